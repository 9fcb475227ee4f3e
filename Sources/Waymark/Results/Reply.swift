/// The way to answer an output. It is part of the output, and answers its sender once.
///
/// A feature puts a reply into an output and awaits the answer. It does not know how the answer is
/// found.
///
/// ```swift
/// enum Output { case wantsAuthor(Reply<Int>) }
///
/// let author = await navigator.ask { .wantsAuthor($0) }
/// ```
///
/// The coordinator that composes the feature shows another feature, whose `finish(returning:)` is
/// the answer, or answers at once. Neither feature knows the other.
///
/// ```swift
/// case .wantsAuthor(let reply): self.navigate(to: .people(.picker), answering: reply)
/// case .wantsAuthor(let reply): reply.answer(session.userID)
/// ```
///
/// ## Guarantees
///
/// - The asker gets exactly one answer. Without a real answer it gets nil.
/// - A reply is used once, by `answer` or by a verb with `answering:`, whatever their outcome is. A
///   second use does nothing and returns `ignored(notAwaited)`. So does a use when the asker no
///   longer waits.
/// - A released reply answers nil. You may store a reply to use it later, or pass it on in an
///   output of the composing coordinator.
/// - A reply keeps nothing of a tree alive, except what the closure of `accepting` captures.
///
/// Any code may pass a reply on, but only the main actor can use it. Two replies are equal if they
/// give the same answer, even with other types of values.
public struct Reply<Value: Sendable>: Hashable, Sendable {
  let ticket: ReplyTicket
  /// Turns a value into the answer, which may have another type.
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
  /// The asker continues in a later turn of the main actor. In the body of
  /// ``Coordinator/evaluate(force:_:)`` of the asker's tree, this does nothing, and the reply can
  /// still be used.
  ///
  /// - Parameter value: The answer; nil if there is none.
  /// - Returns: `performed`; `ignored(notAwaited)` if the reply was used already, or the asker no
  ///   longer waits: its screen has left, or its task was cancelled.
  @MainActor @discardableResult
  public func answer(_ value: Value?) -> Outcome {
    guard !ticket.isTried else { return tried { .performed } }
    guard let waiter = ticket.use() else { return .ignored(.notAwaited) }
    waiter.resolve(value.flatMap(convert))
    return .performed
  }

  /// Makes a reply that takes another type: that of the result of the feature that answers.
  ///
  /// ```swift
  /// case .wantsAuthor(let reply):
  ///   self.navigate(to: .people(.picker), answering: reply.accepting { (person: Person) in person.id })
  /// ```
  ///
  /// Both replies stand for the same answer: the one that is used first gives it.
  ///
  /// - Parameter convert: Turns a value into the answer, or nil. It runs at most once, when the
  ///   value comes.
  /// - Returns: The reply. It keeps the closure until the answer is given.
  /// - Complexity: Constant time; one allocation.
  public func accepting<Other: Sendable>(
    _ convert: @escaping @MainActor (Other) -> Value?
  ) -> Reply<Other> {
    Reply<Other>(ticket: ticket) { [outer = self.convert] in convert($0).flatMap(outer) }
  }

  /// Calls a verb whose entry gives the answer from now on.
  @MainActor func hand(to verb: (any AnyResultWaiter) -> Outcome) -> Outcome {
    guard let waiter = ticket.use(), waiter.handOver(expecting: ReplySource(convert)) else {
      return .ignored(.notAwaited)
    }
    return waiter.begin(verb)
  }

  /// Tries a verb whose entry would give the answer. A trial answers no caller, so the reply can
  /// still be used.
  @MainActor func tried(_ verb: () -> Outcome) -> Outcome {
    ticket.isValid ? verb() : .ignored(.notAwaited)
  }

  /// True if both give the same answer.
  public static func == (left: Reply, right: Reply) -> Bool { left.ticket === right.ticket }

  /// Hashes the identity of that answer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(ticket)) }
}

extension Reply: CustomStringConvertible {
  /// The type of the reply, for messages: `Reply<Int>`.
  public var description: String { "Reply<\(typeName(of: Value.self))>" }
}
