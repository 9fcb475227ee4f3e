#!/usr/bin/env bash
# Builds the library targets of the package from scratch, in debug and in release, and compares the time
# of all of them together with the budget: 20 s in debug, 40 s in release.
#
#   Tests/Benchmarks/Build/measure.sh                        judges; exits 1 if a build is over budget
#   Tests/Benchmarks/Build/measure.sh --report               prints without judging
#   Tests/Benchmarks/Build/measure.sh --runs 3               takes the median of three builds
#   Tests/Benchmarks/Build/measure.sh --jobs 1               builds with that many jobs
#   Tests/Benchmarks/Build/measure.sh --configuration debug  builds in one of the two alone
#
# Prints a table. The elapsed time counts, and a busy machine makes it longer; the processor seconds
# beside it say how much of it was work. The library targets are those that the manifest offers as
# libraries, and what they depend on. Each build has a new folder, which is deleted afterwards.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../../.." && pwd)
# shellcheck source=timing.sh
source "$here/timing.sh"

runs=1
judges=1
options=()
configurations=(debug release)
while [ "$#" -gt 0 ]; do
  case "$1" in
    --report) judges=0 ;;
    --runs) runs=${2:?"--runs needs a number"}; shift ;;
    --jobs) options+=(--jobs "${2:?"--jobs needs a number"}"); shift ;;
    --configuration) configurations=("${2:?"--configuration needs debug or release"}"); shift ;;
    *) echo "measure.sh: no option $1; see the head of the file" >&2; exit 64 ;;
  esac
  shift
done

declare -A budgets=([debug]=20 [release]=40)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# This also compiles the manifest, which is no part of the library.
targets=$(swift package --package-path "$package" dump-package | python3 -c '
import json, sys
products = json.load(sys.stdin)["products"]
print(*{name: 0 for product in products if "library" in product["type"] for name in product["targets"]})')
[ -n "$targets" ] || { echo "measure.sh: the manifest has no library" >&2; exit 1; }

# SwiftPM builds one target at a time; each finds what the ones before it have built.
build() {
  local target
  for target in $targets; do
    swift build --package-path "$package" --scratch-path "$work/build" --target "$target" "$@" || return
  done
}

over=0
echo "$(machine)"
echo
echo "| Clean build of $targets | Seconds | Processor seconds | Budget | |"
echo "|---|---|---|---|---|"
for configuration in "${configurations[@]}"; do
  budget=${budgets[$configuration]:?"no configuration of this name"}
  : >"$work/times"
  for ((run = 0; run < runs; run++)); do
    rm -rf "$work/build"
    measured build --configuration "$configuration" "${options[@]}"
  done
  seconds=$(median 1 <"$work/times")
  verdict=pass
  at_most "$seconds" "$budget" || { verdict=over; over=1; }
  echo "| $configuration, median of $runs | $seconds | $(median 2 <"$work/times") | <= $budget | $verdict |"
done
[ "$judges" -eq 0 ] || exit "$over"
