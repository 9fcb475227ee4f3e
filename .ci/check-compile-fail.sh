#!/usr/bin/env bash
# Programs that must not compile, each with the words that the compiler has to say.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=.build-release/release/Modules
[ -d "$modules" ] || { echo "check-compile-fail: build in release first" >&2; exit 1; }
count=0
for file in Tests/Fixtures/CompileFail/*.swift; do
  expected=$(sed -n 's|^// expected: ||p' "$file")
  options=$(sed -n 's|^// options: ||p' "$file")
  [ -n "$expected" ] || { echo "check-compile-fail: $file expects nothing" >&2; exit 1; }
  # shellcheck disable=SC2086
  if output=$(swiftc -c -o /dev/null -parse-as-library -swift-version 6 -I "$modules" $options "$file" 2>&1); then
    echo "check-compile-fail: $file compiles" >&2
    exit 1
  fi
  grep -q -F "$expected" <<< "$output" || {
    echo "check-compile-fail: $file does not say «$expected»:" >&2
    echo "$output" >&2
    exit 1
  }
  echo "check-compile-fail: $file: $expected"
  count=$((count + 1))
done
[ "$count" -gt 0 ]
