#!/usr/bin/env bash
# Records a walk through the sample in each layout, and compares the recorded tests byte by byte with those in
# Tests/SampleAppTests/Recorded, which are compiled, run and checked for their format like all others.
#
#   .ci/check-recording.sh            compares; smoke-sample.sh builds the program
#   .ci/check-recording.sh --update   writes them anew
set -euo pipefail
cd "$(dirname "$0")/.."

app=${SAMPLE_APP:-.build-plain/release/SampleApp}
tests=Tests/SampleAppTests/Recorded
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/new"

fail() { echo "check-recording: $*" >&2; exit 1; }

# The user adds a todo, has to sign in first, and is asked about unsaved changes; then come links, gestures, the
# history, a dialog, and the end of the session while a target waits. Some layouts refuse some of the commands.
walk="go todos; 1; back; go add; 1 Ann; 1 Buy milk; back; no; system dismiss; 2; \
system back cancelled; system back; open /todos/1/rename; 1 New title; back; yes; open /nowhere; history; back; forward; \
3; system dismiss; open /custom?message=Gr%C3%BC%C3%9Fe; home; 2; 1; system sign-out; go add; 2; tab posts; root; go add"

# record LAYOUT NAME COMMANDS...
record() {
  local layout=$1 name=$2 status=0
  local file=$folder/new/$name.swift
  shift 2
  "$app" --layout "$layout" --record "$file" "$@" > "$folder/out" || status=$?
  # 65 says that a command was refused, which is recorded, too.
  [ "$status" -eq 0 ] || [ "$status" -eq 65 ] || fail "$name ended with $status"
  [ -s "$file" ] || fail "$name was not written"
  ! grep -n '#error\|// This did not pass\|not tried' "$file" || fail "$name is marked"
}

record stack recordedInStack --run "$walk"
record tabs recordedInTabs --run "$walk"
record split recordedInColumns --columns 120 --run "$walk; system collapse; back"
record split recordedOneAtATime --columns 60 --open /posts/by/1 --run "1; 1; system back; back; system expand; 5; go todos; 1; system collapse; back; go settings; tab posts; home; 2; 1"

if [ "${1:-}" = --update ]; then
  mkdir -p "$tests"
  rm -f "$tests"/*.swift
  cp "$folder"/new/*.swift "$tests/"
fi
# Also finds a test that nothing records any more.
diff -r "$tests" "$folder/new" \
  || fail "the recordings above have changed; see how, then run .ci/check-recording.sh --update"
echo "check-recording: $(ls "$folder/new" | wc -l) recorded tests are unchanged"
