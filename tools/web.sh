# The web app that `serve` gives to phones, built into web/dist when its sources are newer. It is made
# beside the program: begin_web, build_program, finish_web. Without Node.js 18 or a network there is a
# plain page instead, and it is said: programs can still play.
#   begin_web     starts it, if there is anything to do
#   finish_web    waits for it and puts it into the program
#   make_web      all of it at once, for ./test: fails where it cannot be
web_job=
web_log=

begin_web() {
  web_is_built && return 0
  if ! has_node && ! need_packages nodejs npm; then
    explain "Without Node.js there is no web app, only a plain page. To have it later:" "./run"
    return 0
  fi
  web_log=$(mktemp)
  if ! prepare_web >"$web_log" 2>&1; then
    web_failed
    return 0
  fi
  echo "Building the web app beside it: about half a minute, once." >&2
  build_web >"$web_log" 2>&1 &
  web_job=$!
}

finish_web() {
  [ -n "$web_job" ] || return 0
  if ! wait "$web_job"; then
    web_failed
    return 0
  fi
  swap_web
  rm -f "$web_log"
  cmake build/release >/dev/null  # it is put into the program from now on
  build_program omerta
}

make_web() {
  web_is_built && [ -d web/node_modules ] && return 0
  prepare_web && build_web && swap_web
}

web_failed() {
  tail -5 "$web_log" >&2
  rm -f "$web_log"
  explain "The web app could not be built; the lines above say why (no network?). Phones get a plain page. By hand:" \
          "cd web && npm install && npm run build"
}

web_is_built() {
  [ -e web/dist/index.html ] || return 1
  [ -z "$(find web/src web/words web/art web/icons web/public web/compile web/index.html \
               web/package-lock.json words/messages rulebooks/*/words -type f \
               -newer web/dist/index.html -print -quit)" ]
}

has_node() {
  command -v npm >/dev/null && command -v node >/dev/null &&
    [ "$(node -p 'process.versions.node.split(".")[0] >= 18')" = true ]
}

prepare_web() { { configured || cmake --preset release; } && ninja -C build/release messages_json; }

# Into a folder of its own: the program is being built from the other one.
build_web() {
  (cd web && npm install --no-audit --no-fund && npm run build -- --outDir dist.new --emptyOutDir)
}

swap_web() {
  rm -rf web/dist
  mv web/dist.new web/dist
}
