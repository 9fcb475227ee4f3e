/// A link that is being read, as far as a candidate needs it. For the framework alone.
///
/// One serves all candidates of a link, and remembers why the first of them refused.
public struct _LinkInput {
  let link: String
  // The matcher makes the input and holds the plans, and outlives it: to count references to them
  // would cost more than to read a value.
  unowned(unsafe) let matcher: LinkMatcher
  private unowned(unsafe) var plan: LinkPlan?
  private var captures: LinkCaptures?
  private var pathCount = 0
  private var next = 0
  private(set) var refusal: LinkRefusal?

  init(link: String, matcher: LinkMatcher) {
    self.link = link
    self.matcher = matcher
  }

  mutating func begin(_ plan: LinkPlan, _ captures: LinkCaptures) {
    self.plan = plan
    self.captures = captures
    pathCount = plan.pathCount
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

  /// The text of the next part; nil if it is missing.
  @usableFromInline
  mutating func nextTextIfPresent() throws(_LinkMiss) -> String? {
    switch take() {
    case .value(let text): return text
    case .absent: return nil
    case .malformed: throw refuse("", .malformed)
    }
  }

  /// The texts of the next part, at least one.
  @usableFromInline
  mutating func nextList() throws(_LinkMiss) -> [String] {
    guard let captures else { throw _LinkMiss() }
    let index = next
    next += 1
    let texts = key(index).map(captures.queryList) ?? captures.list(index)
    guard let texts else { throw refuse("", .malformed) }
    guard !texts.isEmpty else { throw refuse("", .missing) }
    return texts
  }

  /// The items of the query that no key of the pattern names.
  mutating func nextQuery() -> String {
    next += 1
    return queryRest
  }

  /// Remembers that a type does not take the text of the part that was read last.
  @usableFromInline
  mutating func refuse<Value: LinkValue>(_ text: String, as type: Value.Type) -> _LinkMiss {
    refuse(text, .notA(type))
  }

  /// Remembers that the values could be read, and the link's own check did not take them.
  mutating func noteDeclined() {
    guard refusal == nil, let plan, !plan.isFallback else { return }
    refusal = LinkRefusal(plan: plan, index: 0, reason: .declined, text: "")
  }

  private mutating func refuse(_ text: String, _ reason: LinkRefusal.Reason) -> _LinkMiss {
    if refusal == nil, let plan {
      refusal = LinkRefusal(plan: plan, index: next - 1, reason: reason, text: text)
    }
    return _LinkMiss()
  }

  private mutating func take() -> LinkText {
    let index = next
    next += 1
    return text(at: index)
  }

  /// The text of a part, those of the path first.
  func text(at index: Int) -> LinkText {
    guard let captures else { return .absent }
    return key(index).map(captures.query) ?? captures.text(index)
  }

  /// The texts of a part; empty if it is missing, nil if it is malformed.
  func texts(at index: Int, _ arity: PatternSyntax.Arity) -> [String]? {
    guard let captures else { return nil }
    if arity == .repeated { return key(index).map(captures.queryList) ?? captures.list(index) }
    switch text(at: index) {
    case .value(let text): return [text]
    case .absent: return []
    case .malformed: return nil
    }
  }

  /// The items that no key names, and the whole query, as they are written.
  var queryRest: String {
    captures?.queryRest(excluding: plan?.keys ?? []) ?? ""
  }

  var queryText: String { captures?.reader.queryText ?? "" }

  /// The key of a part of the query; nil for one of the path.
  private func key(_ index: Int) -> String? {
    index < pathCount ? nil : plan?.key(index)
  }

  /// The error that would be the answer if nothing else took the link.
  var error: DeepLinkError {
    DeepLinkError(link: link, refusal: refusal, matcher: matcher)
  }
}

/// Why a candidate whose pattern fits did not take a link.
struct LinkRefusal: Sendable {
  enum Reason: Sendable {
    case missing
    case malformed
    case notA(any LinkValue.Type)
    /// The values are right, but `where:` or the constructor did not take them.
    case declined
  }

  let plan: LinkPlan
  /// The parameter, those of the path first; without meaning if all values were declined together.
  let index: Int
  let reason: Reason
  let text: String
}
