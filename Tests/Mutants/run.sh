#!/usr/bin/env bash
# Shows that the property tests catch faults: puts one one-line fault after the other
# into a copy of the package, and runs the properties on it.
#
#   Tests/Mutants/run.sh            all mutants
#   Tests/Mutants/run.sh 6 link     those whose name begins so
#
# Prints one line for each mutant. Exits 1 if one survives, does not apply or does not compile.
# mutants.txt has one mutant on each line: name, the properties that catch it, file below
# Sources/Waymark, sed expression.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

mkdir -p "$work/Sources" "$work/Tests/WaymarkTests"
cp -R "$package/Sources/Waymark" "$work/Sources/"
cp -R "$package/Tests/WaymarkTests/Properties" "$work/Tests/WaymarkTests/"
cp -R "$package/Tests/WaymarkTests/Support" "$work/Tests/WaymarkTests/"
# The manifest of the package without all targets that the properties do without.
awk '/^let package/ { exit } { print }' "$package/Package.swift" >"$work/Package.swift"
cat >>"$work/Package.swift" <<'MANIFEST'
let package = Package(
  name: "Waymark",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  targets: [
    .target(name: "Waymark", swiftSettings: strict),
    .testTarget(name: "WaymarkTests", dependencies: ["Waymark"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
MANIFEST

build() { swift build --build-tests --package-path "$work" >"$work/log" 2>&1; }
# Runs the properties of one kind, and what random sessions of all kinds have found.
run() {
  swift test --skip-build --package-path "$work" --filter "WaymarkTests.(${1}|Findings)Properties" \
    >"$work/log" 2>&1
}

wanted() {
  [ "${#names[@]}" -eq 0 ] && return 0
  local name
  for name in "${names[@]}"; do
    if [ "${1%%-*}" = "$name" ]; then return 0; fi
  done
  return 1
}

names=("$@")
failed=0

if ! build || ! run '.*' || ! grep -q "Test run with [1-9]" "$work/log"; then
  tail -n 20 "$work/log"
  echo "the package itself: does not pass"
  exit 1
fi

while IFS='|' read -r name suite file expression; do
  case "$name" in '' | '#'*) continue ;; esac
  wanted "$name" || continue
  source="$work/Sources/Waymark/$file"
  if [ ! -f "$source" ]; then
    echo "$name: does not apply, there is no $file"
    failed=1
    continue
  fi
  cp "$source" "$work/original"
  sed "$expression" "$work/original" >"$source"
  changed=$(diff "$work/original" "$source" | grep -c '^[<>]' || true)
  if [ "$changed" -eq 0 ] || [ "$changed" -gt 2 ]; then
    echo "$name: does not apply to exactly one line of $file"
    failed=1
  elif ! build; then
    echo "$name: does not compile"
    failed=1
  elif run "$suite"; then
    echo "$name: SURVIVED"
    failed=1
  else
    echo "$name: caught"
  fi
  cp "$work/original" "$source"
  # So that the next build sees the change, however fast it comes.
  touch "$source"
done <"$here/mutants.txt"

exit "$failed"
