/// The parts of a route's default names, as far as the runtime knows them.
struct RouteParts {
  /// The case, or the type if there is none.
  let title: String
  /// The payloads in order, without the tail.
  private(set) var payloads: [(label: String?, value: Any)] = []
  /// The last payload, if it is a route without a label.
  private(set) var tail: (any Route)?

  /// All payloads in order, as far as they are routes; nil for all others.
  var routes: [(any Route)?] {
    payloads.map { $0.value as? any Route } + (tail.map { [$0] } ?? [])
  }

  /// Reads a route without calling anything that its type may implement.
  init<R: Route>(of route: R) {
    let caseName = enumCaseName(of: route)
    title = (caseName ?? String(describing: type(of: route))).asWrittenInSource()
    // Mirror would call the type's customMirror, which may read the name in turn.
    guard !(R.self is any CustomReflectable.Type) else { return }
    guard caseName != nil else {
      payloads = Self.fields(of: route)
      return
    }
    // A case has one child or none: its payload. Several payloads, or one with a label, are a
    // tuple.
    guard let payload = Mirror(reflecting: route).children.first?.value else { return }
    payloads = Self.elements(of: payload)
    if let last = payloads.last, last.label == nil, let route = last.value as? any Route {
      payloads.removeLast()
      tail = route
    }
  }

  private static func fields(of route: some Route) -> [(label: String?, value: Any)] {
    let mirror = Mirror(reflecting: route)
    // Not for objects: other threads may change their properties during the read.
    guard mirror.displayStyle == .struct else { return [] }
    return mirror.children.map { ($0.label?.asWrittenInSource(), $0.value) }
  }

  static func elements(of payload: Any) -> [(label: String?, value: Any)] {
    // A custom mirror may claim to be a tuple, but a real tuple has no conformances.
    guard !(payload is any CustomReflectable) else { return [(nil, payload)] }
    let mirror = Mirror(reflecting: payload)
    guard mirror.displayStyle == .tuple, !mirror.children.isEmpty else { return [(nil, payload)] }
    return mirror.children.enumerated().map { index, child in
      // The mirror labels an element without a label by its position.
      (child.label == ".\(index)" ? nil : child.label?.asWrittenInSource(), child.value)
    }
  }
}

extension String {
  /// The same identifier with plain spaces: the compiler stores the spaces of a raw identifier as
  /// no-break spaces, which look the same but are not equal.
  func asWrittenInSource() -> String {
    guard unicodeScalars.contains("\u{A0}") else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar == "\u{A0}" ? " " : scalar)
    }
    return text
  }
}
