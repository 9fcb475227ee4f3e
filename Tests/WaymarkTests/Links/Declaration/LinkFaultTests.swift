import Testing
import Waymark

@Suite("The four kinds of link faults")
struct LinkFaultTests {
  /// Checks that every code has a fault with its own text.
  private func check<Fault: LinkFault>(
    _ faults: [Fault], at location: SourceLocation = #_sourceLocation
  ) {
    let codes = Array(Fault.Code.allCases)
    #expect(Set(faults.map(\.code)) == Set(codes), sourceLocation: location)
    #expect(Set(codes.map(\.rawValue)).count == codes.count, sourceLocation: location)
    for code in codes {
      let those = faults.filter { $0.code == code }
      #expect("\(code)" == code.rawValue, sourceLocation: location)
      #expect(those.allSatisfy { $0 == those[0] }, sourceLocation: location)
    }
    #expect(Set(faults).count == codes.count, sourceLocation: location)
    for fault in faults {
      #expect("\(fault)" == fault.message, sourceLocation: location)
      #expect(fault.message.count > 40, sourceLocation: location)
      #expect(!fault.message.contains { $0.isNewline }, sourceLocation: location)
      #expect(!fault.message.contains(fault.code.rawValue), sourceLocation: location)
    }
  }

  private func failures<Success, Fault>(_ results: [Result<Success, Fault>]) -> [Fault] {
    results.compactMap { result in
      guard case .failure(let fault) = result else { return nil }
      return fault
    }
  }

  @Test("Links without a route: each code has a text, and equal codes are equal errors")
  func links() {
    let links = DeepLinkErrorTests.messages.map { HubRoute.links.parse($0.0) }
    check(failures(links) + failures([DeepLinkErrorTests.loops.parse("/a/7")]))
  }

  enum PrintRoute: Route { case number(Int?), text(String) }

  @Test("Routes without a link: each code has a text, and equal codes are equal errors")
  func routes() {
    let links = DeepLinks<PrintRoute> {
      DeepLink("n/:number", to: PrintRoute.number)
      DeepLink("t/*", .text("all"))
    }
    check(
      failures(DeepLinksPrintTests.unprintable.map { HubRoute.links.print($0.0) })
        + failures([links.print(.number(nil)), links.print(.text("all"))]))
  }

  @Test("Faults of a table: each code has a text, and equal codes are equal problems")
  func tables() {
    let links = DeepLinks<DeepLinkProblemTests.FaultRoute>(prefixes: ["x", "https://*.com"]) {
      DeepLink("a/..", .a)
      DeepLink("b", .a)
      DeepLink("b", .b)
      DeepLink("c", to: DeepLinkProblemTests.FaultRoute.one)
      DeepLink("d/:list", to: DeepLinkProblemTests.FaultRoute.list)
      Mount("e/*", as: DeepLinkProblemTests.FaultRoute.tasks)
      Redirect("f/*", to: "b/*")
      Redirect("g", to: "nowhere")
      Redirect("h", to: "h")
    }
    check(
      links.problems + DeepLinkProblemTests.SelfRoute.links.problems
        + DeepLinkProblemTests.LeftRoute.links.problems)
  }

  @Test("Patterns: each code has a text, and equal codes are equal errors")
  func patterns() {
    let read = PathPatternErrorTests.rows.map { row in
      Result { () throws(PathPatternError) in try PathPattern(row.pattern) }
    }
    let printed = PathPatternErrorTests.printRows.map { row in
      Result { () throws(PathPatternError) in
        try PathPattern(row.pattern).path(row.values, rest: row.rest)
      }
    }
    check(failures(read) + failures(printed))
  }
}
