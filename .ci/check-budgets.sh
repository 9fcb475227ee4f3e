#!/usr/bin/env bash
# Checks growth factors, allocations, memory and layouts: the budgets that a busy machine does not affect, and ratios at
# twice their budget. A run of the program without --quick judges all others, on a machine that does nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/release-options

swift build "${plain[@]}" --product Benchmarks
swift build "${plain[@]}" --product SampleApp
program=.build-plain/release/Benchmarks
status=0
"$program" --filter "no such row" 2> /dev/null || status=$?
[ "$status" -eq 64 ] || { echo "check-budgets: bad options gave $status, not 64" >&2; exit 1; }
time timeout 400 "$program" --quick
