#!/usr/bin/env bash
# Shows that the property tests catch faults: runs them with one mutant after the other, each a fault of one line. All
# mutants that can sleep are put into one copy of the package (weave.py), so that they share a build, and each run wakes
# one of them; the others are built one by one. Two runs go side by side, since each keeps one processor busy.
#
#   Tests/Mutants/run.sh            all mutants
#   Tests/Mutants/run.sh 6 link-a   those whose names begin with these words
#   Tests/Mutants/run.sh --tested   without the run of all properties in which all mutants sleep
#   Tests/Mutants/run.sh --own      without the findings, so that each mutant has to be caught by its own properties
#
# Prints one line for each mutant. Exits 1 if one survives, does not apply, does not compile, is killed or runs no test.
# mutants.txt has one mutant on each line: name, the properties that catch it, file below the folder of its target in
# Sources, sed expression. `Kit` are all properties of a kind, `Kit/wrong` is the one that would otherwise come late.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
shares=2
work=$(mktemp -d)
copy="$work/copy"
trap 'rm -rf "$work"' EXIT

# Copies what the properties need. The manifest of the copy leaves out all other targets.
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
      swiftSettings: tested),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST
}

# Builds the copy, and copies the program that runs its tests to where no later build changes it. The library is
# optimised, since sessions then take half the time, but has all assertions of a debug build. Only tests in debug and
# in release check that accesses do not overlap. Nobody debugs it.
build() {
  swift build --build-tests --package-path "$copy" -c release -debug-info-format none -Xswiftc -enable-testing -Xswiftc -DDEBUG \
    -Xswiftc -assert-config -Xswiftc Debug -Xswiftc -enforce-exclusivity=unchecked >"$work/build.log" 2>&1 \
    && cp "$copy/.build/release/WaymarkPackageTests.xctest" "$1"
}

# Puts all mutants that can sleep into the copy, and builds it. Takes those out again that do not compile.
build_woven() {
  cp -R "$copy/Sources" "$copy/pristine"
  printf '%s\n' "${mutants[@]}" >"$work/mutants"
  "$here/weave.py" "$copy" "$work/mutants"
  until build "$work/woven"; do
    "$here/weave.py" "$copy" "$work/mutants" "$work/build.log" || return 1
  done
}

# run PROGRAM NUMBER PROPERTIES LOG: runs the sessions that once found a fault, which takes a second, or never ends, and
# then the named properties, with the mutant of this number awake. The program prints to the log. Sets `witness`.
run() {
  local status=0
  witness=" by a finding"
  "$own" || pass "$1" "$2" Findings "$4" 120 || status=$?
  [ "$status" -eq 0 ] || return "$status"
  witness=
  pass "$1" "$2" "$3" "$4"
}

# pass PROGRAM NUMBER PROPERTIES LOG [SECONDS]: runs properties, for 15 minutes unless told otherwise. Returns 1 at the
# first issue, since going on would only take time, and otherwise the status of the program. The last redirection hides
# what bash prints about a killed program.
pass() {
  local program=$1 number=$2 properties=$3 log=$4 limit=${5:-900} tests status=0
  local filter="WaymarkTests.(${properties%%/*})Properties"
  case "$properties" in */*) filter+="/${properties#*/}\\(" ;; esac
  : >"$log"
  # Starts the program directly: SwiftPM would first plan the package once more. It stays in the process group of this
  # script, and ends with it.
  WAYMARK_SESSIONS=all WAYMARK_MUTANT=$number SWIFT_BACKTRACE=enable=no timeout --foreground "$limit" "$program" \
    --testing-library swift-testing --filter "$filter" >"$log" 2>&1 &
  tests=$!
  # Not a pipeline, which would wait for the end of tail although grep no longer reads from it.
  if grep -q -m 1 "recorded an issue" < <(tail -s 0.05 -n +1 -f --pid="$tests" "$log"); then
    kill "$tests" 2>/dev/null
    wait "$tests" 2>/dev/null
    return 1
  fi
  wait "$tests" 2>/dev/null || status=$?
  # It failed, but not because of an issue.
  [ "$status" -ne 1 ] || status=2
  return "$status"
} 2>/dev/null

# Says what a status of `run` means. `timeout` and the machine may kill a program; that is no verdict about a mutant.
verdict() {
  case "$1" in
    0) echo SURVIVED ;;
    1) echo "caught$witness" ;;
    124) echo "caught$witness, because it never ends" ;;
    137) echo "was killed" ;;
    12[89] | 1[3-5][0-9]) echo "caught$witness, because it crashes" ;;
    *) echo "runs no test (status $1)" ;;
  esac
}

# Wakes one of the mutants that share a build, runs the properties, and prints the verdict. Fails unless the mutant
# is caught.
try_woven() {
  local number=$1 log=$2 name properties status=0
  IFS='|' read -r name properties _ <<<"${mutants[number - 1]}"
  run "$work/woven" "$number" "$properties" "$log" || status=$?
  tell "$name" "$(verdict "$status")"
}

# Prints a verdict. Fails unless the mutant is caught.
tell() {
  echo "$1: $2"
  case "$2" in caught*) ;; *) return 1 ;; esac
}

# Does the same for a mutant that has to be built alone: all others sleep, and its file contains no other.
try_alone() {
  local number=$1 log=$2 name properties file expression
  local source said status=0
  IFS='|' read -r name properties file expression <<<"${mutants[number - 1]}"
  source=$(cd "$copy/pristine" && compgen -G "*/$file") || source=
  if [ ! -f "$copy/pristine/$source" ]; then
    echo "$name: does not apply: no target has a $file, or several have one"
    return 1
  fi
  cp "$copy/Sources/$source" "$work/asleep"
  sed "$expression" "$copy/pristine/$source" >"$copy/Sources/$source"
  local changed
  changed=$(diff "$copy/pristine/$source" "$copy/Sources/$source" | grep -c '^[<>]' || true)
  if [ "$changed" -eq 0 ] || [ "$changed" -gt 2 ]; then
    said="does not apply to exactly one line of $file"
  elif ! build "$work/alone"; then
    said="does not compile"
  else
    run "$work/alone" 0 "$properties" "$log" || status=$?
    said=$(verdict "$status")
  fi
  cp "$work/asleep" "$copy/Sources/$source"
  # Lets the next build see the change, however soon it starts.
  touch "$copy/Sources/$source"
  tell "$name" "$said"
}

wanted() {
  [ "${#names[@]}" -eq 0 ] && return 0
  local name
  for name in "${names[@]}"; do
    case "$1" in "$name" | "$name"-*) return 0 ;; esac
  done
  return 1
}

# Takes the next woven mutant; each goes to one share.
next_turn() {
  local turn
  exec 9>"$work/lock"
  flock 9
  turn=$(<"$work/turn")
  echo $((turn + 1)) >"$work/turn"
  exec 9>&-
  echo "$turn"
}

# Tries mutants as long as there are any. Before that, the first share checks that all properties hold while all mutants
# sleep, and the last share builds the mutants that need a build of their own.
try_share() {
  local share=$1 log="$work/log$1" turn number failed=0
  if [ "$share" -eq 0 ] && ! passes "$log"; then
    tail -n 20 "$log"
    echo "the package itself: does not pass"
    return 1
  fi
  if [ "$share" -eq $((shares - 1)) ]; then
    for number in "${alone[@]}"; do try_alone "$number" "$log" || failed=1; done
  fi
  while turn=$(next_turn) && [ "$turn" -lt "${#woven[@]}" ]; do
    try_woven "${woven[turn]}" "$log" || failed=1
  done
  return "$failed"
}

passes() {
  local properties='.*'
  if "$tested"; then properties=Findings; fi
  # All sessions together take some four minutes of a processor, which other programs may share.
  pass "$work/woven" 0 "$properties" "$1" 2700 && grep -q "Test run with [1-9]" "$1"
}

tested=false own=false
while :; do
  case "${1:-}" in
    --tested) tested=true ;;
    --own) own=true ;;
    *) break ;;
  esac
  shift
done
names=("$@")
mutants=()
while IFS= read -r line; do
  case "$line" in '' | '#'*) continue ;; esac
  if wanted "${line%%|*}"; then mutants+=("$line"); fi
done <"$here/mutants.txt"
[ "${#mutants[@]}" -gt 0 ] || { echo "no mutant has a name that begins like this" >&2; exit 1; }

make_copy "$copy"
if ! build_woven; then
  tail -n 20 "$work/build.log"
  echo "the package itself: does not pass"
  exit 1
fi
mapfile -t woven <"$copy/woven"
mapfile -t alone < <(seq "${#mutants[@]}" | grep -vxFf "$copy/woven")

echo 0 >"$work/turn"
running=()
for ((share = 0; share < shares; share++)); do
  try_share "$share" &
  running+=($!)
done
failed=0
for share in "${running[@]}"; do wait "$share" || failed=1; done
exit "$failed"
