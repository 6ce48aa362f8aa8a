// Routes: the page and its files, /healthz, /ws; and the fields of every answer.
#include "server/http/answer.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/http/digest.h"

namespace omerta::server {
namespace {

using Field = std::pair<std::string, std::string>;
using Fields = std::vector<Field>;

constexpr std::array<std::pair<int, std::string_view>, 13> kPhrases{{
    {101, "Switching Protocols"},
    {200, "OK"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {413, "Content Too Large"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {503, "Service Unavailable"},
}};

std::string_view phrase(int status) {
  const auto found = std::find_if(kPhrases.begin(), kPhrases.end(),
                                  [status](const auto& each) { return each.first == status; });
  return found == kPhrases.end() ? "Error" : found->second;
}

// The explicit address of the socket is for Safari before 16, where 'self' leaves it out.
std::string content_policy(const std::string& socket) {
  return "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
         "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; "
         "connect-src 'self'" +
         (socket.empty() ? "" : " " + socket) +
         "; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
         "require-trusted-types-for 'script'";
}

Fields protecting(const Site& site, const Request* request) {
  const auto host = request == nullptr ? std::nullopt : request->field("host");
  Fields fields{
      {"Content-Security-Policy",
       content_policy(host ? site.socket_address(*host) : std::string{})},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Permissions-Policy", "camera=(), microphone=(), geolocation=(), screen-wake-lock=(self)"}};
  if (site.channel == Token::Channel::secure) {
    fields.emplace_back("Strict-Transport-Security", "max-age=63072000");
  }
  return fields;
}

constexpr std::string_view kNotKept = "no-store";
constexpr std::string_view kKeptForEver = "public, max-age=31536000, immutable";

// One answer in the making.
struct Making {
  const Site& site;
  const Request* request = nullptr;
  Fields extra{};
  std::string_view kept = kNotKept;

  Answer done(int status, std::string_view body) {
    Answer answer{.status = status, .body = body};
    if (request != nullptr) answer.then = request->then;
    const bool switching = status == 101;
    Fields fields = protecting(site, request);
    fields.emplace_back("Cache-Control", kept);
    fields.insert(fields.end(), extra.begin(), extra.end());
    if (!switching && status != 304) {
      fields.emplace_back("Content-Length", std::to_string(body.size()));
    }
    if (!switching) {
      fields.emplace_back("Connection",
                          answer.then == Request::Then::stay ? "keep-alive" : "close");
    }
    answer.head = "HTTP/1.1 " + std::to_string(status) + " ";
    answer.head.append(phrase(status)).append("\r\n");
    for (const Field& each : fields) answer.head += each.first + ": " + each.second + "\r\n";
    answer.head += "\r\n";
    const bool only_head = request != nullptr && request->method == "HEAD";
    if (only_head || switching || status == 304) answer.body = {};
    return answer;
  }
  Answer text(int status, std::string_view body) {
    extra.emplace_back("Content-Type", "text/plain; charset=utf-8");
    return done(status, body);
  }
};

Answer method_not_allowed(Making making) {
  making.extra.emplace_back("Allow", "GET, HEAD");
  return making.text(405, "Only GET and HEAD are answered here.\n");
}

bool has_tag(const Request& request, std::string_view tag) {
  return request.has_word("if-none-match", tag) ||
         request.has_word("if-none-match", "w/" + std::string{tag}) ||
         request.has_word("if-none-match", "*");
}

std::string_view packed(const Asset& asset, Making& making) {
  if (asset.gzip.empty() && asset.brotli.empty()) return asset.bytes;
  making.extra.emplace_back("Vary", "Accept-Encoding");
  for (const auto& [name, bytes] : {std::pair{"br", asset.brotli}, std::pair{"gzip", asset.gzip}}) {
    if (bytes.empty() || !making.request->has_word("accept-encoding", name)) continue;
    making.extra.emplace_back("Content-Encoding", name);
    return bytes;
  }
  return asset.bytes;
}

// A page comes with the cookie, so that the socket it opens has it already; and again each time, so
// that it lasts for thirty days after the last evening and not after the first.
Answer file(const Asset& asset, Making making, Entropy& entropy) {
  if (asset.name == Asset::Name::hashed) making.kept = kKeptForEver;
  making.extra.emplace_back("ETag", asset.tag);
  const Token::Channel channel = making.site.channel;
  if (asset.type.starts_with("text/html")) {
    const auto known = token_in(making.request->field("cookie").value_or(""), channel);
    const Token token = known ? *known : Token::draw(entropy);
    making.extra.emplace_back("Set-Cookie", token.set_cookie(channel));
  }
  if (has_tag(*making.request, asset.tag)) return making.done(304, {});
  making.extra.emplace_back("Content-Type", asset.type);
  const std::string_view bytes = packed(asset, making);
  return making.done(200, bytes);
}

bool is_key(std::string_view key) {  // sixteen bytes in base64
  const auto is_letter = [](char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '/';
  };
  return key.size() == 24 && key.ends_with("==") &&
         std::all_of(key.begin(), key.begin() + 22, is_letter);
}

std::string accept_key(std::string_view key) {  // RFC 6455, 4.2.2
  return base64(sha1(std::string{key} + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"));
}

Answer open_socket(Making making, Entropy& entropy) {
  const Request& request = *making.request;
  if (request.method != "GET") return method_not_allowed(making);
  const bool asks =
      request.has_word("upgrade", "websocket") && request.has_word("connection", "upgrade");
  if (!asks || request.field("sec-websocket-version") != "13") {
    making.extra.insert(making.extra.end(),
                        {{"Upgrade", "websocket"}, {"Sec-WebSocket-Version", "13"}});
    return making.text(426, "This is the address of a WebSocket, version 13.\n");
  }
  const auto origin = request.field("origin");
  if (!origin || !making.site.lets_in(*origin)) {
    return making.text(403, "No page of another site may open a socket here.\n");
  }
  const auto key = request.field("sec-websocket-key");
  if (!key || !is_key(*key)) return making.text(400, "The key of the handshake makes no sense.\n");
  auto token = token_in(request.field("cookie").value_or(""), making.site.channel);
  making.extra.insert(making.extra.end(), {{"Upgrade", "websocket"},
                                           {"Connection", "Upgrade"},
                                           {"Sec-WebSocket-Accept", accept_key(*key)}});
  if (!token) {
    token = Token::draw(entropy);
    making.extra.emplace_back("Set-Cookie", token->set_cookie(making.site.channel));
  }
  Answer answer = making.done(101, {});
  answer.device = token->device();
  answer.then = Request::Then::stay;
  return answer;
}

}  // namespace

Answer answer(const Request& request, const Site& site, Entropy& entropy, Health health) {
  Making making{.site = site, .request = &request};
  const std::string_view path = request.path();
  if (!request.field("host")) return refuse(400, site);
  if (path == "/ws") return open_socket(making, entropy);
  const Asset* asset = find_asset(site.assets, path);
  const bool known = asset != nullptr || path == "/healthz";
  if (!known) return making.text(404, "There is nothing here.\n");
  if (request.method != "GET" && request.method != "HEAD") return method_not_allowed(making);
  if (asset != nullptr) return file(*asset, making, entropy);
  return health == Health::well ? making.text(200, "ok\n") : making.text(503, "busy\n");
}

Answer refuse(int status, const Site& site) {
  Making making{.site = site};
  return making.text(status, status == 503 ? "The server is stopping.\n" : "Not like this.\n");
}

Answer answer_metrics(const Request& request, const Site& site, const std::string& text) {
  Making making{.site = site, .request = &request};
  if (request.path() != "/metrics") return making.text(404, "There is nothing here.\n");
  if (request.method != "GET" && request.method != "HEAD") return method_not_allowed(making);
  making.extra.emplace_back("Content-Type", "text/plain; version=0.0.4; charset=utf-8");
  Answer answer = making.done(200, text);
  if (request.method != "HEAD") answer.own = text;
  answer.body = {};
  return answer;
}

}  // namespace omerta::server
