#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows a root coordinator: its stacks, tabs, columns, sheets, covers, popovers and dialogs.
  ///
  /// ```swift
  /// struct ContentView: View {
  ///   @State private var app = AppCoordinator()
  ///
  ///   var body: some View {
  ///     CoordinatorView(app) { screen in
  ///       switch screen {
  ///       case .home(let model): HomeView(model)
  ///       case .todos(let screen): TodosScreenView(screen)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Modifiers that the closure adds to a screen apply to every entry of every layer. Environment
  /// values that one screen sets do not reach screens that it pushes or presents.
  ///
  /// ## Guarantees
  ///
  /// - The tree decides. Gestures of the user are reported to it, and only ever remove entries.
  /// - A screen is evaluated when values that it reads change, and not for a push above it.
  /// - A root is freed with its last view and its last outside reference.
  public struct CoordinatorView<
    C: Coordinator, Content: View, Bar: ViewModifier, Frame: ViewModifier
  >: CoordinatorShowing, ScreenRendering {
    let root: C
    let content: @MainActor (C.Screen) -> Content
    let bar: @MainActor () -> Bar
    let frame: @MainActor (C.Screen) -> Frame
    /// The options that the app has set.
    public var options = ScreenOptions<C.Screen>()

    /// The base layer, with all layers above it.
    public var body: some View {
      LayerView(root: root, layer: root.projection.base, rendering: self)
        // Ids are unique only within a tree, so another root has equal ones.
        .id(ObjectIdentifier(root))
        // Views that an app puts around containers are beside the entries.
        .navigates(in: root)
    }

    /// Puts a modifier around each `TabView`.
    ///
    /// ```swift
    /// .tabContainer { SidebarTabs() }  // a ViewModifier: content.tabViewStyle(.sidebarAdaptable)
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier.
    public func tabContainer<NewBar: ViewModifier>(
      _ modifier: @escaping @MainActor () -> NewBar
    ) -> CoordinatorView<C, Content, NewBar, Frame> {
      .init(root: root, content: content, bar: modifier, frame: frame, options: options)
    }

    /// Puts a modifier around presented layers: for sizes, backgrounds or transitions.
    ///
    /// ```swift
    /// .presented { screen in FilterStyle(isFilter: screen.isFilter) }
    /// ```
    ///
    /// - Parameter modifier: Makes the modifier for a layer, and gets its first screen.
    public func presented<NewFrame: ViewModifier>(
      _ modifier: @escaping @MainActor (C.Screen) -> NewFrame
    ) -> CoordinatorView<C, Content, Bar, NewFrame> {
      .init(root: root, content: content, bar: bar, frame: modifier, options: options)
    }
  }

  extension CoordinatorView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: Makes the view of a screen.
    public init(_ root: C, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content) {
      self.init(
        root: root, content: content, bar: { .identity }, frame: { _ in .identity })
    }

    /// Shows a root whose screens are views.
    ///
    /// - Parameter root: The coordinator. The view holds it.
    public init(_ root: C) where C.Screen: View, Content == C.Screen {
      self.init(root) { $0 }
    }
  }
#endif
