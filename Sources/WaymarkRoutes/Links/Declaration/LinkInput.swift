/// A link that is being read, as far as a candidate needs it. For the framework alone.
///
/// One serves all candidates of a link, and remembers why the first of them refused.
public struct _LinkInput {
  /// What stood in the way of a route so far.
  private enum Obstacle {
    /// The first of the candidates that could not be read.
    case refusal(LinkRefusal)
    /// A candidate that leads on.
    case redirect(to: String)
    case failure(LinkFailure)
  }

  /// The link that came in: what is read may be where a redirect led from it.
  let link: UnsafeBufferPointer<UInt8>
  private let matcher: LinkMatcher
  private var captures = LinkCaptures()
  private var candidate = 0
  private var next = 0
  private var obstacle: Obstacle?

  init(_ link: UnsafeBufferPointer<UInt8>, matcher: LinkMatcher) {
    self.link = link
    self.matcher = matcher
  }

  mutating func begin(_ candidate: Int, _ captures: LinkCaptures) {
    self.candidate = candidate
    self.captures = captures
    next = 0
  }

  /// The text of the next part; a missing or malformed one is remembered.
  @usableFromInline
  mutating func nextText() throws(_LinkMiss) -> String {
    switch take() {
    case .value(let text): return text
    case .absent: throw refuse("", .missing)
    case .malformed: throw refuse("", .malformed)
    }
  }

  /// The text of the next part; nil if it is missing, and may be.
  @usableFromInline
  mutating func nextTextIfPresent() throws(_LinkMiss) -> String? {
    switch take() {
    case .value(let text): return text
    case .absent where arity == .optional: return nil
    case .absent: throw refuse("", .missing)
    case .malformed: throw refuse("", .malformed)
    }
  }

  /// Whether a part that was read last, and that is empty, may count as missing.
  @usableFromInline var mayBeMissing: Bool { arity == .optional }

  /// The texts of the next part, at least one unless there may be none.
  @usableFromInline
  mutating func nextList() throws(_LinkMiss) -> [String] {
    next += 1
    guard let texts = list(at: next - 1) else { throw refuse("", .malformed) }
    guard !texts.isEmpty || arity == .any else { throw refuse("", .missing) }
    return texts
  }

  /// That of the part that was read last.
  private var arity: PatternSyntax.Arity {
    let parameters = plan.parameters
    return parameters.indices.contains(next - 1) ? parameters[next - 1].arity : .one
  }

  /// The items of the query that no key of the pattern names.
  mutating func nextQuery() -> String {
    next += 1
    return queryRest
  }

  /// Remembers that a type does not take the text of the part that was read last.
  @usableFromInline
  mutating func refuse<Value: LinkValue>(as type: Value.Type) -> _LinkMiss {
    // Read again, so that who reads a value need not keep its text.
    guard case .value(let text) = text(at: next - 1) else { return _LinkMiss() }
    return refuse(text, as: type)
  }

  /// Remembers that a type does not take a text of the part that was read last.
  @usableFromInline
  mutating func refuse<Value: LinkValue>(_ text: String, as type: Value.Type) -> _LinkMiss {
    refuse(text, .notA(type))
  }

  private mutating func refuse(_ text: String, _ reason: LinkRefusal.Reason) -> _LinkMiss {
    note(at: next - 1, reason, text)
    return _LinkMiss()
  }

  private mutating func note(at index: Int, _ reason: LinkRefusal.Reason, _ text: String = "") {
    guard obstacle == nil else { return }
    obstacle = .refusal(LinkRefusal(plan: plan, index: index, reason: reason, text: text))
  }

  /// Remembers why the candidate made no route, and says whether it is a redirect.
  mutating func endAttempt() -> Bool {
    switch plan.kind {
    case .route:
      // If no value was refused, the link's own check did not take them.
      note(at: 0, .declined)
    case .redirect(let target):
      guard let link = target.link(from: self) else { return false }
      obstacle = .redirect(to: link)
      return true
    case .fallback: break
    }
    return false
  }

  /// Remembers why the link could not be read at all.
  mutating func fail(_ failure: LinkFailure) {
    obstacle = .failure(failure)
  }

  var isRedirected: Bool {
    if case .redirect = obstacle { true } else { false }
  }

  /// Where the link leads on, which is then read as if it had come in.
  mutating func takeRedirect() -> String? {
    guard case .redirect(let target) = obstacle else { return nil }
    obstacle = nil
    return target
  }

  private mutating func take() -> LinkText {
    next += 1
    return text(at: next - 1)
  }

  /// The text of a part, those of the path first.
  @inline(__always)
  func text(at index: Int) -> LinkText {
    key(index).map(captures.query) ?? captures.text(index)
  }

  /// The texts of a part; empty if it is missing, nil if it is malformed.
  func texts(at index: Int, _ arity: PatternSyntax.Arity) -> [String]? {
    if arity == .repeated || arity == .any { return list(at: index) }
    switch text(at: index) {
    case .value(let text): return [text]
    case .absent: return []
    case .malformed: return nil
    }
  }

  private func list(at index: Int) -> [String]? {
    key(index).map(captures.queryList) ?? captures.list(index)
  }

  /// The items that no key names, and the whole query, as they are written.
  var queryRest: String { captures.queryRest(excluding: plan.keys) }
  var queryText: String { captures.reader.queryText }
  /// What follows the link's query or path, from the number sign on, as it is written.
  var fragmentText: String { captures.reader.fragmentText }

  /// The key of a part of the query; nil for one of the path.
  private func key(_ index: Int) -> String? {
    index < captures.count ? nil : plan.key(index)
  }

  private var plan: LinkPlan { matcher.plans[candidate] }

  /// The error that is the answer if nothing else takes the link.
  var error: DeepLinkError {
    obstacleError ?? matcher.noMatch(String(decoding: link, as: UTF8.self))
  }

  /// The same if there is more to say than that no pattern fits.
  var obstacleError: DeepLinkError? {
    guard let obstacle else { return nil }
    let link = String(decoding: link, as: UTF8.self)
    return switch obstacle {
    case .refusal(let refusal): DeepLinkError(link: link, refusal: refusal, matcher: matcher)
    case .redirect(let last): DeepLinkError(link: link, loop: last, matcher: matcher)
    case .failure(let failure): DeepLinkError(link: link, failure: failure, matcher: matcher)
    }
  }
}
