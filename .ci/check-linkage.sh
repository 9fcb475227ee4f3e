#!/usr/bin/env bash
# Checks that a program that uses only Waymark links no UI module, and no Foundation beyond FoundationEssentials.
# A program that uses only WaymarkRoutes must not contain a coordinator, either.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/release-options

# Builds a program, runs it and checks the libraries that it needs.
check() {
  local libraries
  swift build --product "$1" "${plain[@]}"
  program=.build-plain/release/$1
  "$program"
  libraries=$(readelf -d "$program" | grep NEEDED)
  echo "$libraries"
  grep -q libswiftCore <<< "$libraries" || { echo "check-linkage: no library found" >&2; exit 1; }
  if grep -E 'Foundation|UIKit|AppKit|SwiftUI|XCTest|Testing' <<< "$libraries" \
    | grep -v 'libFoundationEssentials'; then
    echo "check-linkage: the libraries above must not be there" >&2
    exit 1
  fi
}

# Mangled names of a module begin with the length of its name.
counts() { nm "$program" | grep -c "$1" || true; }

check HeadlessProgram
[ "$(counts '\$s7Waymark[0-9]')" -gt 0 ] || { echo "check-linkage: found no coordinator at all" >&2; exit 1; }
check LinksProgram
[ "$(counts '\$s13WaymarkRoutes')" -gt 0 ] || { echo "check-linkage: found no link at all" >&2; exit 1; }
[ "$(counts '\$s7Waymark[0-9]')" -eq 0 ] || { echo "check-linkage: links bring coordinators along" >&2; exit 1; }
echo "check-linkage: fine"
