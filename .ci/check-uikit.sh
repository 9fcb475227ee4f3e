#!/usr/bin/env bash
# The code of the guide to UIKit, where UIKit does not exist: type-checked against declarations, in several kinds of
# modules. The tests run the same code with the same declarations, whose bodies do what UIKit does.
#
#   .ci/check-uikit.sh [the folder of the built modules]
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1:-.build-release/release/Modules}
[ -d "$modules" ] || { echo "check-uikit: build in release first" >&2; exit 1; }

# What is built here stays out of the package's products, so that nothing else sees a module UIKit.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Only this package knows the name: what plays the finger is hidden from the guide's code, as it is on a device.
swiftc -emit-module -module-name UIKit -package-name Declarations -swift-version 6 -parse-as-library \
  -o "$work/UIKit.swiftmodule" Tests/Fixtures/UIKitDeclarations/*.swift

guide=(Tests/Snippets/UIKitDriver.swift Tests/Snippets/UIKitGuide.swift)
for options in "-swift-version 6" "-swift-version 6 -default-isolation MainActor" "-swift-version 5"; do
  # shellcheck disable=SC2086
  # Not -typecheck: what crosses isolation is looked at later.
  swiftc -emit-sil -wmo -o /dev/null -module-name Guide -parse-as-library -warnings-as-errors \
    -I "$work" -I "$modules" $options "${guide[@]}" \
    || { echo "check-uikit: the guide's code does not hold with $options" >&2; exit 1; }
  echo "check-uikit: the guide's code with $options: ${#guide[@]} files are fine"
done
.ci/check-compile-fail.sh "$modules" Tests/Fixtures/UIKit/Mistakes -I "$work"
