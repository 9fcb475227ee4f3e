#if canImport(SwiftUI)
  public import SwiftUI

  /// A button that shows a route of the nearest coordinator of a type.
  ///
  /// ```swift
  /// CoordinatorLink(TodosCoordinator.self, to: .detail(id: todo.id)) { TodoRow(todo) }
  /// CoordinatorLink("Add", systemImage: "plus", TodosCoordinator.self, to: .add, by: .present(.sheet))
  /// CoordinatorLink(AppCoordinator.self, to: .settings, by: .select) { isActive in
  ///   MenuRow("Settings", isActive: isActive)
  /// }
  /// ```
  ///
  /// A double tap shows the route once, because the second tap comes from an entry that is no
  /// longer on top.
  public struct CoordinatorLink<C: Coordinator, Label: View>: View {
    private let route: C.Route?
    private let way: LinkVerb
    private let label: @MainActor (Bool) -> Label
    /// False for a label that looks the same either way. Then the link does not observe the visible
    /// path.
    private var showsActivity = true
    @NearestNavigator(C.self) private var navigator
    @Environment(\.navigation) private var place

    /// Makes a link whose label shows whether it is active.
    ///
    /// - Parameters:
    ///   - type: The type of the coordinator.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    ///   - label: Gets true while the route is on the visible path.
    public init(
      _ type: C.Type, to route: C.Route?, by way: LinkVerb = .navigate,
      @ViewBuilder label: @escaping @MainActor (_ isActive: Bool) -> Label
    ) {
      self.route = route
      self.way = way
      self.label = label
    }

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - type: The type of the coordinator.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    ///   - label: The label of the button.
    public init(
      _ type: C.Type, to route: C.Route?, by way: LinkVerb = .navigate,
      @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
      self.init(type, to: route, by: way) { _ in label() }
      showsActivity = false
    }

    /// Makes a link with a title and a system image.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the app's strings.
    ///   - systemImage: The name of the symbol.
    ///   - type: The type of the coordinator.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    public init(
      _ title: LocalizedStringKey, systemImage: String, _ type: C.Type, to route: C.Route?,
      by way: LinkVerb = .navigate
    ) where Label == SwiftUI.Label<Text, Image> {
      self.init(type, to: route, by: way) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Makes a link with a title that is shown as it is.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - type: The type of the coordinator.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, _ type: C.Type, to route: C.Route?,
      by way: LinkVerb = .navigate
    ) where Label == Text {
      self.init(type, to: route, by: way) { Text(title) }
    }

    /// Makes a link with a title.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the app's strings.
    ///   - type: The type of the coordinator.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    public init(
      _ title: LocalizedStringKey, _ type: C.Type, to route: C.Route?, by way: LinkVerb = .navigate
    ) where Label == Text {
      self.init(type, to: route, by: way) { Text(title) }
    }

    /// A button.
    public var body: some View {
      Button {
        if let route { way.show(route, by: navigator) }
      } label: {
        label(isActive)
      }
      .disabled(route == nil)
      .accessibilityAddTraits(isActive ? .isSelected : [])
    }

    private var isActive: Bool {
      showsActivity && route.map { place.isShowing($0, of: C.self) } ?? false
    }
  }
#endif
