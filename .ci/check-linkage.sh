#!/usr/bin/env bash
# A program that uses only Waymark links no UI module and no Foundation beyond FoundationEssentials.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product HeadlessProgram --scratch-path .build-release \
  -Xswiftc -warnings-as-errors -Xswiftc -enable-testing
program=.build-release/release/HeadlessProgram
"$program"
libraries=$(readelf -d "$program" | grep NEEDED)
echo "$libraries"
grep -q libswiftCore <<< "$libraries" || { echo "check-linkage: no library found" >&2; exit 1; }
if grep -E 'Foundation|UIKit|AppKit|SwiftUI|XCTest|Testing' <<< "$libraries" \
  | grep -v 'libFoundationEssentials'; then
  echo "check-linkage: the libraries above must not be there" >&2
  exit 1
fi
echo "check-linkage: fine"
