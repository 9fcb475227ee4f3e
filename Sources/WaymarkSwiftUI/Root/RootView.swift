#if canImport(SwiftUI)
  public import SwiftUI

  /// The root of a scene. Makes its coordinator once, and opens the links that the scene receives.
  ///
  /// ```swift
  /// @main struct TodoApp: App {
  ///   let inbox = LinkInbox()
  ///
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       RootView(inbox: inbox) { AppCoordinator() } content: { app in
  ///         CoordinatorView(app) { screen in ScreenView(screen) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// ## Guarantees
  ///
  /// - Each scene has a root of its own, made once, and not before it is ready.
  /// - The tree is not shown until it is decided what the scene starts with.
  /// - A URL, a web page from Handoff or a link in a text is opened once, by the scene that
  ///   received it.
  public struct RootView<C: Coordinator, Content: View>: View {
    private let content: @MainActor (C) -> Content
    private let opensTexts: Bool
    private let policy: OpenPolicy
    private let isReady: Bool
    private var saving: NavigationSaving?
    @State private var scene: ScenePort<C>

    /// Makes the root of a scene.
    ///
    /// - Parameters:
    ///   - inbox: The inbox for links from delegates, notifications and intents; nil if there are
    ///     none.
    ///   - policy: What happens to what is presented when the scene itself receives a link. The
    ///     inbox has a policy of its own for each link.
    ///   - inApp: False to open all links in texts with the browser, even those that the root
    ///     knows. Otherwise the view sets `openURL` for its content.
    ///   - isReady: False while something that the root needs is missing, such as the session. Until
    ///     it is there, nothing is made, shown, restored or deleted, and links wait. Afterwards it
    ///     does not count.
    ///   - root: Makes the coordinator when the scene is shown for the first time, or returns one
    ///     that was made elsewhere.
    ///   - content: Makes the view of the coordinator.
    public init(
      inbox: LinkInbox? = nil, over policy: OpenPolicy = .dismissModals, inApp: Bool = true,
      when isReady: Bool = true,
      root: @escaping @MainActor () -> C, @ViewBuilder content: @escaping @MainActor (C) -> Content
    ) {
      self.content = content
      self.policy = policy
      opensTexts = inApp
      self.isReady = isReady
      _scene = State(initialValue: ScenePort(inbox, root))
    }

    /// The content, once the scene is ready and its start is decided.
    public var body: some View {
      ZStack {
        if scene.begins(when: isReady) { begun }
      }
      .modifier(
        LinkReceiver(
          receive: { scene.receive($0, over: policy) },
          openText: opensTexts ? { @MainActor in scene.openText($0, over: policy) } : nil)
      )
      #if DEBUG
        .onAppear { scene.openLaunchLink() }
      #endif
    }

    private var begun: some View {
      ZStack {
        if scene.start.isDecided { content(scene.root) }
      }
      .modifier(
        SceneKeeper(scene: scene, saving: saving, stored: SceneStorage(saving?.key ?? "waymark"))
      )
      .modifier(Settles(port: scene.start))
      .onAppear { scene.start.appear() }
    }

    /// Saves the navigation state with the scene, and restores it when the scene is shown again.
    ///
    /// ```swift
    /// RootView(inbox: inbox) { AppCoordinator() } content: { app in … }
    ///   .restoresNavigation(key: "navigation", while: session.isSignedIn)
    /// ```
    ///
    /// If a link starts the scene, the link opens after the restore. If the root already shows more
    /// than its start, it keeps that, and nothing is restored. The view writes a
    /// `NavigationSnapshot`, at most once a second, and when the scene leaves the foreground.
    ///
    /// - Parameters:
    ///   - key: The key in the scene's storage.
    ///   - isSaving: False to delete the saved state and to save nothing, for example while no user
    ///     is signed in.
    ///   - policy: What happens if a link starts the scene.
    ///   - onRestore: Called once the start is decided: with what came back and what did not, or
    ///     with the reason why the saved bytes are not a snapshot. It is not called without saved bytes,
    ///     if the link counts instead, or if the root shows more than its start.
    public func restoresNavigation(
      key: String, while isSaving: Bool = true, startingWith policy: StartPolicy = .state,
      onRestore: (@MainActor (Result<RestoreReport, SnapshotError>) -> Void)? = nil
    ) -> RootView {
      var view = self
      view.saving = NavigationSaving(
        key: key, isOn: isSaving, policy: policy, onRestore: onRestore)
      return view
    }
  }
#endif
