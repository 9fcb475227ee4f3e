#!/usr/bin/env bash
# How cost grows, judged: with depth, and with the number of links. All other rows are printed and
# decide nothing, since the machine may be busy; for the same reason there are three attempts.
set -euo pipefail
cd "$(dirname "$0")/.."

program=.build-release/release/Benchmarks
[ -x "$program" ] || { echo "check-growth: build in release first" >&2; exit 1; }
for attempt in 1 2 3; do
  echo "check-growth: attempt $attempt"
  if "$program" --growth; then
    echo "check-growth: fine"
    exit 0
  fi
done
echo "check-growth: cost grows more than the budgets allow" >&2
exit 1
