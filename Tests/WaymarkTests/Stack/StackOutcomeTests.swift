import Testing
import Waymark

@Suite("Outcomes of a stack, and of a coordinator")
struct StackOutcomeTests {
  static let reasons: [(reason: StackOutcome.Reason, same: IgnoredReason)] = [
    (.atRoot, .atRoot), (.notFound, .notFound), (.empty, .empty),
    (.notSameCase, .notSameCase),
  ]

  static let outcomes: [(outcome: StackOutcome, same: Outcome)] =
    [(.performed, .performed), (.unchanged, .unchanged)]
    + reasons.map { (.ignored($0.reason), .ignored($0.same)) }

  @Test("The table has every reason", arguments: StackOutcome.Reason.allCases)
  func complete(_ reason: StackOutcome.Reason) {
    #expect(Self.reasons.map(\.reason).contains(reason))
  }

  @Test("A stack's outcome becomes the coordinator's outcome of the same name", arguments: outcomes)
  func conversion(_ outcome: StackOutcome, same: Outcome) {
    #expect(Outcome(outcome) == same)
    #expect(outcome.didChange == same.didChange)
    #expect("\(outcome)" == "\(same)")
  }

  @Test("Outcomes are equal if their reasons are")
  func equality() {
    let outcomes = Self.outcomes.map(\.outcome)
    #expect(Set(outcomes + outcomes).count == outcomes.count)
    #expect(StackOutcome.ignored(.atRoot) != .ignored(.notFound))
  }

  @Test("A reason can be matched like a case")
  func matching() {
    var stack = RouteStack(Letter.a)
    if case .ignored(.atRoot) = stack.pop() {} else { Issue.record("not matched") }
    if case .ignored(.notFound) = stack.pop() { Issue.record("matched another reason") }
  }
}
