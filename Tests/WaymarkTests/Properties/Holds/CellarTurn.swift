@testable import Waymark

/// A verb of an app of cellars that needs no gate.
enum CellarTurn: Equatable {
  case push(Int), replaceTop(Int), setRoutes(Int)
  case pop, back, swipe, dismiss, dismissAll, popToRoot
}

extension CellarApp {
  func turn(_ turn: CellarTurn) -> Outcome {
    switch turn {
    case .push(let page): push(.page(page))
    case .replaceTop(let page): replaceTop(.page(page))
    case .setRoutes(let page): setRoutes([.home, .page(page)])
    case .pop: pop()
    case .back: back()
    case .swipe: swipe()
    case .dismiss: dismiss()
    case .dismissAll: dismissAll()
    case .popToRoot: popToRoot()
    }
  }

  private func swipe() -> Outcome {
    guard let layer = projection.layers.last else { return .unchanged }
    let ids = layer.entries.ids
    return reconcile(layer, shown: ids, remaining: Array(ids.prefix(max(1, ids.count - 1))))
  }

  func call(_ want: NaiveCellars.Want) -> Outcome {
    switch want.verb {
    case .push: push(want.route)
    case .navigate: navigate(to: want.route)
    case .present: present(want.route)
    case .open: open(want.route)
    case .setRoutes: setRoutes([.home, want.route])
    }
  }
}
