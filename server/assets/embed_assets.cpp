// Writes the files of a folder into a source of C++: embed_assets OUTPUT FOLDER. The bytes come in
// by the assembler, which is a thousand times quicker than an array.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace files = std::filesystem;

const std::map<std::string, std::string>& types() {
  static const std::map<std::string, std::string> kTypes{
      {".html", "text/html; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".txt", "text/plain; charset=utf-8"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".wasm", "application/wasm"},
  };
  return kTypes;
}

std::string tag_of(const files::path& file) {
  std::ifstream in{file, std::ios::binary};
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a: it tells versions apart, nothing more
  for (std::istreambuf_iterator<char> at{in}, end; at != end; ++at) {
    hash = (hash ^ static_cast<unsigned char>(*at)) * 1099511628211U;
  }
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

// Whoever built it has put a hash of its contents into its name: "/assets/app.part-Dk3_x91B.js".
// The hash may have dashes of its own, and what stands before it dots.
bool is_hashed(const std::string& path) {
  constexpr std::size_t kHash = 8;  // letters
  if (path.rfind("/assets/", 0) != 0) return false;
  const std::size_t dot = path.rfind('.');
  return dot != std::string::npos && dot > kHash && path[dot - kHash - 1] == '-';
}

class Writer {
 public:
  explicit Writer(std::ostream& out) : out_{out} {}

  void begin() {
    out_ << "// The web page's files. Generated.\n#include \"server/http/assets.h\"\n\n";
  }

  // Their name in the generated source.
  std::string bytes(const files::path& file) {
    const std::string name = "omerta_asset_" + std::to_string(count_++);
    out_ << "asm(\".section .rodata\\n.global " << name << "\\n"
         << name << ":\\n.incbin \\\"" << file.string() << "\\\"\\n.global " << name << "_end\\n"
         << name << "_end:\\n.byte 0\\n.previous\\n\");\nextern \"C\" const char " << name
         << "[];\n"
         << "extern \"C\" const char " << name << "_end[];\n";
    return "{" + name + ", " + name + "_end}";
  }

  void row(const std::string& path, const files::path& file, const std::string& type) {
    const std::string plain = bytes(file);
    const std::string gzip = packed(file, ".gz");
    const std::string brotli = packed(file, ".br");
    rows_ += "      {\"" + path + "\", \"" + type + "\", \"\\\"" + tag_of(file) + "\\\"\", " +
             "Asset::Name::" + (is_hashed(path) ? "hashed" : "plain") + ", " + plain + ", " + gzip +
             ", " + brotli + "},\n";
  }

  void end() {
    out_ << "\nnamespace omerta::server {\n\nstd::span<const Asset> built_in_assets() {\n"
         << "  static const Asset kAssets[] = {\n"
         << rows_ << "  };\n  return kAssets;\n}\n\n}  // namespace omerta::server\n";
  }

 private:
  std::string packed(const files::path& file, const char* ending) {
    const files::path other = file.string() + ending;
    return files::exists(other) ? bytes(other) : "{}";
  }
  std::ostream& out_;
  std::string rows_;
  int count_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  const files::path folder{argv[2]};
  std::map<std::string, files::path> all;
  for (const auto& each : files::recursive_directory_iterator{folder}) {
    const std::string ending = each.path().extension().string();
    if (!each.is_regular_file() || !types().contains(ending)) continue;
    all["/" + files::relative(each.path(), folder).generic_string()] = each.path();
  }
  if (!all.contains("/index.html")) {
    std::cerr << "no index.html in " << folder << '\n';
    return 1;
  }
  std::ofstream out{argv[1]};
  Writer writer{out};
  writer.begin();
  for (const auto& [path, file] : all) {
    writer.row(path, file, types().at(file.extension().string()));
  }
  writer.end();
  return out.good() ? 0 : 1;
}
