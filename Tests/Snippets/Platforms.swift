import Waymark

enum Platforms {
  // region: platform-app
  enum InboxRoute: Route { case list, message(id: Int) }

  enum MailRoute: Route {
    case tabs, inbox(InboxRoute), sent, write

    var presentation: Presentation { self == .write ? .sheet : .push }
  }

  final class MailCoordinator: Coordinator {
    let flow = Flow<MailRoute, String>(start: .tabs)

    func destination(for route: MailRoute) -> Destination<MailCoordinator> {
      switch route {
      case .tabs: .tabs([.inbox(.list), .sent], selected: .inbox(.list))
      case .inbox(let route): .child(route, as: MailRoute.inbox) { InboxCoordinator() }
      case .sent: .screen { "Sent" }
      case .write: .screen { "Write" }
      }
    }
  }
  // endregion

  final class InboxCoordinator: Coordinator {
    let flow = Flow<InboxRoute, String>(start: .list)

    func destination(for route: InboxRoute) -> Destination<InboxCoordinator> {
      switch route {
      case .list: .screen { "Inbox" }
      case .message(let id): .screen { "Message \(id)" }
      }
    }
  }

  // region: platform-draw
  @MainActor
  final class TextPlatform<Root: Coordinator> where Root.Screen == String {
    let root: Root
    private(set) var lines: [String] = []

    /// What was drawn last. Gestures refer to it.
    private var layer: Layer<String>
    private var shown: [EntryID] = []
    private var tabs: (bar: LayerTabs<String>, revision: Int)?
    /// Draws all layers, and draws them again one turn after something that it read has changed.
    private lazy var loop = RenderLoop { [weak self] in self?.draw() }

    init(_ root: Root) {
      self.root = root
      layer = root.projection.base
      loop.render()
    }

    private func draw() {
      lines = []
      for layer in root.projection.layers { draw(layer) }
    }

    private func draw(_ layer: Layer<String>) {
      self.layer = layer
      shown = layer.entries.ids
      tabs = nil
      guard let top = layer.entries.last else { return }
      guard let bar = top.tabs else {
        let back = shown.count > 1 && top.leavePolicy == .free ? "< " : ""
        lines.append("\(layer.style): \(back)\(top.screen ?? "")")
        return
      }
      let names = bar.names.enumerated().map { place, name in
        place == bar.selectedIndex ? "[\(name)]" : name
      }
      lines.append("\(layer.style): " + names.joined(separator: " "))
      if let selected = bar.selected { draw(selected) }
      tabs = (bar, bar.revision)
    }
  }
  // endregion
}

extension Platforms.TextPlatform {
  // region: platform-report
  /// The user has swiped back: the top screen of the stack is gone already.
  @discardableResult
  func swipeBack() -> Outcome? {
    guard shown.count > 1 else { return nil }
    return root.reconcile(layer, shown: shown, remaining: shown.dropLast())
  }

  /// The user has dragged the top sheet down.
  @discardableResult
  func drag() -> Outcome? {
    guard case .modal = layer.style else { return nil }
    return root.dismissed(layer)
  }

  /// The user has tapped a tab of the bar that was drawn.
  @discardableResult
  func tap(_ position: Int) -> Outcome? {
    tabs.map { root.request(select: position, in: $0.bar, revision: $0.revision) }
  }
  // endregion
}
