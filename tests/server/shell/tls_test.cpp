// TLS: the page and a WebSocket through it, its fields and its cookie; the certificate changes
// while the server runs.
#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <functional>

#include "tests/server/shell/raw_client.h"
#include "tests/server/shell/running.h"

namespace omerta::server {
namespace {

struct Pair {  // a certificate and its key in files, signed by itself
  explicit Pair(const char* name) {
    folder = std::filesystem::temp_directory_path() / ("omerta-tls-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    write(name);
  }
  ~Pair() { std::filesystem::remove_all(folder); }
  std::string certificate() const { return folder / "certificate.pem"; }
  std::string key() const { return folder / "key.pem"; }

  void write(const char* name) const {
    EVP_PKEY* pair = EVP_EC_gen("P-256");
    X509* made = X509_new();
    X509_gmtime_adj(X509_getm_notBefore(made), 0);
    X509_gmtime_adj(X509_getm_notAfter(made), 3600);
    X509_set_pubkey(made, pair);
    X509_NAME_add_entry_by_txt(X509_get_subject_name(made), "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>(name), -1, -1, 0);
    X509_set_issuer_name(made, X509_get_subject_name(made));
    X509_sign(made, pair, EVP_sha256());
    std::FILE* file = std::fopen(certificate().c_str(), "w");
    PEM_write_X509(file, made);
    std::fclose(file);
    file = std::fopen(key().c_str(), "w");
    PEM_write_PrivateKey(file, pair, nullptr, nullptr, 0, nullptr, nullptr);
    std::fclose(file);
    X509_free(made);
    EVP_PKEY_free(pair);
  }
  std::filesystem::path folder;
};

class TlsClient {
 public:
  explicit TlsClient(std::uint16_t port, int newest = TLS1_3_VERSION) : raw_{port} {
    context_ = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_max_proto_version(context_, newest);
    ssl_ = SSL_new(context_);
    SSL_set_fd(ssl_, raw_.handle());
    connected_ = SSL_connect(ssl_) == 1;
  }
  ~TlsClient() {
    SSL_free(ssl_);
    SSL_CTX_free(context_);
  }
  TlsClient(const TlsClient&) = delete;
  TlsClient& operator=(const TlsClient&) = delete;

  bool connected() const { return connected_; }
  void send(const std::string& bytes) {
    SSL_write(ssl_, bytes.data(), static_cast<int>(bytes.size()));
  }
  std::string read_until(const std::string& text) {
    std::string all;
    std::string bytes(16384, '\0');
    while (all.find(text) == std::string::npos) {
      const int got = SSL_read(ssl_, bytes.data(), static_cast<int>(bytes.size()));
      if (got <= 0) break;
      all.append(bytes, 0, static_cast<std::size_t>(got));
    }
    return all;
  }
  std::string subject() const {
    X509* given = SSL_get1_peer_certificate(ssl_);
    char name[64] = {};
    X509_NAME_get_text_by_NID(X509_get_subject_name(given), NID_commonName, name, sizeof name);
    X509_free(given);
    return name;
  }

 private:
  RawClient raw_;
  SSL_CTX* context_;
  SSL* ssl_;
  bool connected_ = false;
};

TEST(Tls, APageAndASocket) {
  const Pair pair{"first"};
  Certificate certificate{pair.certificate(), pair.key()};
  ASSERT_EQ(certificate.load(), "");
  Running server{{}, &certificate};
  TlsClient client{server.port};
  ASSERT_TRUE(client.connected());
  client.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(server.port) + "\r\n\r\n");
  const std::string page = client.read_until("</html>");
  EXPECT_NE(page.find("Strict-Transport-Security: max-age=63072000\r\n"), std::string::npos);
  EXPECT_NE(page.find("Set-Cookie: __Host-dev="), std::string::npos);
  EXPECT_NE(page.find("; HttpOnly; Secure; SameSite=Lax\r\n"), std::string::npos);
  EXPECT_NE(page.find(" wss://127.0.0.1:" + std::to_string(server.port) + ";"), std::string::npos);
  client.send(upgrade(server.origin));
  EXPECT_TRUE(client.read_until("\r\n\r\n").starts_with("HTTP/1.1 101 "));
  client.send(frame(1, "through TLS"));
  EXPECT_NE(client.read_until("through TLS").find("through TLS"), std::string::npos);
  client.send(frame(1, "burst 60"));
  std::string all;
  while (all.size() < 60 * 4100) {
    const std::string more = client.read_until("x");
    if (more.empty()) break;
    all += more;
  }
  EXPECT_EQ(all.size(), 60U * 4100);
}

TEST(Tls, ACertificateChangesWhileTheServerRuns) {
  const Pair pair{"first"};
  Certificate certificate{pair.certificate(), pair.key()};
  ASSERT_EQ(certificate.load(), "");
  const Running server{{}, &certificate};
  EXPECT_EQ(TlsClient{server.port}.subject(), "first");
  std::filesystem::resize_file(pair.certificate(), 10);
  EXPECT_NE(certificate.load(), "");  // the old one stays in use
  EXPECT_EQ(TlsClient{server.port}.subject(), "first");
  pair.write("second");
  EXPECT_EQ(certificate.load(), "");
  EXPECT_EQ(TlsClient{server.port}.subject(), "second");
}

TEST(Tls, OldVersionsAndPlainTextAreRefused) {
  const Pair pair{"first"};
  Certificate certificate{pair.certificate(), pair.key()};
  ASSERT_EQ(certificate.load(), "");
  const Running server{{}, &certificate};
  EXPECT_FALSE((TlsClient{server.port, TLS1_1_VERSION}.connected()));
  EXPECT_TRUE((TlsClient{server.port, TLS1_2_VERSION}.connected()));
  RawClient plain{server.port};
  plain.send(get("/"));
  EXPECT_TRUE(plain.is_closed());
}

TEST(Tls, AMissingFileIsSaid) {
  Certificate none{"/nowhere/certificate.pem", "/nowhere/key.pem"};
  EXPECT_NE(none.load(), "");
}

}  // namespace
}  // namespace omerta::server
