#!/usr/bin/env bash
# Shows that the checks find the faults they look for, in a copy of the sources. Builds nothing: a check that needs a
# program gets a script instead.
set -euo pipefail
cd "$(dirname "$0")/.."

copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -R .ci Sources SampleApp Package.swift README.md "$copy/"
mkdir -p "$copy/Tests/Fixtures/SwiftUI" "$copy/Tests/SampleAppTests"
cp -R Tests/Fixtures/SwiftUIDeclarations "$copy/Tests/Fixtures/"
cp Tests/Fixtures/SwiftUI/Behaviours.md "$copy/Tests/Fixtures/SwiftUI/"
cp -R Tests/Mutants Tests/WaymarkTests "$copy/Tests/"
cp -R Tests/SampleAppTests/Recorded "$copy/Tests/SampleAppTests/"
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
finds "a new cycle of folders" "then WaymarkRoutes/Route and WaymarkRoutes/Links/Checks are part of one cycle" \
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

mkdir Sources/Shared
printf 'struct Planted {}\nenum Other {}\n' >Sources/Shared/Planted.swift
for number in 1 2 3; do
  echo "struct User$number { var planted: (Planted, Other) }" >"Sources/Shared/User$number.swift"
done
finds "a type that many files name, in the file of another" "3 other files name Other; give it a file of its own" \
  .ci/check-arrows
rm -r Sources/Shared

sed 's|^    "Waymark/Events":|    "Waymark/Gone": "Waymark/Flow",\n&|' .ci/check-arrows >.ci/check-listed
chmod +x .ci/check-listed
finds "a listed arrow that is gone" "Waymark/Gone no longer names Waymark/Flow" .ci/check-listed

# Prints a function of 72 lines without its closing brace.
long() { printf '  func %s()%s\n' "$1" "$2"; printf '    // line %s\n' $(seq 70); }
{ echo 'struct Planted {'; long long ' {'; printf '  }\n}\n'; } >$planted
finds "a long function" "72 lines in one function" python3 .ci/check-sizes.py
{ echo 'protocol Planted {'; long short ''; echo '}'; echo 'struct Other {'; printf '  func a() {\n  }\n}\n'; } >$planted
python3 .ci/check-sizes.py >"$copy/log" || { echo "test-checks: a requirement counts as a body" >&2; exit 1; }
{ echo 'struct Planted {'; long long ' {' | sed 's/func/nonisolated(nonsending) func/'; printf '  }\n}\n'; } >$planted
finds "a long function with a modifier in parentheses" "72 lines in one function" python3 .ci/check-sizes.py
printf 'struct Planted {\n  func a() {\n}\n' >$planted
finds "a function without its end" "Planted.swift:2: its end is not found" python3 .ci/check-sizes.py
rm $planted
{ for number in $(seq 401); do echo "// $number"; done; } >"Sources/Waymark/Planted it.swift"
finds "a long file with a space in its name" "Planted it.swift: 401 lines" python3 .ci/check-sizes.py
rm "Sources/Waymark/Planted it.swift"

repository() { .ci/check-repository.sh; }
for fault in 'let x = y as! Int' 'static var count1 = 0' 'static var last_one: Int?' \
  'private static weak var last: Flow?' 'nonisolated(unsafe) let x = 0'; do
  echo "$fault" >$planted
  finds "$fault" "the standards rule out" repository
done
echo 'let old = FileManager.default' >$planted
finds "a file in the core" "the core has neither" repository
rm $planted
echo '  .navigationDestination(for: Int.self) {' >Sources/WaymarkSwiftUI/Planted.swift
finds "a destination for a type of routes" "registers 4 destinations" repository
rm Sources/WaymarkSwiftUI/Planted.swift
for fault in '#expect(true)' '#expect(Bool(true), "it")' '#require(!false)'; do
  echo "$fault" >Tests/WaymarkTests/Planted.swift
  finds "$fault" "a test cannot fail" repository
done
rm Tests/WaymarkTests/Planted.swift
touch planted
git add planted
finds "a file at the top level" "do not belong there: planted" repository
git rm -q --cached planted
cp Package.swift whole
echo '.package(path: "Planted")' >>Package.swift
finds "a dependency" "names a package dependency" repository
rm Package.swift
finds "a search that fails" "ended with 2" repository
mv whole Package.swift

behaviours() { python3 .ci/check-behaviours.py; }
# behaviour TEXT: puts the text where the table names the suite of the first behaviour.
behaviour() { sed "/^| 1 |/s/StackPortTests/$1/" whole >Tests/Fixtures/SwiftUI/Behaviours.md; }
cp Tests/Fixtures/SwiftUI/Behaviours.md whole
behaviours >"$copy/log" || { cat "$copy/log" >&2; exit 1; }
behaviour GoneTests
finds "a behaviour whose suite is gone" "there is no GoneTests" behaviours
behaviour PosedApp
finds "a behaviour that names a fixture as its suite" "there is no PosedApp" behaviours
behaviour "StackPortTests | gone-mutant | | "
sed -i 's/| gone-mutant .*/| gone-mutant | StackView |/' Tests/Fixtures/SwiftUI/Behaviours.md
finds "a behaviour whose mutant is gone" "there is no mutant platform-gone-mutant" behaviours
sed '/^| 1 |/s/|[^|]*|[^|]*|[^|]*|$/| | | |/' whole >Tests/Fixtures/SwiftUI/Behaviours.md
finds "a behaviour that nothing covers" "nothing covers it" behaviours
mv whole Tests/Fixtures/SwiftUI/Behaviours.md

mkdir programs
# wrong LINE...: checks a program of these lines, which should not compile.
wrong() {
  printf '%s\n' "$@" >programs/Planted.swift
  .ci/check-compile-fail.sh programs programs
}
bad='let number: Int = "word"'
said="// expected: cannot convert value of type"
wrong "$said" "$bad" >"$copy/log" || { cat "$copy/log" >&2; exit 1; }
finds "a program that compiles" "compiles" wrong "$said" 'let number = 1'
finds "the second of two expected texts" "does not say «of planted type»" wrong "$said" "// expected: of planted type" "$bad"
finds "an expected text that only the program holds" "does not say «number»" wrong "// expected: number" "$bad"
finds "an error in another line" "says more than it should" \
  wrong "// below: cannot convert value of type" "$bad" 'let other: Int = "word"'
finds "a program that expects nothing" "expects nothing" wrong "$bad"

# recording LINE: compares recordings of a program that runs the line, with the file to write as $4.
recording() {
  printf '#!/bin/sh\n%s\n' "$1" >program
  chmod +x program
  SAMPLE_APP=./program .ci/check-recording.sh "${@:2}"
}
recorded=Tests/SampleAppTests/Recorded
copies="cp $recorded/\$(basename \$4) \$4"
recording "$copies" >"$copy/log" || { cat "$copy/log" >&2; exit 1; }
finds "a recording that is not written" "recordedInStack was not written" recording "exit 0"
finds "a recording that is marked" "recordedInStack is marked" recording "echo '#error' >\$4"
finds "a recording that has changed" "have changed" recording "$copies; echo >>\$4"
touch $recorded/recordedNoMore.swift
finds "a recorded test that nothing records" "recordedNoMore.swift" recording "$copies"
# The program also reads what --update removes, so it copies from elsewhere.
cp -R $recorded elsewhere
recording "cp elsewhere/\$(basename \$4) \$4" --update >"$copy/log" || { cat "$copy/log" >&2; exit 1; }
[ ! -e $recorded/recordedNoMore.swift ] || { echo "test-checks: an update leaves what nothing records" >&2; exit 1; }

# killed LINE: kills a program that runs the line when it is given a state, and otherwise answers.
killed() {
  printf '#!/bin/sh\ncase " $* " in *" --state "*) %s ;; esac\necho "path: home"\n' "$1" >program
  chmod +x program
  .ci/kill-sample.sh ./program
}
finds "a program that ends before its first answer" "ended before its first answer" killed "exit 3"
finds "a program that ends before it is killed" "killed too late" killed "echo; exit 3"

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
