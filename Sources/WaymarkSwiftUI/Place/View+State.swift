#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Saves where a root is with the scene, and comes back to it before the view is shown: for apps that make their
    /// root without a `RootView`.
    ///
    /// ```swift
    /// CoordinatorView(app) { screen in ScreenView(screen) }
    ///   .restoresNavigation(of: app, key: "navigation", while: session.isSignedIn, over: .link, inbox: inbox)
    /// ```
    ///
    /// The root opens what comes in through the inbox: what brought the user here on what is restored, or instead of
    /// it. A root that shows something beside its start by then, as a link that `opensLinks(in:)` has opened in it,
    /// keeps that, and nothing is restored. What is written is a `NavigationSnapshot`, at most once a second, and when the scene leaves the foreground.
    ///
    /// - Parameters:
    ///   - root: The root that the view shows.
    ///   - key: The key in the scene's storage.
    ///   - isSaving: False to delete what was saved and to save nothing, while nobody is signed in most likely.
    ///   - policy: What counts if a link brings the user here.
    ///   - inbox: Where links come in; nil if there are none, or if the root opens them without it.
    public func restoresNavigation<C: Coordinator>(
      of root: C, key: String, while isSaving: Bool = true, over policy: StartPolicy = .state,
      inbox: LinkInbox? = nil
    ) -> some View {
      modifier(
        RestoresNavigation(
          root, NavigationSaving(key: key, isOn: isSaving, policy: policy), inbox)
      )
      // Another root has a start of its own, and is what is saved from then on.
      .id(ObjectIdentifier(root))
    }
  }

  private struct RestoresNavigation<C: Coordinator>: ViewModifier {
    private let saving: NavigationSaving
    @State private var scene: SceneRoot<C>

    init(_ root: C, _ saving: NavigationSaving, _ inbox: LinkInbox?) {
      self.saving = saving
      _scene = State(initialValue: SceneRoot(inbox) { root })
    }

    func body(content: Content) -> some View {
      SceneStart(scene: scene, saving: saving) { _ in content }
    }
  }
#endif
