# The web app that `serve` gives to phones, built into web/dist when its sources are newer. Without
# Node.js 18 or a network there is a plain page instead: programs can still play.
build_web() {
  web_is_built && return 0
  if ! has_node && ! need_packages nodejs npm; then return 0; fi
  echo "Building the web app: about half a minute, once." >&2
  local log
  log=$(mktemp)
  if make_web >"$log" 2>&1; then
    cmake build/release >/dev/null  # it is put into the program from now on
  else
    tail -5 "$log" >&2
    explain "The web app could not be built; the lines above say why. To see all of it:" \
            "cd web && npm install && npm run build"
  fi
  rm -f "$log"
}

web_is_built() {
  [ -e web/dist/index.html ] || return 1
  [ -z "$(find web/src web/words web/art web/icons web/public web/package-lock.json words/messages \
               rulebooks/*/words -type f -newer web/dist/index.html -print -quit)" ]
}

has_node() {
  command -v npm >/dev/null && command -v node >/dev/null &&
    [ "$(node -p 'process.versions.node.split(".")[0] >= 18')" = true ]
}

make_web() {
  { configured || cmake --preset release; } && ninja -C build/release messages_json &&
    (cd web && npm install --no-audit --no-fund && npm run build)
}
