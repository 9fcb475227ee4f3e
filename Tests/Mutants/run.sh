#!/usr/bin/env bash
# Shows that the property tests catch faults: puts one one-line fault after the other
# into a copy of the package, and runs the properties on it. Two copies work side by side,
# since a run of the properties keeps one processor busy.
#
#   Tests/Mutants/run.sh            all mutants
#   Tests/Mutants/run.sh 6 link-a   those whose name begins with these words
#   Tests/Mutants/run.sh --tested   without a run of the properties as they are: CI has them among its tests
#
# Prints one line for each mutant. Exits 1 if one survives, does not apply or does not compile.
# mutants.txt has one mutant on each line: name, the properties that catch it, file below the
# folder of its target in Sources, sed expression.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
copies=2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Makes a copy of what the properties need. Its manifest leaves out all other targets.
make_copy() {
  mkdir -p "$1/Sources" "$1/Tests/WaymarkTests"
  cp -R "$package/Sources/." "$1/Sources/"
  cp -R "$package/Tests/WaymarkTests/Properties" "$1/Tests/WaymarkTests/"
  cp -R "$package/Tests/WaymarkTests/Support" "$1/Tests/WaymarkTests/"
  awk '/^let package/ { exit } { print }' "$package/Package.swift" >"$1/Package.swift"
  cat >>"$1/Package.swift" <<'MANIFEST'
let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  targets: [
    .target(name: "WaymarkRoutes", swiftSettings: strict),
    .target(name: "Waymark", dependencies: ["WaymarkRoutes"], swiftSettings: strict),
    .target(name: "WaymarkTesting", dependencies: ["Waymark"], swiftSettings: strict),
    .testTarget(
      name: "WaymarkTests", dependencies: ["Waymark", "WaymarkRoutes", "WaymarkTesting"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
}

build() { swift build --build-tests --package-path "$1" >"$1/log" 2>&1; }

# Runs in a copy what random sessions of all kinds have found, which takes no time, and then the properties of one kind.
run() { pass "$1" Findings && pass "$1" "$2"; }

# Runs the properties of one kind in a copy; false at the first issue, since what follows would only take time. A fault
# that never ends is found, too.
pass() {
  local log="$1/log" tests
  : >"$log"
  # The program itself: SwiftPM would plan the package once more before it starts it.
  WAYMARK_SESSIONS=all setsid timeout 900 "$1/.build/debug/WaymarkPackageTests.xctest" --testing-library swift-testing \
    --filter "WaymarkTests.(${2})Properties" >"$log" 2>&1 &
  tests=$!
  if tail -n +1 -f --pid="$tests" "$log" | grep -q -m 1 "recorded an issue"; then
    kill -- "-$tests" 2>/dev/null
    wait "$tests" 2>/dev/null
    return 1
  fi
  wait "$tests" 2>/dev/null
}

# Puts one mutant into a copy and prints what becomes of it; false unless it is caught.
try_mutant() {
  local copy=$1 name=$2 suite=$3 file=$4 expression=$5
  local source verdict
  source=$(compgen -G "$copy/Sources/*/$file") || source=
  if [ ! -f "$source" ]; then
    echo "$name: does not apply, no target or several have a $file"
    return 1
  fi
  cp "$source" "$copy/original"
  sed "$expression" "$copy/original" >"$source"
  local changed
  changed=$(diff "$copy/original" "$source" | grep -c '^[<>]' || true)
  if [ "$changed" -eq 0 ] || [ "$changed" -gt 2 ]; then
    verdict="does not apply to exactly one line of $file"
  elif ! build "$copy"; then
    verdict="does not compile"
  elif run "$copy" "$suite"; then
    verdict="SURVIVED"
  else
    verdict="caught"
  fi
  cp "$copy/original" "$source"
  # So that the next build sees the change, however fast it comes.
  touch "$source"
  echo "$name: $verdict"
  [ "$verdict" = caught ]
}

wanted() {
  [ "${#names[@]}" -eq 0 ] && return 0
  local name
  for name in "${names[@]}"; do
    case "$1" in "$name" | "$name"-*) return 0 ;; esac
  done
  return 1
}

# Takes the next mutant; each goes to one copy.
next_turn() {
  local turn
  exec 9>"$work/lock"
  flock 9
  turn=$(<"$work/turn")
  echo $((turn + 1)) >"$work/turn"
  exec 9>&-
  echo "$turn"
}

# Tries mutants in one of the copies for as long as there are any. The first one shows before that all properties
# hold without a fault, while others are at work already.
try_share() {
  local share=$1 copy="$work/$1" turn failed=0 name suite file expression
  make_copy "$copy"
  if ! build "$copy" || { [ "$share" -eq 0 ] && ! "$tested" && ! passes "$copy"; }; then
    tail -n 20 "$copy/log"
    echo "the package itself: does not pass"
    return 1
  fi
  while turn=$(next_turn) && [ "$turn" -lt "${#mutants[@]}" ]; do
    IFS='|' read -r name suite file expression <<<"${mutants[turn]}"
    try_mutant "$copy" "$name" "$suite" "$file" "$expression" || failed=1
  done
  return "$failed"
}

passes() { run "$1" '.*' && grep -q "Test run with [1-9]" "$1/log"; }

tested=false
if [ "${1:-}" = --tested ]; then
  tested=true
  shift
fi
names=("$@")
mutants=()
while IFS= read -r line; do
  case "$line" in '' | '#'*) continue ;; esac
  if wanted "${line%%|*}"; then mutants+=("$line"); fi
done <"$here/mutants.txt"
[ "${#mutants[@]}" -gt 0 ] || { echo "no mutant has such a name" >&2; exit 1; }

echo 0 >"$work/turn"
shares=()
for ((share = 0; share < copies; share++)); do
  try_share "$share" &
  shares+=($!)
done
failed=0
for share in "${shares[@]}"; do wait "$share" || failed=1; done
exit "$failed"
