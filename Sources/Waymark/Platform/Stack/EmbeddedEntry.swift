/// An entry of an embedded root, in the path of a host.
///
/// ```swift
/// enum OldRoute: Hashable { case settings, books(EmbeddedEntry<BooksCoordinator>) }
///
/// path.append(.books(EmbeddedEntry(BooksCoordinator())))  // the host shows the first entry
/// ```
///
/// The first entry keeps the root alive while it is in the path of the host. An ``EmbeddedPath`` adds the other entries
/// of the root after it.
public struct EmbeddedEntry<C: Coordinator>: Hashable, Sendable {
  /// The root and its ports, which all its entries share.
  public let home: EmbeddedHome<C>
  /// The identity of the entry; nil for the first entry of the root.
  public let id: EntryID?

  /// Makes the first entry of a root. Does not touch the tree.
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
