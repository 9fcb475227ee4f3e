#!/usr/bin/env bash
# Kills the sample fifty times while it carries out commands. Each time it has to start again where it was after the
# last answered command, or after the next one. The argument is the program; takes about 10 s.
set -euo pipefail

app=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
seed=${WAYMARK_SEED:-$RANDOM}
RANDOM=$seed

fail() {
  echo "kill-sample: seed $seed, kill $kill, $layout, $answered answers: $1" >&2
  exit 1
}

for round in {1..40}; do
  printf '%s\n' "open /posts/by/1" 3 1 back "open /todos/1/rename" back "go settings" 3 home "go posts" 2 \
    "open /todos/by/2" 1 4 "open /custom?message=$round" "open /settings/sign-in" back home
done > "$folder/commands"
for layout in stack tabs split; do
  # The answer to each command; the first one is the answer to the start.
  "$app" --layout "$layout" < "$folder/commands" | grep '^path: ' > "$folder/$layout"
done

between=0
for kill in {1..50}; do
  layout=$(printf 'stack\ntabs\nsplit\n' | sed -n "$((kill % 3 + 1))p")
  rm -f "$folder/place" "$folder/out"
  "$app" --layout "$layout" --state "$folder/place" < "$folder/commands" > "$folder/out" &
  program=$!
  answered=0
  until [ -s "$folder/out" ]; do
    # It may have answered and ended since.
    kill -0 "$program" 2> "$folder/gone" || [ -s "$folder/out" ] || fail "ended before its first answer"
    sleep 0.005
  done
  sleep "0.0$((RANDOM % 60 + 10))"
  kill -9 "$program" 2> "$folder/gone" || fail "killed too late"
  wait "$program" 2> "$folder/killed" || true
  # An empty line ends each answer.
  answered=$(grep -c '^$' "$folder/out" || true)
  [ "$answered" -gt 0 ] || fail "killed too early"
  [ "$answered" -le 720 ] || fail "killed too late"

  found=$("$app" --layout "$layout" --state "$folder/place" --run "" 2> "$folder/err" | grep '^path: ')
  [ ! -s "$folder/err" ] || fail "$(cat "$folder/err")"
  [ ! -e "$folder/place.new" ] || fail "a half-written file is left"
  before=$(sed -n "${answered}p" "$folder/$layout")
  after=$(sed -n "$((answered + 1))p" "$folder/$layout")
  case $found in
    "$before") ;;
    "$after") between=$((between + 1)) ;;
    *) fail "$found is neither $before nor $after" ;;
  esac
done
# Two of three kills come there.
[ "$between" -gt 0 ] || fail "no kill came between a change and its answer"
echo "kill-sample: 50 kills, $between between a change and its answer: fine"
