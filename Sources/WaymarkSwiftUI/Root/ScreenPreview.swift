#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows one route of a coordinator, for previews.
  ///
  /// ```swift
  /// #Preview {
  ///   ScreenPreview(TodosCoordinator(store: .sample), of: .detail(id: 7)) { screen in
  ///     TodosScreenView(screen)
  ///   }
  /// }
  /// ```
  ///
  /// Everything that the screen does works: it can push and present. For a route with tabs or
  /// columns, all of them are shown.
  public struct ScreenPreview<C: Coordinator, Content: View>: View {
    @State private var preview: Preview<C>
    private let content: @MainActor (C.Screen) -> Content

    /// Shows a route.
    ///
    /// - Parameters:
    ///   - coordinator: A fresh coordinator.
    ///   - route: The only route of its base.
    ///   - content: Makes the view of a screen.
    public init(
      _ coordinator: C, of route: C.Route,
      @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content
    ) {
      _preview = State(initialValue: Preview(coordinator, route))
      self.content = content
    }

    /// Shows a route whose screen is a view.
    ///
    /// - Parameters:
    ///   - coordinator: A fresh coordinator.
    ///   - route: The only route of its base.
    public init(_ coordinator: C, of route: C.Route)
    where C.Screen: View, Content == C.Screen {
      self.init(coordinator, of: route) { $0 }
    }

    /// The screen, in a stack.
    public var body: some View {
      CoordinatorView(preview.root, content: content)
    }
  }

  /// The first coordinator of the preview. Its route is set once.
  @MainActor
  private final class Preview<C: Coordinator> {
    private let coordinator: C
    private let route: C.Route
    private(set) lazy var root: C = {
      coordinator.setRoot(route)
      return coordinator
    }()

    init(_ coordinator: C, _ route: C.Route) {
      self.coordinator = coordinator
      self.route = route
    }
  }
#endif
