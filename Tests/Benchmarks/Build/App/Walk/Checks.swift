/// Counts the checks that passed, and keeps those that failed.
struct Checks {
  private(set) var passed = 0
  private(set) var failures: [String] = []

  mutating func expect<Value: Equatable>(
    _ found: Value, _ expected: Value, _ what: @autoclosure () -> String
  ) {
    if found == expected {
      passed += 1
    } else {
      failures.append("\(what()): expected \(expected), found \(found)")
    }
  }
}
