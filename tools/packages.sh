# What ./run and ./test need and build; sourced by both. Whatever takes time says so before it begins,
# on the error stream, so that the program's own words stay alone on the other.
#   need_packages NAME...     installs the Debian packages that are missing
#   build_program TARGET...   builds them in build/release
need_packages() {
  local missing=() as_root=() log
  for name in "$@"; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q 'ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return 0
  if ! command -v apt-get >/dev/null; then
    explain "This needs Debian 12, or these packages of it by other names:" "${missing[*]}"
    return 1
  fi
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      explain "Packages are missing, and only root can install them. As root, type:" \
              "apt-get install ${missing[*]}"
      return 1
    fi
    as_root=(sudo)
  fi
  echo "Installing ${#missing[@]} Debian packages, once; about a minute: ${missing[*]}" >&2
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update -qq &&
         DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq \
           --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
    tail -20 "$log" >&2
    rm -f "$log"
    explain "The packages could not be installed; the lines above say why (no network?). By hand:" \
            "${as_root[*]:+sudo }apt-get install ${missing[*]}"
    return 1
  fi
  rm -f "$log"
}

# A sentence, and what to type.
explain() { printf '\n%s\n  %s\n' "$1" "$2" >&2; }

# One step of the build takes about a second of one processor.
build_program() {
  local log steps
  log=$(mktemp)
  if ! configured && ! cmake --preset release >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    explain "The build could not be prepared; the lines above say why. To begin anew:" \
            "rm -r build/release"
    return 2
  fi
  steps=$(missing_objects "$@")
  if [ "$steps" -gt 0 ]; then
    local seconds=$((steps * 6 / 5 / $(nproc) + 5))
    echo "Building Omertà: ${steps} steps, about ${seconds} seconds; this happens once." >&2
  fi
  if ! count_steps "$log" "$@"; then
    sed -n '/^FAILED/,$p' "$log" | head -60 >&2
    rm -f "$log"
    explain "The build failed; the lines above say why. To see all of it:" \
            "ninja -C build/release $*"
    return 2
  fi
  rm -f "$log"
}

# Ninja itself notices what has changed since; only a folder that has been moved begins anew.
configured() {
  [ -e build/release/build.ninja ] || return 1
  grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" build/release/CMakeCache.txt && return 0
  rm -rf build/release
  return 1
}

# How many files have never been compiled: a dry run of Ninja would stop at its check for new files.
missing_objects() {
  ninja -C build/release -t commands "$@" | grep -o -- '-o [^ ]*\.o ' | cut -d' ' -f2 |
    while read -r object; do [ -e "build/release/$object" ] || echo "$object"; done | wc -l
}

# Ninja's own count: on one line where there is a terminal, a line for every tenth where not.
count_steps() {
  local log=$1 terminal=0
  shift
  [ -t 2 ] && terminal=1
  NINJA_STATUS='[%f/%t] ' ninja -C build/release "$@" 2>&1 | tee "$log" |
    awk -F '[][/ ]' -v terminal="$terminal" '
      !/^\[[0-9]+\/[0-9]+\] / || $3 <= 2 { next }  # two: only a look for new files
      terminal { printf "\r%-70.70s", $0; fflush(); next }
      int(10 * $2 / $3) > tenth { tenth = int(10 * $2 / $3); print "  " $2 " of " $3; fflush() }
      END { if (terminal) printf "\r%70s\r", "" }' >&2
  return "${PIPESTATUS[0]}"
}

build_packages=(g++ cmake ninja-build libfmt-dev libcli11-dev libtomlplusplus-dev libicu-dev
                libexpected-dev libboost1.81-dev libboost-json1.81-dev libsodium-dev libsqlite3-dev
                pkgconf libssl-dev libwslay-dev libqrcodegencpp-dev prometheus-cpp-dev)
test_packages=(git patch libgtest-dev libgmock-dev librapidcheck-dev libvterm-dev clang-19
               libclang-rt-19-dev clang-format-19 python3 python3-jsonschema chromium)
