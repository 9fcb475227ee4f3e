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
  /// What the closure puts around a screen is around every entry of every layer. What one screen sets in its own
  /// environment reaches neither what is pushed from it nor what it presents.
  ///
  /// ## Guarantees
  ///
  /// - The tree decides; what the user did by a gesture is told to it, and only ever removes.
  /// - A screen is evaluated when what it reads has changed, and not for a push above it.
  /// - A root is freed with its last view and the last reference outside.
  public struct CoordinatorView<
    C: Coordinator, Content: View, Bar: ViewModifier, Frame: ViewModifier
  >: View {
    let root: C
    var rendering: Rendering<C.Screen, Content, Bar, Frame>

    init(_ root: C, _ rendering: Rendering<C.Screen, Content, Bar, Frame>) {
      self.root = root
      self.rendering = rendering
    }

    /// The base layer, with all that lies above it.
    public var body: some View {
      LayerView(root, root.projection.base, rendering)
        // Ids are those of one tree: another root has equal ones.
        .id(ObjectIdentifier(root))
        // What an app puts around containers stands beside the entries.
        .navigates(in: root)
    }
  }

  extension CoordinatorView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: What a screen looks like.
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
