#if canImport(SwiftUI)
  public import SwiftUI

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
  >: CoordinatorShowing, ScreenRendering {
    let root: C
    let content: @MainActor (C.Screen) -> Content
    let bar: @MainActor () -> Bar
    let frame: @MainActor (C.Screen) -> Frame
    /// The options that the app has set.
    public var options = ScreenOptions<C.Screen>()

    /// The first entry, and the entries that are pushed from it.
    public var body: some View {
      let base = root.projection.base
      EmbeddedStack(stage: StagePort(root, base), stack: StackPort(root, base), rendering: self)
        .id(ObjectIdentifier(root))
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
    ) -> EmbeddedCoordinatorView<C, Content, NewBar, Frame> {
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
    ) -> EmbeddedCoordinatorView<C, Content, Bar, NewFrame> {
      .init(root: root, content: content, bar: bar, frame: modifier, options: options)
    }
  }

  extension EmbeddedCoordinatorView where Bar == EmptyModifier, Frame == EmptyModifier {
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

  private struct EmbeddedStack<R: ScreenRendering>: View {
    @State var stage: StagePort<R.C>
    @State var stack: StackPort<R.C>
    let rendering: R

    var body: some View {
      let _ = stack.unanimated = { withoutAnimation($0) }
      LayerHost(
        modals: ModalPort(stage.root, stage.layer, traits: rendering.options.traits),
        rendering: rendering
      ) { modals in
        if let first = stage.stage.stack?.root {
          EmbeddedLevel(
            id: first, depth: 0, port: stack, stage: stage, modals: modals, rendering: rendering
          )
        }
      }
    }
  }

  /// One entry, and the one that is pushed from it.
  private struct EmbeddedLevel<R: ScreenRendering>: View {
    let id: EntryID
    let depth: Int
    @Bindable var port: StackPort<R.C>
    let stage: StagePort<R.C>
    let modals: ModalPort<R.C>
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
