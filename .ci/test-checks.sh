#!/usr/bin/env bash
# Shows that the checks of sources find what they are for, in a copy of the sources. Builds nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R .ci Sources "$copy/"
cd "$copy"
git init -q

# finds WHAT WORDS COMMAND: with a fault in place, the command has to fail and to say the words.
finds() {
  local what=$1 words=$2 output
  shift 2
  if output=$("$@" 2>&1); then
    echo "test-checks: $what is not found" >&2
    exit 1
  fi
  grep -q -F "$words" <<< "$output" || { echo "test-checks: of $what nothing is said but: $output" >&2; exit 1; }
  echo "test-checks: $what is found"
}

.ci/check-arrows >"$copy/log" || { cat "$copy/log" >&2; exit 1; }

planted=Sources/WaymarkRoutes/Route/Planted.swift
echo 'struct Planted { var link: DeepLinkProblem? }' >$planted
finds "a new cycle of folders" "WaymarkRoutes/Route and WaymarkRoutes/Links/Declaration are part of one cycle" \
  .ci/check-arrows
echo '// struct Planted { var link: DeepLinkProblem? }' >$planted
echo 'let planted = "DeepLinkProblem"' >>$planted
.ci/check-arrows >"$copy/log" || { echo "test-checks: a comment counts as an arrow" >&2; exit 1; }
rm $planted

mkdir Sources/Knot
for number in $(seq 0 199); do
  echo "struct Knot$number { var next: [Knot$(((number + 1) % 200))] }" >"Sources/Knot/Knot$number.swift"
done
finds "a knot of files" "the largest knot has grown" .ci/check-arrows
rm -r Sources/Knot

sed 's|^    "Waymark/Events":|    "Waymark/Gone": "Waymark/Flow",\n&|' .ci/check-arrows >.ci/check-listed
chmod +x .ci/check-listed
finds "an arrow on the list that is gone" "Waymark/Gone does not name Waymark/Flow any more" .ci/check-listed

# The lines of a function of 72 lines, but for its brace.
long() { printf '  func %s()%s\n' "$1" "$2"; printf '    // line %s\n' $(seq 70); }
{ echo 'struct Planted {'; long long ' {'; printf '  }\n}\n'; } >$planted
finds "a long function" "72 lines in one function" python3 .ci/check-sizes.py
{ echo 'protocol Planted {'; long short ''; echo '}'; echo 'struct Other {'; printf '  func a() {\n  }\n}\n'; } >$planted
python3 .ci/check-sizes.py >"$copy/log" || { echo "test-checks: a requirement counts as a body" >&2; exit 1; }
echo "test-checks: fine"
