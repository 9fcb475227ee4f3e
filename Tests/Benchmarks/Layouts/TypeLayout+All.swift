import Waymark

/// A route of one word, the size of many routes.
enum LayoutRoute: Route {
  case list
  case detail(Int)
}

final class LayoutCoordinator: Coordinator {
  let flow = Flow<LayoutRoute, Int>(start: .list)

  func destination(for route: LayoutRoute) -> Destination<LayoutCoordinator> {
    .screen { 0 }
  }
}

extension TypeLayout {
  private typealias R = LayoutRoute

  /// The public values that are stored, passed or returned most. The sizes are those on 64 bits.
  package static var all: [TypeLayout] {
    stacks + outcomes + changes + platform + links
  }

  private static var stacks: [TypeLayout] {
    [
      TypeLayout(EntryID.self, "EntryID", size: 8, stride: 8),
      TypeLayout(RouteStack<R>.self, "RouteStack", size: 24, stride: 24),
      TypeLayout(RouteStack<R>.Entry.self, "RouteStack.Entry", size: 17, stride: 24),
      TypeLayout(ModalStyle.self, "ModalStyle", size: 1, stride: 1),
      TypeLayout(Presentation.self, "Presentation", size: 1, stride: 1),
    ]
  }

  private static var outcomes: [TypeLayout] {
    [
      TypeLayout(Outcome.self, "Outcome", size: 34, stride: 40),
      TypeLayout(IgnoredReason.self, "IgnoredReason", size: 1, stride: 1),
      TypeLayout(DenialReason.self, "DenialReason", size: 16, stride: 16),
      TypeLayout(Access<R>.self, "Access", size: 17, stride: 24),
      TypeLayout(Gate.self, "Gate", size: 8, stride: 8),
      TypeLayout(HoldToken.self, "HoldToken", size: 8, stride: 8),
      TypeLayout(LeaveRequest.self, "LeaveRequest", size: 33, stride: 40),
    ]
  }

  private static var changes: [TypeLayout] {
    [
      TypeLayout(LifecycleEvent.self, "LifecycleEvent", size: 1, stride: 1),
      TypeLayout(LeaveReason.self, "LeaveReason", size: 1, stride: 1),
      TypeLayout(NavigationCause.self, "NavigationCause", size: 1, stride: 1),
      TypeLayout(NavigationSource.self, "NavigationSource", size: 17, stride: 24),
      TypeLayout(NavigationChange<R>.self, "NavigationChange", size: 24, stride: 24),
      TypeLayout(NavigationChange<R>.Event.self, "NavigationChange.Event", size: 40, stride: 40),
      TypeLayout(NavigationCommand<R>.self, "NavigationCommand", size: 20, stride: 24),
    ]
  }

  private static var platform: [TypeLayout] {
    [
      TypeLayout(Navigator<LayoutCoordinator>.self, "Navigator", size: 16, stride: 16),
      TypeLayout(Destination<LayoutCoordinator>.self, "Destination", size: 17, stride: 24),
      TypeLayout(LayerStyle.self, "LayerStyle", size: 1, stride: 1),
      TypeLayout(Projection<Int>.self, "Projection", size: 33, stride: 40),
      TypeLayout(Layer<Int>.self, "Layer", size: 33, stride: 40),
      TypeLayout(LayerEntries<Int>.self, "LayerEntries", size: 48, stride: 48),
      TypeLayout(LayerEntry<Int>.self, "LayerEntry", size: 56, stride: 56),
      TypeLayout(LayerTabs<Int>.self, "LayerTabs", size: 80, stride: 80),
    ]
  }

  private static var links: [TypeLayout] {
    [
      TypeLayout(DeepLinks<R>.self, "DeepLinks", size: 8, stride: 8),
      TypeLayout(DeepLink<R>.self, "DeepLink", size: 33, stride: 40),
      TypeLayout(DeepLinkError.self, "DeepLinkError", size: 8, stride: 8),
      TypeLayout(LinkPath.self, "LinkPath", size: 24, stride: 24),
      TypeLayout(LinkLimits.self, "LinkLimits", size: 16, stride: 16),
      TypeLayout(OpenPolicy.self, "OpenPolicy", size: 1, stride: 1),
    ]
  }
}
