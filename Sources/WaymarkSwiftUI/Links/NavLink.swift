#if canImport(SwiftUI)
  public import SwiftUI

  /// A button that shows a route of the nearest coordinator of a type, or opens a link.
  ///
  /// ```swift
  /// NavLink(TodosCoordinator.self, to: .detail(id: todo.id)) { TodoRow(todo) }
  /// NavLink("Add", TodosCoordinator.self, to: .add, by: .present(.sheet))
  /// NavLink(to: "/posts") { isActive in  // in a view that knows no coordinator
  ///   MenuRow("Posts", isActive: isActive)
  /// }
  /// ```
  ///
  /// A double tap shows a route once, because the second tap comes from an entry that is no longer
  /// on top.
  public struct NavLink<Label: View>: View {
    private let button: LinkButton
    private let label: @MainActor (Bool) -> Label
    /// False for a label that looks the same either way. Then the link does not observe the visible
    /// path.
    private var showsActivity = true
    @Environment(\.navigation) private var place

    /// A button.
    public var body: some View {
      let isActive = showsActivity && button.isShown(at: place)
      Button {
        button.show(at: place)
      } label: {
        label(isActive)
      }
      .disabled(!button.isEnabled)
      .accessibilityAddTraits(isActive ? .isSelected : [])
    }
  }

  // Routes.
  extension NavLink {
    /// Makes a link to a route, whose label shows whether it is active.
    ///
    /// - Parameters:
    ///   - type: The type of the coordinator: the view's own, or the nearest one around it.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    ///   - label: Gets true while the route is on the visible path.
    public init<C: Coordinator>(
      _ type: C.Type, to route: C.Route?, by way: LinkVerb = .navigate,
      @ViewBuilder label: @escaping @MainActor (_ isActive: Bool) -> Label
    ) {
      button = LinkButton(type, route, by: way)
      self.label = label
    }

    /// Makes a link to a route.
    ///
    /// - Parameters:
    ///   - type: The type of the coordinator: the view's own, or the nearest one around it.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    ///   - label: The label of the button.
    public init<C: Coordinator>(
      _ type: C.Type, to route: C.Route?, by way: LinkVerb = .navigate,
      @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
      self.init(type, to: route, by: way) { _ in label() }
      showsActivity = false
    }

    /// Makes a link to a route, with a title.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the app's strings.
    ///   - type: The type of the coordinator: the view's own, or the nearest one around it.
    ///   - route: The route to show; nil disables the link.
    ///   - way: How to show the route.
    public init<C: Coordinator>(
      _ title: LocalizedStringKey, _ type: C.Type, to route: C.Route?, by way: LinkVerb = .navigate
    ) where Label == Text {
      self.init(type, to: route, by: way) { Text(title) }
    }
  }

  // Links.
  extension NavLink {
    /// Makes a link whose label shows whether it is active.
    ///
    /// - Parameters:
    ///   - link: A link, resolved as by `open`.
    ///   - exactly: True if the link is inactive while a link below it is visible.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    ///   - label: Gets true while the link, or one below it, is visible.
    public init(
      to link: String, exactly: Bool = false, over policy: OpenPolicy = .dismissModals,
      history: HistoryPolicy? = nil,
      @ViewBuilder label: @escaping @MainActor (_ isActive: Bool) -> Label
    ) {
      button = LinkButton(link, exactly: exactly, over: policy, history: history)
      self.label = label
    }

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - link: A link, resolved as by `open`.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    ///   - label: The label of the button.
    public init(
      to link: String, over policy: OpenPolicy = .dismissModals, history: HistoryPolicy? = nil,
      @ViewBuilder label: @escaping @MainActor () -> Label
    ) {
      self.init(to: link, over: policy, history: history) { _ in label() }
      showsActivity = false
    }

    /// Makes a link with a title.
    ///
    /// - Parameters:
    ///   - title: The title, looked up in the app's strings.
    ///   - link: A link, resolved as by `open`.
    ///   - policy: What happens to the presented layers.
    ///   - history: How the history of the app records the change: `.replace` for a link that
    ///     replaces the current screen.
    public init(
      _ title: LocalizedStringKey, to link: String, over policy: OpenPolicy = .dismissModals,
      history: HistoryPolicy? = nil
    ) where Label == Text {
      self.init(to: link, over: policy, history: history) { Text(title) }
    }
  }
#endif
