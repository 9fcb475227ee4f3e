/// One entry of an embedded root, in the path of a host that has one of its own.
///
/// ```swift
/// enum OldRoute: Hashable { case settings, books(EmbeddedEntry<BooksCoordinator>) }
///
/// path.append(.books(EmbeddedEntry(BooksCoordinator())))  // the host shows the first entry
/// ```
///
/// The host keeps this first one, and so the root, for as long as it is in its path. An ``EmbeddedPath`` puts those behind
/// it that are pushed.
public struct EmbeddedEntry<C: Coordinator>: Hashable, Sendable {
  /// What all entries of the root share.
  public let home: EmbeddedHome<C>
  /// The entry; nil for the first one, whichever that is.
  public let id: EntryID?

  /// Makes the first entry of a root. Touches nothing of the tree.
  ///
  /// - Parameter root: The coordinator. The entry holds it.
  @MainActor public init(_ root: C) {
    home = EmbeddedHome(root)
    id = nil
  }

  init(_ id: EntryID, of home: EmbeddedHome<C>) {
    self.home = home
    self.id = id
  }

  /// True for the same entry of the same ``EmbeddedHome``.
  public static func == (one: EmbeddedEntry, other: EmbeddedEntry) -> Bool {
    one.home === other.home && one.id == other.id
  }

  /// Hashes both.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(home))
    hasher.combine(id)
  }
}

/// What all entries of one embedded root share: the root and its ports.
@MainActor
public final class EmbeddedHome<C: Coordinator> {
  /// The coordinator.
  public let root: C
  /// The port of the entries above the first one.
  public private(set) lazy var stack = StackPort(root, root.projection.base, isHosted: true)
  /// What the base shows.
  public private(set) lazy var stage = StagePort(root, root.projection.base)
  private var modals: ModalPort<C>?

  init(_ root: C) {
    self.root = root
  }

  /// The port of what the base presents, made once.
  ///
  /// - Parameter traits: What the platform has, for the first call.
  public func modals(_ traits: PlatformTraits) -> ModalPort<C> {
    if let modals { return modals }
    let made = ModalPort(root, root.projection.base, traits: traits)
    modals = made
    return made
  }
}
