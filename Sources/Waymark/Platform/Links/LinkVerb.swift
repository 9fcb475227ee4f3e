/// The verb of the navigator that a link in a view calls.
///
/// ```swift
/// LinkVerb.present(.popover).show(.filter, by: todos)  // .performed
/// ```
public struct LinkVerb: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case navigate, push, select
    case present(ModalStyle?)
    case open(OpenPolicy)
  }

  private let kind: Kind

  /// As the route's own presentation says.
  public static var navigate: LinkVerb { LinkVerb(kind: .navigate) }
  /// On top of the stack.
  public static var push: LinkVerb { LinkVerb(kind: .push) }
  /// The tab that was declared with the route.
  public static var select: LinkVerb { LinkVerb(kind: .select) }
  /// In a layer of its own.
  ///
  /// - Parameter style: The style; nil for the route's own style, otherwise a sheet.
  public static func present(_ style: ModalStyle? = nil) -> LinkVerb {
    LinkVerb(kind: .present(style))
  }
  /// With its back stack, wherever the user is.
  ///
  /// - Parameter policy: What happens to the presented layers.
  public static func open(_ policy: OpenPolicy = .dismissModals) -> LinkVerb {
    LinkVerb(kind: .open(policy))
  }

  /// Calls the verb.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - navigator: The navigator of the view.
  /// - Returns: As the verb.
  /// - Complexity: That of the verb.
  @MainActor @discardableResult
  public func show<C: Coordinator>(_ route: C.Route, by navigator: Navigator<C>) -> Outcome {
    switch kind {
    case .navigate: navigator.navigate(to: route)
    case .push: navigator.push(route)
    case .select: navigator.select(route)
    case .present(let style): navigator.present(route, as: style)
    case .open(let policy): navigator.open(route, over: policy)
    }
  }
}

extension LinkVerb: CustomStringConvertible {
  /// The verb as it is written: `navigate`, `present(popover)`, `open(presentOnTop)`.
  public var description: String {
    switch kind {
    case .navigate: "navigate"
    case .push: "push"
    case .select: "select"
    case .present(nil): "present"
    case .present(let style?): "present(\(style))"
    case .open(let policy): "open(\(policy))"
    }
  }
}
