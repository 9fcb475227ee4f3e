#!/usr/bin/env bash
# Shows that the checks of sources find the faults they look for, in a copy of the sources. Builds nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R .ci Sources Package.swift "$copy/"
mkdir -p "$copy/Tests/Fixtures"
cp -R Tests/Fixtures/SwiftUIDeclarations "$copy/Tests/Fixtures/"
cp -R Tests/Mutants "$copy/Tests/"
cd "$copy"
git init -q

# finds WHAT WORDS COMMAND: with a fault planted, the command has to fail and print the words.
finds() {
  local what=$1 words=$2 output
  shift 2
  if output=$("$@" 2>&1); then
    echo "test-checks: $what is not found" >&2
    exit 1
  fi
  grep -q -F "$words" <<< "$output" || { echo "test-checks: $what is reported in other words: $output" >&2; exit 1; }
  echo "test-checks: $what is found"
}

.ci/check-arrows >"$copy/log" || { cat "$copy/log" >&2; exit 1; }

planted=Sources/WaymarkRoutes/Route/Planted.swift
echo 'struct Planted { var link: DeepLinkProblem? }' >$planted
finds "a new cycle of folders" "then WaymarkRoutes/Route and WaymarkRoutes/Links/Declaration are part of one cycle" \
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
finds "a listed arrow that is gone" "Waymark/Gone no longer names Waymark/Flow" .ci/check-listed

# Prints a function of 72 lines without its closing brace.
long() { printf '  func %s()%s\n' "$1" "$2"; printf '    // line %s\n' $(seq 70); }
{ echo 'struct Planted {'; long long ' {'; printf '  }\n}\n'; } >$planted
finds "a long function" "72 lines in one function" python3 .ci/check-sizes.py
{ echo 'protocol Planted {'; long short ''; echo '}'; echo 'struct Other {'; printf '  func a() {\n  }\n}\n'; } >$planted
python3 .ci/check-sizes.py >"$copy/log" || { echo "test-checks: a requirement counts as a body" >&2; exit 1; }

rm $planted
planted=Sources/WaymarkSwiftUI/Planted.swift
platforms() { python3 .ci/check-platforms.py; }
# fits WHAT: the check of platforms has to find no fault in what is planted.
fits() {
  platforms >"$copy/log" || { echo "test-checks: $1 counts as a fault" >&2; cat "$copy/log" >&2; exit 1; }
}
all="iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *"
cover='content.fullScreenCover(item: $item) { _ in }'

fits "the package as it is"
echo "$cover" >$planted
finds "a modifier that macOS lacks" "Planted.swift:1: macOS has no fullScreenCover" platforms
printf '#if !os(macOS)\n%s\n#endif\n' "$cover" >$planted
fits "a modifier in a condition that leaves out macOS"
printf '#if !os(macOS)\n#else\n%s\n#endif\n' "$cover" >$planted
finds "a modifier in a condition that leaves only macOS" "Planted.swift:3: macOS has no fullScreenCover" platforms
printf '#if !os(tvOS) || os(macOS)\n%s\n#endif\n' "$cover" >$planted
finds "a modifier in a condition that leaves out another platform" "Planted.swift:2: macOS has no fullScreenCover" platforms
printf '#if os(iOS)\n%s\n#endif\n' "$cover" >$planted
finds "a condition that the type check does not see" "Planted.swift:1: selects platforms" platforms
printf '// %s\nlet text = "%s"\nfunc fullScreenCover(item: Int) {}\n' "$cover" "$cover" >$planted
fits "a comment, a text or a declaration"
printf 'content.toolbar(.hidden, for: .tabBar)\n' >$planted
finds "a static member that watchOS lacks" "Planted.swift:1: watchOS has no tabBar" platforms

echo 'func f() { Tab(value: 1) { } }' >$planted
finds "a newer type" "Planted.swift:1: Tab needs iOS 18; use #available" platforms
printf 'func f() { if #available(iOS 18, *) { Tab(value: 1) { } } }\n' >$planted
finds "a release that is checked on one platform only" "Planted.swift:1: Tab needs macOS 15" platforms
printf 'func f() {\nif #available(%s) {\nTab(value: 1) { }\n}\n}\n' "$all" >$planted
fits "a newer type in #available"
printf 'func f() {\nguard #available(%s) else { return }\nTab(value: 1) { }\n}\n' "$all" >$planted
fits "a newer type after a guard"
printf 'func f() {\nif #available(%s) {\n} else {\nTab(value: 1) { }\n}\n}\n' "$all" >$planted
finds "a newer type in the else of #available" "Planted.swift:4: Tab needs iOS 18" platforms
printf '@available(%s)\nfunc f(_ tab: Tab<Int, Int, Int>) -> some TabContent {\ntab\n}\n' "$all" >$planted
fits "a newer type in a declaration with @available"
printf '@available(%s)\nfunc f() {\n}\nfunc g(_ tab: Tab<Int, Int, Int>) {}\n' "$all" >$planted
finds "a newer type after a declaration with @available" "Planted.swift:4: Tab needs iOS 18" platforms
rm $planted
printf '// iOS 18, Linux 3.\npublic struct Planted {}\n' >Tests/Fixtures/SwiftUIDeclarations/Planted.swift
finds "a comment that is misspelled" "cannot be read: iOS 18, Linux 3." platforms
printf '// iOS 18, macOS 15.\npublic struct Planted {}\n' >Tests/Fixtures/SwiftUIDeclarations/Planted.swift
finds "a comment that forgets a platform" "not every platform is named" platforms

# names CLIENT: checks the public names of a graph with one function.
names() { echo "$1" >client.swift; python3 .ci/check-public-names.py graphs client.swift; }
# graph DOC...: writes that graph; each argument is a line of the function's doc comment.
graph() {
  mkdir -p graphs
  python3 - "$@" >graphs/Planted@SwiftUI.symbols.json <<'PYTHON'
import json, sys
print(json.dumps({"symbols": [{
    "kind": {"identifier": "swift.method"}, "pathComponents": ["View", "planted(_:)"],
    "docComment": {"lines": [{"text": line} for line in sys.argv[1:]]}}]}))
PYTHON
}
graph
finds "a public name without a doc comment" "View.planted(_:) has no doc comment" names "view.planted(1)"
graph "Plants."
finds "a doc comment without an example" "View.planted(_:) has no example" names "view.planted(1)"
graph "Plants." "" '```swift' "view.planted(1)" '```'
names "view.planted(1)" >"$copy/log" || { echo "test-checks: a used name counts as a fault" >&2; exit 1; }
finds "a public name that no client uses" "View.planted(_:) is not used in any client" names "view.replanted(1)  // planted"

# Mutants of a planted file: the first two can sleep in one copy.
mkdir -p woven/pristine/Module woven/Sources/Module
cat >woven/pristine/Module/Planted.swift <<'SWIFT'
struct Planted {
  let word = "{"
  var count: Int { word.count + "}\("{".count + 1)".count }
  func add(_ other: Int = [1].map { $0 }[0]) -> Int {
    /* } */ let sum = count + other  // }
    return sum
  }
}
SWIFT
printf '%s|Planted|Planted.swift|%s\n' >woven/mutants \
  count 's/word.count +/word.count -/' sum 's/return sum/return -sum/' \
  property 's/let word = "{"/let word = "["/' default 's/Int = \[1\]/Int = [2]/' \
  lines 's/sum/total/' nothing 's/product/sum/'
# woven NUMBERS ARGUMENTS...: weaves with the arguments, and expects these mutants to be woven.
woven() {
  local numbers=$1
  shift
  Tests/Mutants/weave.py woven woven/mutants "$@"
  [ "$(paste -s -d ' ' woven/woven)" = "$numbers" ] \
    || { echo "test-checks: the woven mutants are $(paste -s -d ' ' woven/woven), not $numbers" >&2; exit 1; }
}
planted=woven/Sources/Module/Planted.swift
woven "1 2"
python3 - $planted <<'PYTHON' || { echo "test-checks: the woven text is not what the mutants say" >&2; exit 1; }
import sys
text = open(sys.argv[1]).read()
assert '{ if WovenMutant.active == 1 { word.count - "}\\("{".count + 1)".count \n} else { word.count + "}' in text
assert "return -sum\n  \n} else {\n    /* } */ let sum" in text and text.count("let word") == 1
PYTHON
error() { echo "/copy/Sources/Module/Planted.swift:$1:1: error: planted" >"$copy/log"; }
error "$(sed -n '/return -sum/=' $planted)"
woven "1" "$copy/log"
error 1
woven "" "$copy/log"
cmp -s $planted woven/pristine/Module/Planted.swift || { echo "test-checks: mutants that do not compile stay woven" >&2; exit 1; }
if Tests/Mutants/weave.py woven woven/mutants "$copy/log"; then
  echo "test-checks: an error of the package itself is blamed on mutants" >&2
  exit 1
fi
echo "test-checks: fine"
