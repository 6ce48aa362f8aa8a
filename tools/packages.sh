# Installs the Debian packages that are missing; sourced by ./run and ./test.
#   need_packages NAME...
need_packages() {
  local missing=()
  for name in "$@"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "please install: ${missing[*]}" >&2; return 1; }
    as_root=(sudo)
  fi
  echo "installing ${missing[*]}" >&2
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends \
    "${missing[@]}" >/dev/null
}

build_packages=(g++ cmake ninja-build libfmt-dev libcli11-dev libtomlplusplus-dev libicu-dev
                libexpected-dev libboost1.81-dev libboost-json1.81-dev)
test_packages=(patch libgtest-dev libgmock-dev librapidcheck-dev ccache lld-19 clang-19
               libclang-rt-19-dev clang-format-19)
