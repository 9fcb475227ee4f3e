#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Lets views beside a root navigate in it: a sidebar, a custom bar, a banner.
    ///
    /// ```swift
    /// HStack {
    ///   Sidebar().navigates(in: app)
    ///   CoordinatorView(app) { ScreenView($0) }
    /// }
    /// ```
    ///
    /// Links, navigators and selections in the view act as part of the visible screen. So they
    /// reach the root at any time, and other coordinators while one of their screens is visible.
    ///
    /// - Parameter root: The root. The view holds it.
    public func navigates<C: Coordinator>(in root: C) -> some View {
      modifier(RootPlace(root: root))
    }
  }

  private struct RootPlace<C: Coordinator>: ViewModifier {
    let root: C
    @State private var kept = KeptPlace()

    func body(content: Content) -> some View {
      let place = kept.place(in: root)
      content
        .environment(\.navigation, place)
        .focusedSceneValue(\.navigation, place)
    }
  }

  /// Keeps one place for each root, because a new value would evaluate all its readers.
  @MainActor
  private final class KeptPlace {
    private var root: ObjectIdentifier?
    private var place = NavigationPlace()

    func place<C: Coordinator>(in root: C) -> NavigationPlace {
      if self.root != ObjectIdentifier(root) {
        self.root = ObjectIdentifier(root)
        place = NavigationPlace(beside: root)
      }
      return place
    }
  }
#endif
