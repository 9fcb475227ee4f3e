extension Options {
  package static let usage = """
    usage: swift run -c release Benchmarks [OPTIONS]

    Prints a row for each operation: our figure, that of the floor (the best handwritten code for just
    that job) or of a base case, measured in turn with ours, the ratio, the allocations, the budget, and
    whether it is kept. Exits with 1 if a row is over its budget.

      --filter TEXT      only rows whose group or name holds the text
      --growth           only how cost grows: depth, nesting, tabs, links, observers
      --quick            only growth factors, allocations and sizes, which a busy machine does not
                         affect, and ratios that are over twice their budget
      --report           print, and judge nothing
      --json FILE        write the rows to a file as well
      --compare OLD NEW  compare two such files; exits with 1 if a row moved by more than 20 %, or if
                         its allocations differ
      --rounds NUMBER    do the work of each row this many times, without floors, times or a table:
                         the same instructions each time, for valgrind --tool=callgrind
      --help             this text
    """

  /// Reads the arguments, without the name of the program.
  package static func parse(_ arguments: [String]) throws(OptionsError) -> Options {
    var options = Options()
    var rest = arguments[...]
    var seen: Set<String> = []
    while let option = rest.popFirst() {
      guard seen.insert(option).inserted else { throw .repeated(option) }
      switch option {
      case "--help", "-h": options.task = .help
      case "--quick": options.isQuick = true
      case "--growth": options.isGrowth = true
      case "--report": options.isReport = true
      case "--filter": options.filter = try value(of: option, in: &rest)
      case "--json": options.json = try value(of: option, in: &rest)
      case "--compare":
        let old = try value(of: option, in: &rest)
        options.task = .compare(old: old, new: try value(of: option, in: &rest))
      case "--rounds":
        let text = try value(of: option, in: &rest)
        guard let rounds = Int(text), rounds > 0 else {
          throw .notANumber(option: option, text)
        }
        options.task = .work(rounds: rounds)
      default: throw .unknown(option)
      }
    }
    if options.task == .help { return options }
    try check(seen)
    return options
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(OptionsError) -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw .missingValue(option)
    }
    return value
  }

  private static func check(_ seen: Set<String>) throws(OptionsError) {
    if seen.contains("--compare"), let other = seen.filter({ $0 != "--compare" }).min() {
      throw .notTogether("--compare", other)
    }
    let judging = seen.intersection(["--quick", "--report", "--json"])
    if seen.contains("--rounds"), let other = judging.min() {
      throw .notTogether("--rounds", other)
    }
    if seen.isSuperset(of: ["--quick", "--report"]) { throw .notTogether("--quick", "--report") }
  }
}
