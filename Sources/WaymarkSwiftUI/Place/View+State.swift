#if canImport(SwiftUI)
  public import SwiftUI
  public import Waymark

  extension View {
    /// Saves where a root is with the scene, and comes back to it before the view is shown: for apps that make their
    /// root without a `RootView`.
    ///
    /// ```swift
    /// CoordinatorView(app) { screen in ScreenView(screen) }
    ///   .restoresNavigation(of: app, key: "navigation", while: session.isSignedIn)
    /// ```
    ///
    /// What is written is a `NavigationSnapshot`, at most once a second, and when the scene leaves the foreground.
    ///
    /// - Parameters:
    ///   - root: The root that the view shows, which has shown nothing yet.
    ///   - key: The key in the scene's storage.
    ///   - isSaving: False to delete what was saved and to save nothing, while nobody is signed in most likely.
    public func restoresNavigation<C: Coordinator>(
      of root: C, key: String, while isSaving: Bool = true
    ) -> some View {
      modifier(
        RestoresNavigation(
          root, NavigationSaving(key: key, isOn: isSaving, unlessLink: false)))
    }
  }

  /// Shows a view once it is decided what its root begins with.
  private struct RestoresNavigation<C: Coordinator>: ViewModifier {
    private let saving: NavigationSaving
    @State private var scene: Ports

    init(_ root: C, _ saving: NavigationSaving) {
      self.saving = saving
      _scene = State(initialValue: Ports(root))
    }

    func body(content: Content) -> some View {
      ZStack {
        if scene.start.isDecided { content }
      }
      .modifier(SavesNavigation(saving, start: scene.start, state: scene.state))
      .onAppear { scene.start.appear() }
      .modifier(Settles(port: scene.start))
    }

    /// Made in each init of the view, and so makes nothing before somebody asks.
    @MainActor
    private final class Ports {
      private let root: C
      private(set) lazy var start = StartPort(root)
      private(set) lazy var state = StatePort(root)

      init(_ root: C) {
        self.root = root
      }
    }
  }
#endif
