#!/usr/bin/env bash
# Runs the sample as a user does: all layouts, a pipe, links, bad input, and 200,000 todos within 20 s.
set -euo pipefail
cd "$(dirname "$0")/.."
source .ci/release-options

swift build --product SampleApp "${plain[@]}"
app=.build-plain/release/SampleApp
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

expect() {
  grep -q -x -F "$1" "$folder/out" || { echo "smoke-sample: no line «$1» in:" >&2; cat "$folder/out" >&2; exit 1; }
}
expect_status() {
  local wanted=$1 status=0
  shift
  "$@" > "$folder/out" 2> "$folder/err" < /dev/null || status=$?
  [ "$status" -eq "$wanted" ] || { echo "smoke-sample: $* ended with $status, not $wanted" >&2; exit 1; }
}

"$app" --run "go todos; 1; back; home" > "$folder/out"
expect "path: home > todos.list"
"$app" --layout tabs --run "tab posts; 1" > "$folder/out"
expect "  [Home]  Todos  Posts  Settings  Custom"
expect "  Home  Todos  [Posts]  Settings  Custom"
grep -q "^path: tabs > posts.list > posts.detail(id: " "$folder/out"
"$app" --layout split --columns 120 --run "2; 5; system collapse; back" > "$folder/out"
grep -q '^  \[Home\]  *| Posts  *| Todos$' "$folder/out"
grep -q '^  Home  *| \[Posts\]  *| Todos$' "$folder/out"
expect "path: split > posts.list > posts.detail(id: 1)"
[ "$(wc -L < "$folder/out")" -le 120 ] || { echo "smoke-sample: a line is wider than 120" >&2; exit 1; }
"$app" --layout split --columns 60 --open /posts/by/1 --run "5; back; back; system expand" > "$folder/out"
expect "path: split > todos.list > todos.author(id: 1)"
[ "$(grep -c "^path: split > posts.list > posts.author(id: 1)" "$folder/out")" -eq 3 ]
grep -q '^  Home  *| \[Posts\]  *| Todos$' "$folder/out"
expect_status 64 "$app" --columns 10
printf 'go settings\nnonsense\nquit\n' | "$app" > "$folder/out"
expect "path: home > settings.root"
grep -q "^error: " "$folder/out"

"$app" --open /todos/1/rename --run back > "$folder/out"
expect "path: home > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)"
expect "url: /todos/1/rename"
expect "url: /todos/1"
"$app" --layout tabs --open waymark://settings/about --run "open https://waymark.example/posts/by/1; url" > "$folder/out"
expect "path: tabs > settings.root > settings.about"
expect "path: tabs > posts.list > posts.author(id: 1)"
expect "  /posts/by/1"
expect_status 0 "$app" --open /todo --run links
expect "path: home"
expect "  /todos/:id/rename         todos.rename"
grep -q '^error: .*did you mean "/todos"' "$folder/out"

"$app" --run "go add; 1 Ann; 1 Buy milk; back; no; 2; system sign-out; go add" > "$folder/out" 2> "$folder/err"
expect "waiting: todos.add, for session"
expect "question: may add be left? type yes or no"
expect "  All todos, showing 1-10 of 57, page 1 of 6"
[ ! -s "$folder/err" ] || { echo "smoke-sample: standard error holds $(cat "$folder/err")" >&2; exit 1; }

"$app" --run "go todos; 1; history; back; forward; history 1; history" > "$folder/out"
expect "  3. home > todos.list > todos.detail(id: 1) *"
expect "  1. home *"
[ "$(grep -c -x "path: home > todos.list > todos.detail(id: 1)" "$folder/out")" -eq 3 ]
"$app" --run "go add; 1 Ann; system sign-out; history" > "$folder/out"
expect "  1. home > todos.list *"
"$app" --run "try open /todos/1; try back; try go add" > "$folder/out"
expect "    path: home > todos.list > todos.detail(id: 1)"
expect "  It would fail: the first entry stays; there is nothing below it to go back to"
expect "  It would wait: todos.add, for session"
[ "$(grep -c -x "path: home" "$folder/out")" -eq 4 ] || { echo "smoke-sample: a trial changed something" >&2; exit 1; }
for command in forward "history 2" "try forward" "try tree"; do
  expect_status 65 "$app" --run "$command"
done

"$app" --run "root; home; go home" > "$folder/out"
[ "$(grep -c "already" "$folder/out")" -eq 3 ] || { echo "smoke-sample: a command without effect says nothing" >&2; exit 1; }
expect_status 65 "$app" --run "back; go todos"
expect "path: home > todos.list"
expect_status 65 "$app" --run "nonsense; quit; 99"
expect_status 66 sh -c '"$0" < "$1"' "$app" "$folder"
expect_status 0 sh -c '"$0" --run "go todos" < "$1"' "$app" "$folder"
expect_status 64 "$app" --layout sideways
expect_status 64 "$app" --open
expect_status 66 "$app" --data "$folder/nowhere"
for command in '"$0" --run links > /dev/full' '"$0" --help >&-' '"$0" -h >&- 2>&-'; do
  expect_status 74 sh -c "$command" "$app"
done
mkdir "$folder/store"
mkfifo "$folder/store/changes.json.new" "$folder/pipe"
expect_status 0 timeout 10 "$app" --store "$folder/store" --run "go settings; 1; 3"
grep -q '"dark"' "$folder/store/changes.json"
expect_status 66 timeout 10 "$app" --store "$folder/pipe" --run quit

state=("$app" --layout tabs --state "$folder/place")
"${state[@]}" --run "tab posts; 1; open /todos/1/rename" > "$folder/out"
"${state[@]}" --run "state; back; tab posts" > "$folder/out"
expect "    | tab 1 (selected)"
expect "path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)"
expect "path: tabs > posts.list > posts.detail(id: 1)"
"${state[@]}" --open /settings/about --run "" > "$folder/out"
expect "path: tabs > settings.root > settings.about"
expect_status 0 "$app" --state "$folder/place" --run ""
grep -q "the state was saved with --layout tabs" "$folder/err"
expect "path: home"
expect_status 0 "$app" --state "$folder/place" --run "go add; 1 Ann"
expect_status 0 "$app" --state "$folder/place" --run ""
expect "warning: /todos/new is not restored: access denies it: todos.add waits for session"
expect_status 66 "$app" --state "$folder/nowhere/place" --run quit
.ci/kill-sample.sh "$app"

Tests/Fixtures/Scripts/make-todos.sh "$folder/many" 200000
time timeout 20 "$app" --data "$folder/many" --run "go todos; quit" > "$folder/out"
expect "path: home > todos.list"
echo "smoke-sample: fine"
