#!/bin/sh
# Writes a folder that `SampleApp --data` can read, with any number of todos.
#
#   make-todos.sh FOLDER COUNT
#
# The same count always gives the same file. Copies the other files from the sample's own data, unless
# the folder has them already.
set -eu

if [ $# -ne 2 ]; then
  echo "usage: make-todos.sh FOLDER COUNT" >&2
  exit 64
fi
case $2 in
  '' | *[!0-9]*)
    echo "make-todos.sh: expected a number of todos, found $2" >&2
    exit 64
    ;;
esac

folder=$1
resources=$(cd "$(dirname "$0")/../../../SampleApp/Kit/Resources" && pwd)
mkdir -p "$folder"
for name in posts comments users; do
  [ -e "$folder/$name.json" ] || cp "$resources/$name.json" "$folder/$name.json"
done

awk -v count="$2" 'BEGIN {
  verbs = split("Water Mend Paint Read Sort Fetch Clean Order Measure Label Pack Return", verb, " ")
  things = split("fern lamp gate letter shelf parcel kettle chair window jar tent ladder map", thing, " ")
  print "["
  for (id = 1; id <= count; id++) {
    printf "  {\n    \"userId\": %d,\n    \"id\": %d,\n", (id - 1) % 8 + 1, id
    printf "    \"title\": \"%s the %s number %d\",\n", verb[id % verbs + 1], thing[id % things + 1], id
    printf "    \"completed\": %s\n  }%s\n", id % 3 == 0 ? "true" : "false", id < count ? "," : ""
  }
  print "]"
}' > "$folder/todos.json"
