#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

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
  /// Everything works that the screen does: what it pushes is pushed, and what it presents is presented.
  public struct ScreenPreview<C: Coordinator, Content: View>: View {
    private let coordinator: C
    private let content: @MainActor (C.Screen) -> Content

    /// Shows a route.
    ///
    /// - Parameters:
    ///   - coordinator: A fresh coordinator.
    ///   - route: The only route of its base.
    ///   - content: What a screen looks like.
    public init(
      _ coordinator: C, of route: C.Route,
      @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content
    ) {
      coordinator.setRoot(route)
      self.coordinator = coordinator
      self.content = content
    }

    /// The screen, in a stack.
    public var body: some View {
      CoordinatorView(coordinator, content: content)
    }
  }
#endif
