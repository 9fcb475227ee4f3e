import Testing
import Waymark

@testable import WaymarkTesting

@Suite("The outcome that a step states")
@MainActor
struct ExpectedOutcomeTests {
  /// Every statement with its source, and the indices of the outcomes that it matches.
  static let table: [(expected: ExpectedOutcome, source: String, takes: [Int])] = [
    (.performed, ".performed", [0]),
    (.unchanged, ".unchanged", [1]),
    (.queued, ".queued", [2]),
    (.redirected, ".redirected", [3]),
    (.ignored, ".ignored", [4, 5]),
    (.ignored(.atRoot), ".ignored(.atRoot)", [4]),
    (.denied, ".denied", [6, 7]),
    (.denied("closed"), ".denied(\"closed\")", [6]),
    (.invalidLink, ".invalidLink", [8, 9]),
    (.invalidLink(.noMatch), ".invalidLink(.noMatch)", [8]),
    (.held, ".held", [10, 11]),
    (.held("session"), ".held(\"session\")", [10]),
    (.held(["session", "terms"]), ".held([\"session\", \"terms\"])", [11]),
    (.asks, ".asks", [12, 13]),
    (.asks("add"), ".asks(\"add\")", [12]),
    (.any, ".any", Array(0..<14)),
  ]

  /// Outcomes of real verbs.
  private func outcomes() throws -> [SeenOutcome] {
    let session = DiarySession()
    let app = DiaryAppCoordinator(session)
    let held = app.open(.diary(.add))
    session.user = "Ann"
    let open: [DeepLinkError.Code] = [.noMatch, .tooLong]
    let errors = try open.map { code in
      let text = code == .noMatch ? "/nowhere" : "/" + String(repeating: "a", count: 100_000)
      guard case .failure(let error) = BrochureRoute.links.parse(text) else {
        throw NoError(code: code)
      }
      return SeenOutcome(outcome: .invalidLink(error))
    }
    return [
      .performed, .unchanged, .queued, .redirected, .ignored(.atRoot), .ignored(.notFound),
      .denied("closed"), .denied("open"),
    ].map { SeenOutcome(outcome: $0) } + errors + [
      SeenOutcome(outcome: held, gate: "session"),
      SeenOutcome(outcome: held, gate: ["session", "terms"]),
      SeenOutcome(outcome: question(about: .add)),
      SeenOutcome(outcome: question(about: .detail(id: 1))),
    ]
  }

  private struct NoError: Error { let code: DeepLinkError.Code }

  private func question(about route: DiaryRoute) -> Outcome {
    let todos = DiaryCoordinator()
    todos.push(route)
    if let add = todos.projection.leaf?.screen as? AddTodo { add.title = "Milk" }
    if let detail = todos.projection.leaf?.screen as? TodoDetail {
      detail.navigator.leavePolicy = .confirm
    }
    return todos.pop()
  }

  @Test("Each one matches exactly the outcomes that it is about, and prints as its source")
  func takes() throws {
    let outcomes = try outcomes()
    for row in Self.table {
      #expect(row.expected.source == row.source)
      #expect(
        outcomes.indices.filter { row.expected.matches(outcomes[$0]) } == row.takes, "\(row.source)"
      )
    }
  }

  @Test("The suggested source for an outcome matches that outcome")
  func written() throws {
    let outcomes = try outcomes()
    let sources = Set(Self.table.map(\.source))
    for seen in outcomes
    where seen.outcome != .ignored(.notFound) && seen.outcome != .denied("open") {
      let isWritten = sources.contains(seen.source)
      let isOther =
        seen.source == ".asks(\"detail(id: 1)\")" || seen.source == ".invalidLink(.tooLong)"
      #expect(isWritten != isOther, "\(seen.source)")
    }
  }
}
