#if canImport(SwiftUI)
  internal import Foundation
  internal import SwiftUI

  /// What to save of a scene, and when.
  struct NavigationSaving {
    let key: String
    let isOn: Bool
    let policy: StartPolicy
  }

  /// Restores the state in the scene's storage before anything is shown, and writes new states
  /// there.
  struct SavesNavigation<C: Coordinator>: ViewModifier {
    private let saving: NavigationSaving
    private let scene: ScenePort<C>
    @SceneStorage private var stored: Data?
    @Environment(\.scenePhase) private var phase

    init(_ saving: NavigationSaving, of scene: ScenePort<C>) {
      self.saving = saving
      self.scene = scene
      _stored = SceneStorage(saving.key)
    }

    func body(content: Content) -> some View {
      let state = scene.state
      content
        .onAppear {
          scene.start.restore(over: saving.policy) { [stored] _ in state.restore(stored) }
        }
        .onChange(of: scene.start.isDecided) { _, _ in state.begin() }
        .onChange(of: state.data) { _, data in stored = data }
        .onChange(of: saving.isOn, initial: true) { _, isOn in
          state.isSaving = isOn
          // Also deletes a state that this start has neither restored nor saved.
          if !isOn { stored = nil }
        }
        .onChange(of: phase) { _, phase in
          guard phase != .active else { return }
          state.save()
          stored = state.data
        }
    }
  }
#endif
