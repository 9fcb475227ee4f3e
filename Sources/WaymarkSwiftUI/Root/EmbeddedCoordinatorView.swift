#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// Shows a root inside a stack that the app owns: one new feature in an old app.
  ///
  /// ```swift
  /// NavigationStack {
  ///   OldList().navigationDestination(for: OldRoute.self) { _ in
  ///     EmbeddedCoordinatorView(todos) { screen in TodosScreenView(screen) }
  ///   }
  /// }
  /// ```
  ///
  /// Each entry is pushed from the one below, and the view presents the layers of the root. If the
  /// host pops the view, the root is freed with it. The base may only contain screens. Tabs and
  /// columns are not shown, because they would put a stack into the host's stack.
  public struct EmbeddedCoordinatorView<
    C: Coordinator, Content: View, Bar: ViewModifier, Frame: ViewModifier
  >: View {
    let root: C
    var rendering: Rendering<C.Screen, Content, Bar, Frame>

    init(_ root: C, _ rendering: Rendering<C.Screen, Content, Bar, Frame>) {
      self.root = root
      self.rendering = rendering
    }

    /// The first entry, and the entries that are pushed from it.
    public var body: some View {
      EmbeddedStack(root, root.projection.base, rendering).id(ObjectIdentifier(root))
    }
  }

  extension EmbeddedCoordinatorView where Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: Makes the view of a screen.
    public init(_ root: C, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content) {
      self.init(root, Rendering(content: content))
    }
  }

  extension EmbeddedCoordinatorView
  where C.Screen: View, Content == C.Screen, Bar == EmptyModifier, Frame == EmptyModifier {
    /// Shows a root whose screens are views.
    ///
    /// - Parameter root: The coordinator. The view holds it.
    public init(_ root: C) {
      self.init(root) { $0 }
    }
  }

  private struct EmbeddedStack<C: Coordinator, R: ScreenRendering>: View
  where R.Screen == C.Screen {
    private let rendering: R
    @State private var stage: StagePort<C>
    @State private var stack: StackPort<C>

    init(_ root: C, _ layer: Layer<C.Screen>, _ rendering: R) {
      self.rendering = rendering
      _stage = State(initialValue: StagePort(root, layer))
      let stack = StackPort(root, layer)
      stack.unanimated = { withoutAnimation($0) }
      _stack = State(initialValue: stack)
    }

    var body: some View {
      LayerHost(stage.root, stage.layer, rendering) { modals in
        if let first = stage.stage.stack?.root {
          EmbeddedLevel(
            id: first, depth: 0, port: stack, stage: stage, modals: modals, rendering: rendering
          )
        }
      }
    }
  }

  /// One entry, and the one that is pushed from it.
  private struct EmbeddedLevel<C: Coordinator, R: ScreenRendering>: View
  where R.Screen == C.Screen {
    let id: EntryID
    let depth: Int
    @Bindable var port: StackPort<C>
    let stage: StagePort<C>
    let modals: ModalPort<C>
    let rendering: R

    var body: some View {
      EntryView(
        id: id, isRoot: depth == 0, port: port, stage: stage, modals: modals, rendering: rendering
      )
      .onDisappear { port.disappear(id) }
      .id(id)
      // At each level, because tasks of covered levels do not run.
      .modifier(Settles(port: port))
      .navigationDestination(item: $port[above: depth]) { next in
        EmbeddedLevel(
          id: next, depth: depth + 1, port: port, stage: stage, modals: modals, rendering: rendering
        )
      }
    }
  }
#endif
