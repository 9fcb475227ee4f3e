#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// A stack with its root entry, or only that entry where no stack is allowed.
  struct StackView<C: Coordinator, R: ScreenRendering>: View where R.Screen == C.Screen {
    private let root: EntryID
    private let stage: StagePort<C>
    private let modals: ModalPort<C>
    private let rendering: R
    @State private var port: StackPort<C>

    init(
      _ port: StackPort<C>, on root: EntryID, of stage: StagePort<C>, _ modals: ModalPort<C>,
      _ rendering: R
    ) {
      self.root = root
      self.stage = stage
      self.modals = modals
      self.rendering = rendering
      port.unanimated = { withoutAnimation($0) }
      _port = State(initialValue: port)
    }

    var body: some View {
      if isStack {
        StackContainer(port: port, root: view(of: root)) { view(of: $0) }
          .id(port.generation)
          // Outside the identity: when containers are replaced, the old one disappears after the
          // new one has appeared.
          .onAppear { port.isInWindow = true }
          .onDisappear { port.isInWindow = false }
          .modifier(StackGuard(port: port))
      } else {
        view(of: root)
      }
    }

    private var isStack: Bool {
      stage.layer.style.allowsStack && !port.ownsStack(root, rendering.options.ownsStack)
    }

    private func view(of id: EntryID) -> EntryView<C, R> {
      EntryView(
        id: id, isRoot: id == root, port: port, stage: stage, modals: modals, rendering: rendering)
    }
  }

  /// The platform's stack.
  private struct StackContainer<C: Coordinator, Entry: View>: View {
    @Bindable var port: StackPort<C>
    let root: Entry
    let entry: (EntryID) -> Entry

    var body: some View {
      NavigationStack(path: $port.path) {
        root.navigationDestination(for: EntryID.self) { id in entry(id).id(id) }
      }
    }
  }
#endif
