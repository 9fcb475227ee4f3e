#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// swift run -c release Benchmarks [--report | --growth]
//
// Prints a row for each operation: our figure, the floor's from the same run, the ratio, the
// allocations, the budget, and pass or over. Exits with 1 if a row is over its budget. --report asks
// for the table alone. --growth judges only how cost grows, which a busy machine changes least.

let isReport = CommandLine.arguments.contains("--report")
let judgesGrowthAlone = CommandLine.arguments.contains("--growth")
let rows = StackRows().rows + EngineRows().rows + LinkRows().rows + OpenRows().rows
for row in rows { print(row.line) }

let judged = judgesGrowthAlone ? rows.filter(\.isGrowth) : rows
let over = judged.filter(\.isOver).map(\.name)
if !over.isEmpty {
  print("over budget: \(over.joined(separator: "; "))")
  if !isReport { exit(1) }
}
