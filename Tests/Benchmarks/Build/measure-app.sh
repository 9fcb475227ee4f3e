#!/usr/bin/env bash
# Generates an app of 60 features with 15 routes each, builds it from scratch, and walks through it: to
# every route by verb and by link, and back each time. Exits 1 if it does not build, or if the walk
# sees anything unexpected. Times are printed, not judged.
#
#   Tests/Benchmarks/Build/measure-app.sh                 in debug
#   Tests/Benchmarks/Build/measure-app.sh --release       in debug and in release
#   Tests/Benchmarks/Build/measure-app.sh --modules 60    a module for each feature, instead of 6 modules
#   Tests/Benchmarks/Build/measure-app.sh --features 12   a smaller app
#   Tests/Benchmarks/Build/measure-app.sh --jobs 1        builds with that many jobs
#   Tests/Benchmarks/Build/measure-app.sh --keep FOLDER   leaves the app in the folder
#
# Prints tables of what things cost: a build, a change of one file, the type check of one feature's file,
# the start of the program, and each kind of navigation.
#
# The features are files of six modules. One module for each would compile the same code in sixty
# steps, and start the compiler and load the imports sixty times; --modules 60 shows what that costs.
# In release, a single module would be rebuilt after each change.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=timing.sh
source "$here/timing.sh"

configurations=(debug)
shape=()
options=()
app=
while [ "$#" -gt 0 ]; do
  case "$1" in
    --release) configurations+=(release) ;;
    --modules | --features) shape+=("$1" "${2:?"$1 needs a number"}"); shift ;;
    --jobs) options+=(--jobs "${2:?"--jobs needs a number"}"); shift ;;
    --keep) app=${2:?"--keep needs a folder"}; shift ;;
    *) echo "measure-app.sh: no option $1; see the head of the file" >&2; exit 64 ;;
  esac
  shift
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
app=${app:-$work/app}
if [ -e "$app" ]; then
  echo "measure-app.sh: $app exists; name a folder that does not" >&2
  exit 64
fi

build() {
  swift build --package-path "$app" --configuration "$configuration" "${options[@]}" \
    -Xswiftc -warnings-as-errors "$@"
}

# Prints a row with the time of a command.
timed() {
  local name=$1
  shift
  : >"$work/times"
  measured "$@"
  echo "| $name, $configuration | $(median 1 <"$work/times") | $(median 2 <"$work/times") |"
}

# Changes what one function of a feature does, so that its module and whatever needs it are rebuilt.
change_one_file() {
  sed 's/Page(title: "Archive")/Page(title: "The archive")/' "$one" >"$work/changed"
  if cmp -s "$one" "$work/changed"; then
    echo "measure-app.sh: $one has no line to change" >&2
    exit 1
  fi
  cp "$work/changed" "$one"
}

builds() {
  echo "| Build, from scratch | Seconds | Processor seconds |"
  echo "|---|---|---|"
  timed "the manifest alone" swift package --package-path "$app" dump-package
  timed "Waymark and the module that all features share" build --target Common
  timed "the app of $features features on top of that" build --target App
  timed "the program that walks through it" build --product Walk
  timed "nothing has changed" build --product Walk
  cp "$one" "$work/original"
  change_one_file
  timed "one function of one feature has changed" build --product Walk
  cp "$work/original" "$one"
  timed "that function has changed back" build --product Walk
}

# Prints the time that the compiler itself states for one file.
type_check() {
  local file=$1 folder others
  folder=$(dirname "$file")
  rm -rf "$work/statistics"
  mkdir "$work/statistics"
  mapfile -t others < <(find "$folder" -name '*.swift' ! -path "$file")
  swiftc -frontend -typecheck -primary-file "$file" "${others[@]}" -swift-version 6 \
    -module-name "$(basename "$folder")" -I "$app/.build/debug/Modules" \
    -stats-output-dir "$work/statistics"
  python3 -c '
import json, sys
times = json.load(open(sys.argv[1]))
name = "time.swift.Type checking and Semantic analysis."
print(1000 * times[name + "wall"], 1000 * (times[name + "user"] + times[name + "sys"]))' \
    "$work"/statistics/*.json
}

# Prints a row with the median of ten type checks of a file.
type_check_row() {
  local name=$1 file=$2 run
  for ((run = 0; run < 10; run++)); do type_check "$file"; done >"$work/checks"
  awk -v name="$name, $(wc -l <"$file") lines" -v elapsed="$(median 1 <"$work/checks")" \
    -v used="$(median 2 <"$work/checks")" \
    'BEGIN { printf "| %s | %.0f ms | %.0f ms |\n", name, elapsed, used }'
}

type_checks() {
  echo "| Type check of one file, median of 10 | Elapsed | Processor |"
  echo "|---|---|---|"
  type_check_row "a feature: 15 routes, their links, coordinator" "$one"
  type_check_row "the app's coordinator: $features children" "$app/Sources/App/AppCoordinator.swift"
  type_check_row "the app's links: $features mounts" "$app/Sources/App/AppRoute+Links.swift"
}

walk() {
  local program="$app/.build/$configuration/Walk" run
  : >"$work/times"
  for ((run = 0; run < 7; run++)); do measured "$program" --start; done
  echo "Walk in $configuration: the program starts, shows its tabs and ends in" \
    "$(median 1 <"$work/times") s, the median of 7; it is $(stat -c %s "$program") bytes large."
  echo
  "$program"
}

"$here/generate-app.py" "$app" "${shape[@]}"
files=("$app"/Sources/Features*/*.swift)
features=${#files[@]}
# A feature with a child and with ids of its own.
mapfile -t related < <(grep -l 'Mount("related"' "${files[@]}")
[ "${#related[@]}" -gt 0 ] || { echo "measure-app.sh: no feature has a child" >&2; exit 1; }
mapfile -t owners < <(grep -l -E 'struct .*ID: LinkValue' "${related[@]}")
one=${owners[0]:?"no feature has a child and ids of its own"}
echo "$(machine)"
echo "The app: $features features, $(printf '%s\n' "$app"/Sources/Features* | wc -l) modules of features," \
  "$(find "$app/Sources" -path '*/Walk/*' -prune -o -name '*.swift' -print0 | xargs -0 cat | wc -l) lines"
for configuration in "${configurations[@]}"; do
  echo
  builds
  if [ "$configuration" = debug ]; then
    echo
    type_checks
  fi
  echo
  walk
done
