import Testing

@testable import WaymarkRoutes

@Suite("Stacks against the naive model")
struct StackProperties {
  static let seeds: ClosedRange<UInt64> = 1...400
  static let steps = 200

  /// The stack, a stack that is changed as coordinators do, and the model.
  struct Trio {
    var stack: RouteStack<Letter>
    var decided: RouteStack<Letter>
    var model: NaiveStack

    init(_ routes: [Letter]) throws {
      stack = try #require(RouteStack(routes))
      decided = stack
      model = NaiveStack(routes)
    }

    /// Performs the operation on all three, and returns how they differ.
    mutating func perform(_ operation: StackOperation) -> (outcome: StackOutcome, failure: String?)
    {
      let before = stack
      let expected = model.perform(operation)
      let outcome = operation.perform(on: &stack)
      let decision = decided.apply(operation.decide(in: decided))
      let ids = stack.map(\.id.number)
      var failure: String?
      if outcome != expected || stack.routes != model.routes || ids != model.ids {
        failure = "\(outcome), \(stack.routes.text) \(ids)"
      } else if decision != expected || decided != stack {
        failure = "decided \(decision), \(decided.routes.text) \(decided.map(\.id.number))"
      } else if outcome.didChange == (before == stack) {
        failure = "\(outcome), which is wrong about the change from \(before.map(\.id.number))"
      }
      let wanted = "\(expected), \(model.routes.text) \(model.ids)"
      return (
        outcome,
        failure.map { "\(before.routes.text) \(before.map(\.id.number)) | \($0) | want \(wanted)" }
      )
    }
  }

  /// How often each kind of operation had each outcome.
  typealias Tally = [StackOperation.Kind: [StackOutcome: Int]]

  /// Returns the first difference, with the seed that shows it again.
  func run(seed: UInt64, tally: inout Tally) throws -> String? {
    var generator = SeededGenerator(seed: seed)
    var trio = try Trio([.a])
    for step in 1...Self.steps {
      let operation = StackOperation.random(for: trio.stack, using: &generator)
      let (outcome, failure) = trio.perform(operation)
      if let failure {
        return "seed \(seed), step \(step), \(operation.testDescription): \(failure)"
      }
      tally[operation.kind, default: [:]][outcome, default: 0] += 1
    }
    return nil
  }

  @Test("Whatever is done to a stack, routes, ids and outcome are those of the model")
  func model() throws {
    var tally: Tally = [:]
    for seed in Self.seeds {
      if let failure = try run(seed: seed, tally: &tally) { Issue.record("\(failure)") }
    }
    for kind in StackOperation.Kind.allCases {
      let outcomes = tally[kind, default: [:]]
      let total = outcomes.values.reduce(0, +)
      #expect(total >= 500, "\(kind) was chosen only \(total) times in seeds \(Self.seeds)")
      // Every outcome that an operation can have must come up; otherwise the model was not asked about it.
      #expect(Set(outcomes.keys) == Self.outcomes(of: kind), "\(kind) in seeds \(Self.seeds)")
    }
  }

  static func outcomes(of kind: StackOperation.Kind) -> Set<StackOutcome> {
    switch kind {
    case .push: [.performed]
    case .pushAll, .pushIfNew, .popToRoot, .replaceTop, .setRoot, .setRootKeepingStack, .popOrPush,
      .trim:
      [.performed, .unchanged]
    case .pop: [.performed, .unchanged, .ignored(.atRoot)]
    case .popToLast, .popToFirst, .popToID, .popWhere:
      [.performed, .unchanged, .ignored(.notFound)]
    case .setRoutes: [.performed, .unchanged, .ignored(.empty)]
    case .remove: [.performed, .ignored(.atRoot), .ignored(.notFound)]
    case .removeAll: [.performed, .unchanged, .ignored(.atRoot)]
    }
  }
}
