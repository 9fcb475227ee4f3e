#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Saves the navigation state of a root with the scene, and restores it before the view is
    /// shown. For apps that make their root without a `RootView`.
    ///
    /// ```swift
    /// CoordinatorView(app) { screen in ScreenView(screen) }
    ///   .restoresNavigation(of: app, key: "navigation", while: session.isSignedIn, over: .link, inbox: inbox)
    /// ```
    ///
    /// The root opens links from the inbox. If a link starts the scene, it opens after the restore,
    /// or instead of it, as `policy` says. If the root already shows more than its start, for
    /// example a link that `opensLinks(in:)` has opened, it keeps that, and nothing is restored.
    /// The view writes a `NavigationSnapshot`, at most once a second, and when the scene leaves the
    /// foreground.
    ///
    /// - Parameters:
    ///   - root: The root that the view shows.
    ///   - key: The key in the scene's storage.
    ///   - isSaving: False to delete the saved state and to save nothing, for example while no user
    ///     is signed in.
    ///   - policy: What happens if a link starts the scene.
    ///   - inbox: The inbox for links; nil if there are none, or if the root opens them without an
    ///     inbox.
    public func restoresNavigation<C: Coordinator>(
      of root: C, key: String, while isSaving: Bool = true, over policy: StartPolicy = .state,
      inbox: LinkInbox? = nil
    ) -> some View {
      modifier(
        RestoresNavigation(
          scene: ScenePort(inbox) { root },
          saving: NavigationSaving(key: key, isOn: isSaving, policy: policy))
      )
      // Another root has a start of its own, and its state is saved from then on.
      .id(ObjectIdentifier(root))
    }
  }

  private struct RestoresNavigation<C: Coordinator>: ViewModifier {
    @State var scene: ScenePort<C>
    let saving: NavigationSaving

    func body(content: Content) -> some View {
      SceneStart(scene: scene, saving: saving) { _ in content }
    }
  }
#endif
