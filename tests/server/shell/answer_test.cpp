// Answers as values: files under hashed names, packed files, and what a request may look like.
#include "server/http/answer.h"

#include <gtest/gtest.h>

namespace omerta::server {
namespace {

constexpr std::string_view kPage = "<p>page</p>";
const std::vector<Asset> kAssets{
    {"/index.html", "text/html; charset=utf-8", "\"1\"", Asset::Name::plain, kPage, {}, {}},
    {"/assets/app-12345678.js", "text/javascript; charset=utf-8", "\"2\"", Asset::Name::hashed,
     "script", "gzipped", "brotlied"}};

Request request(std::string path, std::vector<std::pair<std::string, std::string>> fields = {}) {
  fields.emplace_back("host", "mafia.example");
  return {"GET", std::move(path), std::move(fields), Request::Then::stay};
}

Answer asked(const Request& request) {
  const Site site{
      .origins = {"https://mafia.example"}, .channel = Token::Channel::secure, .assets = kAssets};
  SystemEntropy entropy;
  return answer(request, site, entropy);
}

bool has(const Answer& answer, std::string_view line) {
  return answer.head.find("\r\n" + std::string{line} + "\r\n") != std::string::npos;
}

TEST(Answer, HashedNamesAreKeptForEver) {
  const Answer script = asked(request("/assets/app-12345678.js"));
  EXPECT_TRUE(has(script, "Cache-Control: public, max-age=31536000, immutable")) << script.head;
  EXPECT_TRUE(has(asked(request("/")), "Cache-Control: no-store"));
  EXPECT_EQ(asked(request("/?from=code")).body, kPage);
}

TEST(Answer, IsPackedForWhoeverCanUnpack) {
  const auto with = [](const std::string& accepts) {
    return asked(request("/assets/app-12345678.js", {{"accept-encoding", accepts}}));
  };
  EXPECT_EQ(with("gzip, deflate, br").body, "brotlied");
  EXPECT_EQ(with("gzip").body, "gzipped");
  EXPECT_EQ(with("identity").body, "script");
  EXPECT_TRUE(has(with("gzip"), "Content-Encoding: gzip"));
  EXPECT_TRUE(has(with("identity"), "Vary: Accept-Encoding"));
}

TEST(Answer, RemembersTheDevice) {
  const std::string cookie = "__Host-dev=" + std::string(43, 'z');
  EXPECT_NE(asked(request("/", {{"cookie", cookie}})).head.find("Set-Cookie: " + cookie + ';'),
            std::string::npos);
  EXPECT_NE(asked(request("/")).head.find("Set-Cookie: __Host-dev="), std::string::npos);
}

TEST(Answer, IsSecureUnderTls) {
  for (const char* path : {"/", "/nothing", "/ws", "/healthz"}) {
    EXPECT_TRUE(has(asked(request(path)), "Strict-Transport-Security: max-age=63072000")) << path;
  }
  EXPECT_NE(asked(request("/")).head.find("connect-src 'self' wss://mafia.example;"),
            std::string::npos);
}

RequestReader::State read(const std::string& text) {
  RequestReader reader{8192};
  return reader.take(text);
}

TEST(Request, WhatIsOneAndWhatIsNot) {
  using State = RequestReader::State;
  EXPECT_EQ(read("GET / HTTP/1.1\r\nHost: a\r\n\r\n"), State::whole);
  EXPECT_EQ(read("GET / HTTP/1.1\r\nHost: a\r\n"), State::more);
  EXPECT_EQ(read("GET / HTTP/1.1\r\nHost : a\r\n\r\n"), State::wrong);
  EXPECT_EQ(read("GET / HTTP/1.1\nHost: a\n\n"), State::wrong);
  EXPECT_EQ(read("GET / HTTP/3.0\r\n\r\n"), State::wrong);
  EXPECT_EQ(read("GET /\x01 HTTP/1.1\r\n\r\n"), State::wrong);
  EXPECT_EQ(read("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), State::wrong);
  EXPECT_EQ(read("\x16\x03\x01\x02\x00\x01"), State::wrong);  // TLS to a plain port
  EXPECT_EQ(read("POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc"), State::body);
  EXPECT_EQ(read("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"), State::body);
  EXPECT_EQ(read("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"),
            State::wrong);
  EXPECT_EQ(read("POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"),
            State::wrong);
  EXPECT_EQ(read("GET /" + std::string(9000, 'a') + " HTTP/1.1\r\n\r\n"), State::too_large);
  EXPECT_EQ(read("GET / HTTP/1.1\r\nA: " + std::string(9000, 'a')), State::too_large);
}

TEST(Request, FieldsAndWords) {
  RequestReader reader{8192};
  ASSERT_EQ(reader.take("GET /a?b=c HTTP/1.1\r\nHost: h\r\nConnection: Keep-Alive , Upgrade\r\n"
                        "X: 1\r\nx: 2\r\n\r\nrest"),
            RequestReader::State::whole);
  const Request read = reader.request();
  EXPECT_EQ(read.path(), "/a");
  EXPECT_EQ(read.field("host"), "h");
  EXPECT_EQ(read.field("x"), std::nullopt);
  EXPECT_EQ(read.count("x"), 2);
  EXPECT_TRUE(read.has_word("connection", "upgrade"));
  EXPECT_FALSE(read.has_word("connection", "up"));
  EXPECT_EQ(reader.rest(), "rest");
}

}  // namespace
}  // namespace omerta::server
