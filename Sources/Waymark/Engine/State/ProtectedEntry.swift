/// An entry that was protected. It counts by what is true of it, because entries also go without
/// leaving: a transaction that made them is undone.
@MainActor
struct ProtectedEntry {
  private(set) weak var entry: Entry?

  /// True while the entry is in the tree or in a draft, and protected.
  var counts: Bool {
    guard let entry, entry.life != .gone else { return false }
    return entry.isProtected
  }

  /// The same, but false once a draft has dropped the entry.
  var stays: Bool { counts && !(entry?.life.isDropped ?? true) }
}
