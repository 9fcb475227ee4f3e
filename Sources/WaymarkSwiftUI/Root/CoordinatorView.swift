#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

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
  >: View {
    let root: C
    var rendering: Rendering<C.Screen, Content, Bar, Frame>

    init(_ root: C, _ rendering: Rendering<C.Screen, Content, Bar, Frame>) {
      self.root = root
      self.rendering = rendering
    }

    /// The base layer, with all layers above it.
    public var body: some View {
      LayerView(root, root.projection.base, rendering)
        // Ids are unique only within a tree, so another root has equal ones.
        .id(ObjectIdentifier(root))
        // Views that an app puts around containers are beside the entries.
        .navigates(in: root)
    }
  }

  extension CoordinatorView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: Makes the view of a screen.
    public init(_ root: C, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content) {
      self.init(root, Rendering(content: content))
    }
  }

  extension CoordinatorView
  where C.Screen: View, Content == C.Screen, Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root whose screens are views.
    ///
    /// - Parameter root: The coordinator. The view holds it.
    public init(_ root: C) {
      self.init(root) { $0 }
    }
  }
#endif
