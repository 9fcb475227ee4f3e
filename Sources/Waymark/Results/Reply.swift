/// The way back to whoever asked: it is handed over with an output, and answers it once.
///
/// A feature puts it into an output and awaits the answer. It does not know who answers, or how.
///
/// ```swift
/// enum Output { case wantsAuthor(Reply<Int>) }
///
/// let author = await navigator.ask { .wantsAuthor($0) }
/// ```
///
/// Whoever composes the feature shows another one, whose `finish(returning:)` is the answer, or answers at
/// once. Neither feature knows the other.
///
/// ```swift
/// case .wantsAuthor(let reply): self.navigate(to: .people(.picker), answering: reply)
/// case .wantsAuthor(let reply): reply.answer(session.userID)
/// ```
///
/// ## Guarantees
///
/// - Whoever asked is answered exactly once: nil by whatever is no answer.
/// - A reply is used once, by `answer` or by a verb with `answering:`, whatever becomes of that. A second
///   use does nothing, and says `ignored(notAwaited)`; so does one that comes when nobody waits any more.
/// - A reply that is let go of answers nil. It may be kept, to be used later, and passed on in an output
///   of the composer's own.
/// - A reply keeps nothing of a tree alive, but for what the closure of `accepting` captured.
///
/// It is a value that may be passed on anywhere; to use it takes the main actor. Two are equal if they are
/// copies, also for values of other types.
public struct Reply<Value: Sendable>: Hashable, Sendable {
  let ticket: ReplyTicket
  /// What becomes of a value for whoever asked, who may wait for one of another type.
  private let convert: @MainActor (Value) -> (any Sendable)?

  init(
    _ waiter: any AnyResultWaiter, isOnlyTried: @escaping @MainActor () -> Bool = { false }
  ) {
    self.init(ticket: ReplyTicket(waiter, isOnlyTried: isOnlyTried)) { $0 }
  }

  private init(
    ticket: ReplyTicket, convert: @escaping @MainActor (Value) -> (any Sendable)?
  ) {
    self.ticket = ticket
    self.convert = convert
  }

  /// Answers without showing anything.
  ///
  /// ```swift
  /// reply.answer(session.userID)  // .performed
  /// reply.answer(7)               // .ignored(.notAwaited): the first answer counts
  /// ```
  ///
  /// Constant time. Whoever asked goes on in a later turn of the main actor. In the body of
  /// ``Coordinator/evaluate(force:_:)`` of their tree nobody is answered, and the reply stays to be used.
  ///
  /// - Parameter value: The answer; nil if there is none.
  /// - Returns: `performed`; `ignored(notAwaited)` if the reply was used already, or nobody waits any more:
  ///   their screen has left, or their task was cancelled.
  @MainActor @discardableResult
  public func answer(_ value: Value?) -> Outcome {
    guard !ticket.isTried else { return ticket.isValid ? .performed : .ignored(.notAwaited) }
    guard let waiter = ticket.use() else { return .ignored(.notAwaited) }
    waiter.resolve(value.flatMap(convert))
    return .performed
  }

  /// The same reply for a value of another type: that with which the feature that is shown finishes.
  ///
  /// ```swift
  /// case .wantsAuthor(let reply):
  ///   self.navigate(to: .people(.picker), answering: reply.accepting { (person: Person) in person.id })
  /// ```
  ///
  /// Both stand for one answer: whichever is used first gives it.
  ///
  /// - Parameter convert: Makes the answer of a value, or nil. It runs once at most, when the value comes.
  /// - Returns: The reply. It keeps the closure, until the answer is there.
  public func accepting<Other: Sendable>(
    _ convert: @escaping @MainActor (Other) -> Value?
  ) -> Reply<Other> {
    Reply<Other>(ticket: ticket) { [outer = self.convert] in convert($0).flatMap(outer) }
  }

  /// Calls a verb whose entry answers from now on.
  @MainActor func hand(to verb: (any AnyResultWaiter) -> Outcome) -> Outcome {
    guard let waiter = ticket.use(), waiter.handOver(expecting: ReplySource(convert)) else {
      return .ignored(.notAwaited)
    }
    return waiter.begin(verb)
  }

  /// True if both give the one answer to whoever asked.
  public static func == (left: Reply, right: Reply) -> Bool { left.ticket === right.ticket }

  /// Hashes the identity of that answer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(ticket)) }
}

extension Reply: CustomStringConvertible {
  /// What the reply takes, for people: `Reply<Int>`.
  public var description: String { "Reply<\(typeName(of: Value.self))>" }
}
