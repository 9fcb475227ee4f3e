#!/usr/bin/env bash
# Checks the code of the guide to UIKit where UIKit does not exist: type-checks it against declarations, in several
# kinds of modules. The tests run the same code with the same declarations, whose bodies do what UIKit does.
#
#   .ci/check-uikit.sh [the folder of the built modules]
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1:-.build-release/release/Modules}
[ -d "$modules" ] || { echo "check-uikit: build in release first" >&2; exit 1; }

# The module that is built here stays out of the package's products, so that nothing else sees a module UIKit.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The guide's code is outside this package, and so does not see what plays the user's finger, as on a device.
swiftc -emit-module -module-name UIKit -package-name Declarations -swift-version 6 -parse-as-library \
  -o "$work/UIKit.swiftmodule" Tests/Fixtures/UIKitDeclarations/*.swift

guide=(Tests/Snippets/UIKitDriver.swift Tests/Snippets/UIKitGuide.swift)
for options in "-swift-version 6" "-swift-version 6 -default-isolation MainActor" "-swift-version 5"; do
  # shellcheck disable=SC2086
  # Not -typecheck: the compiler checks later what crosses isolation.
  swiftc -emit-sil -wmo -o /dev/null -module-name Guide -parse-as-library -warnings-as-errors \
    -I "$work" -I "$modules" $options "${guide[@]}" \
    || { echo "check-uikit: the guide's code does not compile with $options" >&2; exit 1; }
  echo "check-uikit: the guide's code with $options: ${#guide[@]} files are fine"
done
.ci/check-compile-fail.sh "$modules" Tests/Fixtures/UIKit/Mistakes -I "$work"
