# Functions that the scripts of this folder share to measure commands. To be sourced.

# Runs a command with its output in $work/log, and appends its seconds to $work/times as a line
# "elapsed processor". Stops the script if the command fails.
measured() {
  local TIMEFORMAT='%R %U %S' status=0
  { time "$@" >"$work/log" 2>&1 || status=$?; } 2>"$work/time"
  if [ "$status" -ne 0 ]; then
    grep -E 'error|warning' "$work/log" | head -n 20 >&2
    tail -n 20 "$work/log" >&2
    echo "$(basename "$0"): failed: $*" >&2
    exit 1
  fi
  awk '{ printf "%.2f %.2f\n", $1, $2 + $3 }' "$work/time" >>"$work/times"
}

# Prints the median of the numbers in one column of standard input.
median() {
  awk -v column="$1" '{ print $column }' | sort -n |
    awk '{ all[NR] = $1 } END { printf "%.2f", (all[int((NR + 1) / 2)] + all[int(NR / 2) + 1]) / 2 }'
}

at_most() { awk -v figure="$1" -v limit="$2" 'BEGIN { exit !(figure <= limit) }'; }

machine() {
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')
  echo "Swift $version, $(uname -s) $(uname -m), $(getconf _NPROCESSORS_ONLN) cores," \
    "$(uptime | sed 's/.*\(load.*\)/\1/'), $(date -u '+%Y-%m-%d %H:%M') UTC"
}
