/// An embedded root and its ports, which all its entries share.
///
/// ```swift
/// let first = EmbeddedEntry(books)
/// first.home.stack.path  // [#2]: the entry above the first one
/// ```
@MainActor
public final class EmbeddedHome<C: Coordinator> {
  /// The coordinator.
  public let root: C
  /// The port of the entries above the first one.
  public private(set) lazy var stack = StackPort(root, root.projection.base, isHosted: true)
  /// The port of what the base shows.
  public private(set) lazy var stage = StagePort(root, root.projection.base)
  private var modals: ModalPort<C>?

  init(_ root: C) {
    self.root = root
  }

  /// The port of what the base presents. It is made once, and anew after the host has removed the first entry from its
  /// path: then the views that presented are gone.
  ///
  /// - Parameter traits: What the platform supports. Only the first call counts.
  public func modals(_ traits: PlatformTraits) -> ModalPort<C> {
    if let modals { return modals }
    let made = ModalPort(root, root.projection.base, traits: traits)
    modals = made
    return made
  }

  /// Notes that the host has removed the first entry from its path.
  func leave() {
    modals?.isOver = true
    modals = nil
  }
}
