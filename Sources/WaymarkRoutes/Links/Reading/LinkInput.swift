/// The parts of a link that a candidate reads. Only for the framework.
///
/// All candidates of a link share one input. It remembers why the first of them refused.
public struct _LinkInput {
  /// The original link. The link that is being read may be the target of a redirect.
  let link: UnsafeBufferPointer<UInt8>
  private let matcher: LinkMatcher
  private var captures = LinkCaptures()
  private var candidate = 0
  private var next = 0
  /// The obstacle to a route so far.
  private var obstacle: DeepLinkError.Reason?

  init(_ link: UnsafeBufferPointer<UInt8>, matcher: LinkMatcher) {
    self.link = link
    self.matcher = matcher
  }

  mutating func begin(_ candidate: Int, _ captures: LinkCaptures) {
    self.candidate = candidate
    self.captures = captures
    next = 0
  }

  /// The text of the next part. Remembers if it is missing or malformed.
  @usableFromInline
  mutating func nextText() throws(_LinkMiss) -> String {
    switch take() {
    case .value(let text): return text
    case .absent: throw refuse("", .missing)
    case .malformed: throw refuse("", .malformed)
    }
  }

  /// The text of the next part. Nil if it is missing, which it may be.
  @usableFromInline
  mutating func nextTextIfPresent() throws(_LinkMiss) -> String? {
    switch take() {
    case .value(let text): return text
    case .absent where arity == .optional: return nil
    case .absent: throw refuse("", .missing)
    case .malformed: throw refuse("", .malformed)
    }
  }

  /// Whether the last part counts as missing if it is empty.
  @usableFromInline var mayBeMissing: Bool { arity == .optional }

  /// The texts of the next part: at least one, unless the part may have none.
  @usableFromInline
  mutating func nextList() throws(_LinkMiss) -> [String] {
    next += 1
    guard let texts = list(at: next - 1) else { throw refuse("", .malformed) }
    guard !texts.isEmpty || arity == .any else { throw refuse("", .missing) }
    return texts
  }

  /// The arity of the last part.
  private var arity: PatternSyntax.Arity {
    let parameters = plan.parameters
    return parameters.indices.contains(next - 1) ? parameters[next - 1].arity : .one
  }

  /// The items of the query that no key of the pattern names.
  mutating func nextQuery() -> String {
    next += 1
    return queryRest
  }

  /// Remembers that a type does not take the text of the last part.
  @usableFromInline
  mutating func refuse<Value: LinkValue>(as type: Value.Type) -> _LinkMiss {
    // Reads the text again, so that readers of a value need not keep it.
    guard case .value(let text) = text(at: next - 1) else { return _LinkMiss() }
    return refuse(text, as: type)
  }

  /// Remembers that a type does not take a text of the last part.
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

  /// Remembers why the candidate made no route, and returns whether it is a redirect.
  mutating func endAttempt() -> Bool {
    switch plan.kind {
    case .route:
      // If no value was refused, the link's own check refused them.
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

  /// True if the line is a redirect that takes these values.
  var canRedirect: Bool {
    if case .redirect(let target) = plan.kind { target.link(from: self) != nil } else { false }
  }

  /// The target of the redirect, which is then read like an original link.
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

  /// The texts of a part. Empty if it is missing, nil if it is malformed.
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
  /// The fragment of the link, with its number sign, as it is written.
  var fragmentText: String { captures.reader.fragmentText }

  /// The key of a part of the query; nil for one of the path.
  private func key(_ index: Int) -> String? {
    index < captures.count ? nil : plan.key(index)
  }

  private var plan: LinkPlan { matcher.plans[candidate] }

  /// The error if no candidate takes the link.
  var error: DeepLinkError {
    obstacleError ?? matcher.noMatch(String(decoding: link, as: UTF8.self))
  }

  /// The error, if it says more than that no pattern fits.
  var obstacleError: DeepLinkError? {
    guard let obstacle else { return nil }
    return DeepLinkError(link: String(decoding: link, as: UTF8.self), obstacle, matcher: matcher)
  }
}
