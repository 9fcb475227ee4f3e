#!/usr/bin/env bash
# Counts the instructions of a push and a pop, which no other work on the machine changes. The figures are those of
# x86-64; on another machine they are printed, and not judged.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-.build-plain/release/Benchmarks}
[ -x "$program" ] || { echo "check-instructions: there is no $program" >&2; exit 1; }
command -v valgrind > /dev/null || { echo "check-instructions: install valgrind first" >&2; exit 1; }

# The instructions of all rounds of a row. Tables have a fixed order, or two starts of the program would differ.
collected() {
    SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" --rounds "$1" --filter "$2" 2>&1 \
        | sed -nE 's/.*Collected : ([0-9]+).*/\1/p'
}

status=0
# What five thousand rounds add is the cost of one, times five thousand.
check() {
    local few many each
    few=$(collected 200 "$1")
    many=$(collected 5200 "$1")
    each=$((${many:-0} - ${few:-0}))
    each=$((each / 5000))
    if [ -z "$few" ] || [ "$each" -le 0 ]; then
        echo "check-instructions: $1: nothing was counted; is there such a row?" >&2
        status=1
    elif [ "$each" -le "$2" ] || [ "$(uname -m)" != x86_64 ]; then
        echo "check-instructions: $1: $each, at most $2"
    else
        echo "check-instructions: $1: $each, but at most $2 are allowed" >&2
        status=1
    fi
}

# The first is what is wanted, the others what it took when this was counted: see Docs/Performance.md.
check "push + pop, one observer" 22000
check "push + pop, an observer that reads events" 32000
check "push + pop, a rule and an observer on each level of 5" 53500
exit $status
