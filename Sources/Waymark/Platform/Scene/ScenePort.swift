#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The parts of a scene: its root, its links, what it begins with, and its state.
///
/// ```swift
/// let scene = ScenePort(inbox) { AppCoordinator() }
/// scene.start.appear()
/// scene.open("/posts/3")  // nil: it is opened when the start is decided
/// ```
///
/// ## Guarantees
///
/// - It makes nothing until it is asked, and each part once. So a view can make a port in each init, and keep the
///   first.
/// - Links wait until the scene begins, and until its start is decided.
@MainActor
public final class ScenePort<C: Coordinator> {
  private let inbox: LinkInbox
  private let make: @MainActor () -> C
  private var hasStarted = false
  private var hasBegun = false

  /// The root of the scene.
  public private(set) lazy var root = make()
  /// The scene as its inbox sees it.
  public private(set) lazy var links = inbox.connect { [weak self] link, policy in
    self?.root.projection.open(link, over: policy) ?? .ignored(.left)
  }
  /// What the scene shows first.
  public private(set) lazy var start = StartPort(root, links)
  /// The state that is saved with the scene.
  public var state: StatePort<C> {
    if let madeState { return madeState }
    let made = StatePort(root)
    madeState = made
    return made
  }
  /// Nil until somebody asks for it. Until then there is nothing to save.
  private var madeState: StatePort<C>?

  /// Makes the port of a scene.
  ///
  /// - Parameters:
  ///   - inbox: The inbox for links; nil if only the scene itself receives links.
  ///   - make: Makes the root.
  public init(_ inbox: LinkInbox? = nil, _ make: @escaping @MainActor () -> C) {
    self.inbox = inbox ?? LinkInbox()
    self.make = make
  }

  /// Whether the scene is in the foreground. The scene that was active last opens the links that no scene has received;
  /// one that leaves the foreground saves its state.
  public var isActive = false {
    didSet { if isActive { links.becomeActive() } else { madeState?.save() } }
  }

  /// Returns true once the app is ready for a root. From then on it stays true.
  ///
  /// ```swift
  /// scene.begins(when: session.isLoaded)  // false: show nothing, and make no root
  /// scene.open("/posts/3")                // nil: the link waits
  /// ```
  ///
  /// - Parameter isReady: True if what the root needs is there, such as the session.
  public func begins(when isReady: Bool) -> Bool {
    if isReady { hasBegun = true }
    return hasBegun
  }

  /// Restores a saved state when the start is decided, and keeps the state from then on.
  ///
  /// ```swift
  /// scene.restore(stored, startingWith: .link) { result in log(result) }
  /// scene.start.appear()  // one turn later the root shows the state, or a link that waits
  /// ```
  ///
  /// - Parameters:
  ///   - data: The saved state; nil for none.
  ///   - policy: What counts if a link launched the scene: the link or the saved state.
  ///   - onRestore: Called once the start is decided and a link that waited was opened: with what came back and what did not,
  ///     or with the reason why the bytes are not a snapshot. It is not called without bytes, if the link counts
  ///     instead, or if the root shows more than its start. The next save replaces the bytes.
  /// - Complexity: That of `connect` of the inbox the first time, and then constant time.
  public func restore(
    _ data: Data?, startingWith policy: StartPolicy = .state,
    onRestore: (@MainActor (Result<RestoreReport, SnapshotError>) -> Void)? = nil
  ) {
    var result: Result<RestoreReport, SnapshotError>?
    start.restore(startingWith: policy) { [state] _ in result = state.restore(data) }
    start.whenDecided = { [state] in
      state.begin()
      if let result { onRestore?(result) }
    }
  }

  /// Opens a link that this scene has received, even if another one was active last. Until the start of this scene is
  /// decided, the link waits for it. If its root has ended, another scene opens the link.
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What happens to the presented layers.
  /// - Returns: The outcome; nil if the link waits, or already came in this turn.
  /// - Complexity: That of ``LinkScene/open(_:over:)``.
  @discardableResult
  public func open(_ link: String, over policy: OpenPolicy = .dismissModals) -> Outcome? {
    links.open(link, over: policy)
  }

  /// Opens a link that the system has delivered to this scene. If the root refuses it, the inbox reports that as a
  /// ``LinkDrop``, because the system does not ask for an outcome.
  ///
  /// ```swift
  /// scene.receive("/nowhere")  // onDrop of the inbox: refused
  /// ```
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What happens to the presented layers.
  /// - Complexity: That of ``open(_:over:)``.
  public func receive(_ link: String, over policy: OpenPolicy = .dismissModals) {
    guard let outcome = open(link, over: policy) else { return }
    inbox.reportRefusal(outcome, of: link)
  }

  /// Opens a link in a text that the scene shows, as ``Projection/openText(_:over:)`` does. Makes the root, so call it
  /// once the scene has begun.
  ///
  /// ```swift
  /// scene.openText("/posts/3")           // true
  /// scene.openText("https://apple.com")  // false, also if the table has no prefixes: open it in the browser
  /// ```
  ///
  /// - Parameters:
  ///   - link: The text of the link.
  ///   - policy: What happens to the presented layers.
  /// - Returns: False if it leads out of the app.
  /// - Complexity: That of ``open(_:over:)``.
  public func openText(_ link: String, over policy: OpenPolicy = .dismissModals) -> Bool {
    root.projection.opensText(link) { open(link, over: policy) }
  }

  /// Opens the link with which a UI test launches the app: the argument after `-waymark-open`. Only once, because a
  /// scene appears again when a cover goes.
  ///
  /// - Parameter arguments: The arguments of the process.
  /// - Complexity: Linear in the arguments, and then that of `open`.
  public func openLaunchLink(in arguments: [String] = CommandLine.arguments) {
    guard !hasStarted else { return }
    hasStarted = true
    guard let flag = arguments.firstIndex(of: "-waymark-open"), flag + 1 < arguments.count else {
      return
    }
    open(arguments[flag + 1])
  }
}
