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
          root, NavigationSaving(key: key, isOn: isSaving, policy: policy), inbox))
    }
  }

  /// Shows a view once it is decided what its root begins with.
  private struct RestoresNavigation<C: Coordinator>: ViewModifier {
    private let saving: NavigationSaving
    @State private var scene: Ports
    @Environment(\.scenePhase) private var phase

    init(_ root: C, _ saving: NavigationSaving, _ inbox: LinkInbox?) {
      self.saving = saving
      _scene = State(initialValue: Ports(root, inbox))
    }

    func body(content: Content) -> some View {
      ZStack {
        if scene.start.isDecided { content }
      }
      .modifier(SavesNavigation(saving, start: scene.start, state: scene.state))
      .onAppear { scene.start.appear() }
      .modifier(Settles(port: scene.start))
      .onChange(of: phase, initial: true) { _, phase in
        if phase == .active { scene.links?.becomeActive() }
      }
    }

    /// Made in each init of the view, and so makes nothing before somebody asks.
    @MainActor
    private final class Ports {
      private let root: C
      private let inbox: LinkInbox?
      private(set) lazy var links = inbox?.connect { [weak root] link, policy in
        root?.show(link, over: policy) ?? .ignored(.left)
      }
      private(set) lazy var start = StartPort(root, links)
      private(set) lazy var state = StatePort(root)

      init(_ root: C, _ inbox: LinkInbox?) {
        self.root = root
        self.inbox = inbox
      }
    }
  }
#endif
