#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// swift run -c release Benchmarks [--report]
//
// Prints a row for each operation: our figure, the floor's from the same run, the ratio, the
// allocations, the budget, and pass or over. Exits with 1 if a row is over its budget, unless
// --report asks for the table alone.

let isReport = CommandLine.arguments.contains("--report")
let rows = StackRows().rows + EngineRows().rows + LinkRows().rows + OpenRows().rows
for row in rows { print(row.line) }

let over = rows.filter(\.isOver).map(\.name)
if !over.isEmpty {
  print("over budget: \(over.joined(separator: "; "))")
  if !isReport { exit(1) }
}
