#if canImport(SwiftUI)
  internal import Foundation
  internal import SwiftUI

  /// What to save of a scene, and when.
  struct NavigationSaving {
    let key: String
    let isOn: Bool
    let policy: StartPolicy
    let onRestore: (@MainActor (Result<RestoreReport, SnapshotError>) -> Void)?
  }

  /// Restores the state in the scene's storage before anything is shown, and writes new states
  /// there. Links without a window open in the scene that was active last.
  struct SceneKeeper<C: Coordinator>: ViewModifier {
    let scene: ScenePort<C>
    /// Nil if the app saves nothing; then the storage stays empty.
    let saving: NavigationSaving?
    @SceneStorage var stored: Data?
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      let state = scene.state
      content
        .onAppear {
          if let saving {
            scene.restore(stored, startingWith: saving.policy, onRestore: saving.onRestore)
          }
        }
        .onChange(of: state.data) { _, data in stored = data }
        .onChange(of: saving?.isOn ?? false, initial: true) { _, isOn in
          state.isSaving = isOn
          // Also deletes a state that this start has neither restored nor saved.
          if !isOn { stored = nil }
        }
        .onChange(of: phase, initial: true) { _, phase in
          scene.isActive = phase == .active
          // At once, since nothing may be evaluated in the background. Nil before the start.
          if let data = state.data { stored = data }
        }
    }
  }
#endif
