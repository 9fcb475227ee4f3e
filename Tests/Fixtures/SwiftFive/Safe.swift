// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Waymark

extension Gate {
  public static let key: Gate = "key"
}

public enum SafeRoute: Route {
  case door, gold, form, manager
}

@MainActor public final class FormModel {
  let navigator: Navigator<SafeCoordinator>
  public var text = "" {
    didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm }
  }

  init(navigator: Navigator<SafeCoordinator>) {
    self.navigator = navigator
  }
}

public final class SafeCoordinator: Coordinator {
  public let flow = Flow<SafeRoute, FormModel>(start: .door)
  public var isOpen = false
  public var drops: [HoldDrop] = []

  public init() {
    flow.holdPolicy = HoldPolicy { [weak self] drop in self?.drops.append(drop) }
  }

  public var fallback: SafeRoute? { .door }

  public func access(to route: SafeRoute) -> Access<SafeRoute> {
    switch route {
    case .gold where !isOpen: .hold(until: [.key, .check("code") { await self.enterCode() }])
    case .manager: .deny("only the manager may see this")
    case .door, .gold, .form: .allow
    }
  }

  private func enterCode() async { isOpen = true }

  public func destination(for route: SafeRoute) -> Destination<SafeCoordinator> {
    .screen { FormModel(navigator: $0) }
  }
}
