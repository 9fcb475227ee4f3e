#!/usr/bin/env bash
# Checks the shape of the repository: its top level, no dependency, no word that the standards rule out.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() { echo "check-repository: $*" >&2; exit 1; }

# absent GREP...: prints what the search finds. Succeeds only if it finds nothing: not if the search itself fails.
absent() {
  local status=0
  "$@" || status=$?
  [ "$status" -le 1 ] || fail "$* ended with $status"
  [ "$status" -eq 1 ]
}

extra=$(git ls-files | cut -d/ -f1 | sort -u \
  | grep -v -E '^(Package\.swift|Sources|Tests|SampleApp|Docs|README\.md|\..*)$' || true)
[ -z "$extra" ] || fail "the top level holds files that do not belong there: $extra"

words='as!|try!|fatalError\(|preconditionFailure\(|@unchecked Sendable|nonisolated\(unsafe\)'
words="$words|Thread\.sleep|usleep\(|Task\.sleep|open class|AnyView"
# Without a value it is nil at first; with a brace it is computed.
words="$words|static .*var [[:alnum:]_]+ *(:[^{]*)?(=|$)"
absent git grep --untracked -n -E "$words" -- Sources SampleApp \
  || fail "the lines above hold a word that the standards rule out"
absent git grep --untracked -n -E '\bRegex\b|RegexBuilder|NSRegularExpression|File(Manager|Handle)|\bfopen\(' \
  -- Sources/WaymarkRoutes Sources/Waymark || fail "the lines above use an expression or a file; the core has neither"
# One for the path of a coordinator, one for a path of routes, one for a root in the path of a host.
registered=$(git grep --untracked -h -E '^[^/]*\.navigationDestination\(' -- Sources/WaymarkSwiftUI | wc -l)
[ "$registered" -eq 3 ] || fail "the adapter registers $registered destinations, not 3"
absent git grep --untracked -n -E '#(expect|require)\((Bool\()?(true|!false)\>' -- Tests || fail "a test cannot fail"

lines=$(sed '/^```mermaid$/,/^```$/d' README.md | wc -l)
[ "$lines" -le 150 ] || fail "README.md has $lines lines without its map; 150 are allowed"

absent grep -n '\.package(' Package.swift || fail "Package.swift names a package dependency"
swift package show-dependencies --format json | python3 -c '
import json, sys
sys.exit(1 if json.load(sys.stdin)["dependencies"] else 0)' || fail "the package has dependencies"
echo "check-repository: fine"
