#if canImport(SwiftUI)
  internal import Waymark

  /// What presents at the views that say where they are, without the type of its screens.
  @MainActor
  protocol AnchorHost: AnyObject, Sendable {
    var isOutsidePresented: Bool { get set }
    func appear(
      _ anchor: AnchorID, in entry: EntryID,
      for matches: @escaping @MainActor (any PlacedEntry) -> Bool
    )
    func disappear(_ anchor: AnchorID)
  }

  extension ModalPort: AnchorHost {
    func appear(
      _ anchor: AnchorID, in entry: EntryID,
      for matches: @escaping @MainActor (any PlacedEntry) -> Bool
    ) {
      appear(anchor, in: entry, presenting: { matches($0) })
    }
  }
#endif
