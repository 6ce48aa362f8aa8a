#!/usr/bin/env bash
# What takes hours: a million twin games, a million nights of bullets, ten million deals, planted mistakes,
# long fuzzing, every compiler, optimisation and sanitizer.
# Called by `./test long`.
set -euo pipefail
cd "$(dirname "$0")/.."
fuzz_seconds=${OMERTA_FUZZ_SECONDS:-3600}

echo "== a million twin games"
OMERTA_TWIN_GAMES=1000000 build/release/tests/laws/twins_tests

echo "== figures that people are shown, in twenty thousand fresh evenings of each rulebook"
OMERTA_CALIBRATION_GAMES=20000 build/release/tests/beliefs/beliefs_tests --gtest_filter='Calibration.*'

echo "== ten thousand pairs of games, to the bytes that are sent"
OMERTA_WIRE_GAMES=10000 build/release/tests/wire/wire_tests --gtest_filter='*Twins*'

echo "== evenings whose cards are entered as late as can be"
OMERTA_BLIND_GAMES=1500 build/release/tests/script/script_tests --gtest_filter='*LateCards*'

echo "== a million nights against the published algorithm"
OMERTA_FLIGHT_NIGHTS=1000000 OMERTA_FLIGHT_GAMES=100000 build/release/tests/flight/flight_tests

echo "== ten million deals for every number of players"
OMERTA_DEALS=10000000 build/release/tests/simulator/simulator_tests --gtest_filter='*EverySeatGets*'

echo "== two thousand kills of a server under load"
OMERTA_KILLS=2000 build/release/tests/server/crashes/kill_tests

echo "== a hundred thousand evenings in any weather"
export OMERTA_SERVER_FROM=10000 OMERTA_SERVER_GAMES=35000 GTEST_TOTAL_SHARDS=4
seq 0 3 | xargs -P 2 -I{} env GTEST_SHARD_INDEX={} build/release/tests/server/world/weather_tests
unset OMERTA_SERVER_FROM OMERTA_SERVER_GAMES GTEST_TOTAL_SHARDS

echo "== a server killed at every point of a game, and the power failing under one"
seq 0 2 | OMERTA_CRASH_STEP=1 GTEST_TOTAL_SHARDS=3 \
  xargs -P 3 -I{} env GTEST_SHARD_INDEX={} build/release/tests/server/crashes/crash_tests
OMERTA_POWER_BEATS=60 build/release/tests/server/crashes/server_power_tests

echo "== a whole game of programs over sockets"
OMERTA_WHOLE_GAMES=1 build/release/tests/server/evenings/bot_tests

echo "== whole evenings in Chromium"
(cd web && OMERTA=../build/release/omerta npm run --silent e2e)

echo "== every test with sanitizers"
cmake --preset sanitize -DOMERTA_EVERY_TEST=ON
cmake --build --preset sanitize
ctest --preset sanitize

echo "== how many small mistakes the tests notice"
tools/mutants/run "${OMERTA_MUTANTS:-200}"

for flags in "g++ -O0" "g++ -O2" "g++ -O3" "clang++-19 -O0" "clang++-19 -O2" "clang++-19 -O3"; do
  set -- $flags
  echo "== $1 $2: the same games, the same signature"
  dir=build/matrix-$1$2
  cmake -S . -B "$dir" -G Ninja -DCMAKE_CXX_COMPILER="$1" -DCMAKE_BUILD_TYPE=None \
        -DCMAKE_CXX_FLAGS="$2" -DOMERTA_BENCH=OFF -DOMERTA_TESTS=ON >/dev/null
  cmake --build "$dir"
  ctest --test-dir "$dir" --output-on-failure -j2
done

echo "== threads"
cmake -S . -B build/thread -G Ninja -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_BUILD_TYPE=RelWithDebInfo \
      -DOMERTA_SANITIZE=thread -DOMERTA_TESTS=ON >/dev/null
cmake --build build/thread --target simulator_tests
ctest --test-dir build/thread -R simulator --output-on-failure

echo "== fuzzing, $fuzz_seconds seconds each"
cmake --preset fuzz
cmake --build --preset fuzz
for fuzzer in build/fuzz/tests/fuzz/*_fuzzer; do
  name=$(basename "$fuzzer")
  mkdir -p "build/fuzz/corpus/$name"
  seeds=tests/fuzz/corpus/${name%_fuzzer}
  [ -d "$seeds" ] || seeds=
  "$fuzzer" -max_total_time="$fuzz_seconds" -timeout=10 "build/fuzz/corpus/$name" ${seeds:+"$seeds"}
done
