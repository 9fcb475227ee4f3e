#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  /// Shows a root inside of a stack that somebody else owns: one new feature in an old app.
  ///
  /// ```swift
  /// NavigationStack {
  ///   OldList().navigationDestination(for: OldRoute.self) { _ in
  ///     EmbeddedCoordinatorView(todos) { screen in TodosScreenView(screen) }
  ///   }
  /// }
  /// ```
  ///
  /// Each entry is pushed from the one below, and its layers are presented by itself. If the host pops it, the root
  /// is freed with the view.
  public struct EmbeddedCoordinatorView<C: Coordinator, Content: View>: View {
    private let root: C
    private let rendering: Rendering<C.Screen, Content, EmptyModifier, EmptyModifier>
    @State private var stage: StagePort<C>
    @State private var stack: StackPort<C>
    @State private var modals: ModalPort<C>
    @State private var leave: LeavePort<C>

    /// Shows a root.
    ///
    /// - Parameters:
    ///   - root: The coordinator. The view holds it.
    ///   - content: What a screen looks like.
    public init(_ root: C, @ViewBuilder content: @escaping @MainActor (C.Screen) -> Content) {
      self.root = root
      rendering = Rendering(content: content, bar: { .identity }, frame: { _ in .identity })
      let layer = root.projection.base
      _stage = State(initialValue: StagePort(root, layer))
      _stack = State(initialValue: StackPort(root, layer))
      _modals = State(initialValue: ModalPort(root, layer, traits: rendering.options.traits))
      _leave = State(initialValue: LeavePort(root, layer))
    }

    /// The first entry, and those that are pushed from it.
    public var body: some View {
      if let first = stage.stage.stack?.root {
        EmbeddedLevel(
          id: first, depth: 0, port: stack, stage: stage, modals: modals, rendering: rendering
        )
        .onAppear { modals.isReady = true }
        .modifier(LayerPresenter(port: modals, root: root, rendering: rendering))
        .modifier(LeaveAsker(port: leave, question: rendering.options.question))
        .modifier(Settles(port: stack))
        .id(ObjectIdentifier(root))
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
      .id(id)
      .navigationDestination(item: $port[above: depth]) { next in
        EmbeddedLevel(
          id: next, depth: depth + 1, port: port, stage: stage, modals: modals, rendering: rendering
        )
      }
    }
  }
#endif
