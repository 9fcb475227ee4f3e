#!/usr/bin/env bash
# Checks the adapter for SwiftUI where SwiftUI does not exist: type-checks it against declarations, and so a client that
# uses every public name, in several kinds of modules. Programs with a mistake fail with the words that they expect.
#
#   .ci/check-swiftui.sh [the folder of the built modules]
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1:-.build-release/release/Modules}
[ -d "$modules" ] || { echo "check-swiftui: build in release first" >&2; exit 1; }

# Modules that are built here stay out of the package's products, so that nothing else sees a module SwiftUI. Their
# folder comes first in the search path, since the products contain an empty adapter.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
read -ra features <<< "$(sed -n 's/^  \.enableUpcomingFeature("\(.*\)"),$/-enable-upcoming-feature \1/p' Package.swift \
  | tr '\n' ' ')"
[ "${#features[@]}" -gt 0 ] || { echo "check-swiftui: no upcoming feature found in Package.swift" >&2; exit 1; }

# check WHAT NAME OPTIONS FILES…: type-checks a module, and fails on anything that the compiler says.
check() {
  local what=$1 name=$2 options=$3
  shift 3
  # shellcheck disable=SC2086
  # Not -typecheck: the compiler checks later what crosses isolation.
  swiftc -emit-sil -wmo -o /dev/null -module-name "$name" -parse-as-library -warnings-as-errors -I "$work" -I "$modules" $options "$@" \
    || { echo "check-swiftui: $what does not compile" >&2; exit 1; }
  echo "check-swiftui: $what: $# files are fine"
}

emit() {
  local name=$1
  shift
  swiftc -emit-module -module-name "$name" -parse-as-library -I "$work" -I "$modules" \
    -o "$work/$name.swiftmodule" "$@"
}

strict="-swift-version 6 ${features[*]}"
mapfile -t sources < <(find Sources/WaymarkSwiftUI -name '*.swift' | sort)

# In Swift 5 mode, like Apple's own module.
emit SwiftUI -swift-version 5 Tests/Fixtures/SwiftUIDeclarations/*.swift
check "the adapter" WaymarkSwiftUI "$strict" "${sources[@]}"
check "the adapter isolated to the main actor" WaymarkSwiftUI "$strict -default-isolation MainActor" "${sources[@]}"
# shellcheck disable=SC2086
emit WaymarkSwiftUI $strict "${sources[@]}"

clients=(Tests/Fixtures/SwiftUI/Client/*.swift)
check "a client" Client "-swift-version 6" "${clients[@]}"
check "a client with all upcoming features" Client "$strict" "${clients[@]}"
check "a client isolated to the main actor" Client "$strict -default-isolation MainActor" "${clients[@]}"
check "a client in Swift 5 mode" Client "-swift-version 5" "${clients[@]}"
.ci/check-compile-fail.sh "$modules" Tests/Fixtures/SwiftUI/Mistakes -I "$work"

# The small apps of the pages on migration, without their tests.
mapfile -t ways < <(find Tests/Fixtures/Ways -mindepth 2 -name '*.swift' ! -name '*Tests.swift' | sort)
[ "${#ways[@]}" -gt 5 ] || { echo "check-swiftui: no apps in Tests/Fixtures/Ways" >&2; exit 1; }
check "the apps of the pages on migration" Ways "$strict" "${ways[@]}"
check "the apps of the pages on migration, isolated to the main actor" Ways "-swift-version 6 -default-isolation MainActor" "${ways[@]}"

mkdir "$work/graphs"
swift symbolgraph-extract -module-name WaymarkSwiftUI -I "$work" -I "$modules" -skip-synthesized-members \
  -target "$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')" \
  -minimum-access-level public -output-dir "$work/graphs"
python3 .ci/check-public-names.py "$work/graphs" "${clients[@]}"

# The code of Docs/SwiftUI.md, which uses a little of other frameworks, too. Their declarations come last, since Linux
# has a module XCTest, too, but without the part that drives an app.
for file in Tests/Fixtures/SwiftUI/OtherDeclarations/*.swift; do
  emit "$(basename "$file" .swift)" -swift-version 5 "$file"
done
guide=(Tests/Fixtures/SwiftUI/Guide/*.swift)
check "the guide's code" Guide "-swift-version 6" "${guide[@]}"
check "the guide's code isolated to the main actor" Guide "-swift-version 6 -default-isolation MainActor" "${guide[@]}"
