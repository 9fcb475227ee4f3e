#if canImport(SwiftUI)
  internal import SwiftUI

  /// A stack with its root entry, or only that entry where no stack is allowed.
  struct StackView<R: ScreenRendering>: View {
    @State var port: StackPort<R.C>
    let root: EntryID
    let stage: StagePort<R.C>
    let modals: ModalPort<R.C>
    let rendering: R

    var body: some View {
      @Bindable var port = port
      let _ = port.unanimated = { withoutAnimation($0) }
      if isStack {
        NavigationStack(path: $port.path) {
          view(of: root).navigationDestination(for: EntryID.self) { view(of: $0).id($0) }
        }
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

    private func view(of id: EntryID) -> EntryView<R> {
      EntryView(
        id: id, isRoot: id == root, port: port, stage: stage, modals: modals, rendering: rendering)
    }
  }
#endif
