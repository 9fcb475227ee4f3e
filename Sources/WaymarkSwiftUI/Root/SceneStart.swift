#if canImport(SwiftUI)
  internal import SwiftUI

  /// Shows a root once it is decided what it begins with.
  struct SceneStart<C: Coordinator, Content: View>: View {
    let scene: ScenePort<C>
    let saving: NavigationSaving?
    let content: @MainActor (C) -> Content
    @Environment(\.scenePhase) private var phase

    var body: some View {
      shown
        .onAppear { scene.start.appear() }
        .modifier(Settles(port: scene.start))
        .onChange(of: phase, initial: true) { _, phase in
          if phase == .active { scene.links.becomeActive() }
        }
    }

    @ViewBuilder private var shown: some View {
      let stack = ZStack {
        if scene.start.isDecided { content(scene.root) }
      }
      if let saving {
        stack.modifier(SavesNavigation(saving, of: scene))
      } else {
        stack
      }
    }
  }
#endif
