#!/usr/bin/env bash
# Checks the kit in Swift Testing and in XCTest, used as in an app's own test target: right tests pass in both, and
# wrong ones fail with exactly the text of Failures.txt.
#
#   .ci/check-kit.sh [BUNDLE]     the built tests, by default those of the debug build
#   .ci/check-kit.sh --write …    writes what they print to Failures.txt
set -euo pipefail
cd "$(dirname "$0")/.."

write=false
if [ "${1:-}" = --write ]; then write=true; shift; fi
bundle=${1:-.build/debug/WaymarkPackageTests.xctest}
expected=Tests/Fixtures/KitTests/Failures.txt

right=$("$bundle" KitTests.XCTestTests)
grep -q "Executed 2 tests, with 1 test skipped and 0 failures" <<<"$right" || { echo "$right"; exit 1; }

# Keeps what is printed between the failures and the end of their test, without colours and folders.
printed() {
  sed -E -e $'s/\x1b\\[[0-9;]*m//g' -e 's#^.*/KitTests/##' |
    awk '/ error: |recorded an issue/ { on = 1 } /^Test Case|^✘ Test .* failed after|^✔/ { on = 0 } on'
}

actual=$(
  echo "== XCTest"
  (WAYMARK_WRONG_TESTS=1 "$bundle" KitTests.XCTestTests 2>&1 || true) | printed
  echo "== Swift Testing"
  (WAYMARK_WRONG_TESTS=1 "$bundle" --testing-library swift-testing --filter KitTests.SwiftTestingTests \
    2>&1 || true) | printed
)
if "$write"; then echo "$actual" >"$expected"; fi
diff "$expected" <(echo "$actual") || { echo "check-kit: wrong tests say something else" >&2; exit 1; }
echo "check-kit: $(grep -c 'error: \|recorded an issue' "$expected") failures are as written"
