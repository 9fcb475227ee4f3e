#!/usr/bin/env bash
# Compiles programs that must not compile. Each says in which words the compiler has to complain: after each
# "// expected:" about any line of the file, after "// below:" about the next line. With "// below:" no
# other line may have an error.
#
#   .ci/check-compile-fail.sh [the folder of the built modules [the folder of the programs [options…]]]
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1:-.build-release/release/Modules} programs=${2:-Tests/Fixtures/CompileFail}
general=("${@:3}")
[ -d "$modules" ] || { echo "check-compile-fail: build in release first" >&2; exit 1; }

fail() {
  echo "check-compile-fail: $file $1:" >&2
  echo "$output" >&2
  exit 1
}

count=0
for file in "$programs"/*.swift; do
  expected=$(sed -n 's|^// expected: ||p' "$file")
  options=$(sed -n 's|^// options: ||p' "$file")
  below=$(grep -n '^ *// below: ' "$file" || true)
  output=""
  [ -n "$expected$below" ] || fail "expects nothing"
  # shellcheck disable=SC2086
  if output=$(swiftc -c -o /dev/null -parse-as-library -swift-version 6 -diagnostic-style llvm \
    ${general[@]+"${general[@]}"} -I "$modules" $options "$file" 2>&1); then
    fail "compiles"
  fi
  # Without the lines of source that the compiler shows. An explanation may also be a note.
  messages=$(grep -E ": (error|note): " <<< "$output" || true)
  while IFS= read -r words; do
    [ -n "$words" ] || continue
    grep -q -F -- "$words" <<< "$messages" || fail "does not say «$words»"
    echo "check-compile-fail: $file: $words"
    count=$((count + 1))
  done <<< "$expected"

  others=$(grep "^$file:[0-9]*:[0-9]*: error: " <<< "$output" || true)
  while IFS= read -r mark; do
    [ -n "$mark" ] || continue
    line=$((${mark%%:*} + 1)) words=${mark#*// below: }
    here=$(grep "^$file:$line:" <<< "$others" || true)
    grep -q -F -- "$words" <<< "$here" || fail "does not say «$words» about line $line"
    others=$(grep -v "^$file:$line:" <<< "$others" || true)
    echo "check-compile-fail: $file:$line: $words"
    count=$((count + 1))
  done <<< "$below"
  [ -z "$below" ] || [ -z "$others" ] || fail "says more than it should, such as: $others"
done
[ "$count" -gt 0 ]
