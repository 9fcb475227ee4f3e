/// A verb that shows something, as a value: so it can wait, and be called again.
///
/// Its routes are in boxes, of the type of the flow whose verb it is.
enum ShowingVerb {
  case push([any AnyRouteBox])
  case pushIfNew(any AnyRouteBox)
  case popOrPush(any AnyRouteBox)
  case replaceTop(any AnyRouteBox)
  case replaceRoot(any AnyRouteBox)
  case setRoot(any AnyRouteBox)
  case setRoutes([any AnyRouteBox])
  /// What an `update` made of the base; the layers stay.
  case update([any AnyRouteBox])
  case present(any AnyRouteBox, ModalStyle?)
  case navigate(any AnyRouteBox)
  case deliver(any AnyRouteBox, selecting: Bool)
  case select(any AnyRouteBox)
  case open(any AnyRouteBox, OpenPolicy, bare: Bool)

  var cause: NavigationCause {
    switch self {
    case .push: .push
    case .pushIfNew: .pushIfNew
    case .popOrPush: .popOrPush
    case .replaceTop: .replaceTop
    case .replaceRoot, .setRoot: .setRoot
    case .setRoutes: .setRoutes
    case .update: .update
    case .present: .present
    case .navigate: .navigate
    case .deliver: .deliver
    case .select: .select
    case .open: .open
    }
  }

  /// The routes, bottom to top.
  var routes: [any AnyRouteBox] {
    switch self {
    case .push(let routes), .setRoutes(let routes), .update(let routes): routes
    case .pushIfNew(let route), .popOrPush(let route), .replaceTop(let route),
      .replaceRoot(let route), .setRoot(let route), .present(let route, _), .navigate(let route),
      .deliver(let route, _), .select(let route), .open(let route, _, _):
      [route]
    }
  }

  func isEqual(to other: ShowingVerb) -> Bool {
    hasTraits(of: other) && routes.elementsEqual(other.routes) { $0.isEqual(to: $1) }
  }

  /// True if it does the same with its routes.
  private func hasTraits(of other: ShowingVerb) -> Bool {
    switch (self, other) {
    case (.present(_, let one), .present(_, let two)): one == two
    case (.deliver(_, let one), .deliver(_, let two)): one == two
    case (.open(_, let one, let isBare), .open(_, let two, let isOtherBare)):
      one == two && isBare == isOtherBare
    case (.replaceRoot, .setRoot), (.setRoot, .replaceRoot): false
    default: cause == other.cause
    }
  }
}
