// Verbs that show something can wait. Two waiting verbs are equal if they do the same with equal
// routes.

extension Verb {
  /// True if the verb itself can wait and be called again. Other verbs note what waits for them.
  var canWait: Bool {
    switch self {
    case .push, .pushAll, .pushIfNew, .popOrPush, .replaceTop, .replaceRoot, .setRoot, .setRoutes,
      .revise, .updated, .present, .moveToTop, .navigate, .deliver, .select, .reloadTabs, .open:
      true
    default: false
    }
  }

  /// The verb as it waits. It is called again without its navigator.
  func waiting(from entry: Entry?) -> Verb {
    guard let entry else { return self }
    return switch self {
    case .present(let route, replacing: .own, let style):
      .present(route, replacing: .on(entry.id), style)
    case .revise(nil, let route): .revise(entry.id, route)
    default: self
    }
  }

  /// True if the verb joins the transaction that it is called in. A verb that shows a whole state
  /// does not, and neither does a verb with a waiter: a transaction does not know which of its
  /// entries came from which verb.
  func joins(isAwaited: Bool) -> Bool {
    switch self {
    case .restore, .travel: false
    default: !isAwaited
    }
  }

  /// The routes that the verb shows, bottom first.
  var routes: [AnyRoute] {
    switch self {
    case .pushAll(let routes), .setRoutes(let routes), .updated(let routes, _): routes
    case .push(let route), .pushIfNew(let route), .popOrPush(let route), .replaceTop(let route),
      .replaceRoot(let route), .setRoot(let route), .revise(_, let route),
      .present(let route, _, _), .navigate(let route), .moveToTop(let route),
      .deliver(let route, _), .select(let route, _), .open(let route, _, _):
      [route]
    default: []
    }
  }

  /// The verb with the names of its routes, for people: `push of detail(id: 7)`.
  var inWords: String {
    switch self {
    case .replay(let replay):
      let calls = replay.targets.map(\.verb.inWords).joined(separator: " and ")
      return "\(calls), called again after it had waited,"
    case .openLink(let link, _, _): return "\(traits.cause) of \(String(reflecting: link))"
    default:
      let names = routes.map(\.name).joined(separator: ", ")
      return names.isEmpty ? "\(traits.cause)" : "\(traits.cause) of \(names)"
    }
  }

  /// True if the other verb, which can also wait, does the same.
  func isEqual(to other: Verb) -> Bool {
    hasTraits(of: other) && routes.elementsEqual(other.routes) { $0.isEqual(to: $1) }
  }

  private func hasTraits(of other: Verb) -> Bool {
    switch (self, other) {
    case (.present(_, let replaced, let one), .present(_, let otherReplaced, let two)):
      one == two && replaced == otherReplaced
    case (.revise(let one, _), .revise(let two, _)): one == two
    case (.updated(_, let one), .updated(_, let two)): one.map(\.id) == two.map(\.id)
    case (.deliver(_, let one), .deliver(_, let two)): one == two
    case (.open(_, let one, let isBare), .open(_, let two, let isOtherBare)):
      one == two && isBare == isOtherBare
    case (.replaceRoot, .setRoot), (.setRoot, .replaceRoot): false
    default: traits.cause == other.traits.cause
    }
  }
}
