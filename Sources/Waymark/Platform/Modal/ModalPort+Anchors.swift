extension ModalPort {
  /// Makes a view an anchor. It presents popovers and dialogs of its route whose presenter is its entry.
  ///
  /// The newest anchor that matches presents them; without an anchor, the layer does.
  ///
  /// - Parameters:
  ///   - anchor: The view, with its route.
  ///   - entry: The entry that contains the view.
  public func appear(_ anchor: PresentationAnchor, in entry: EntryID) {
    appear(anchor.id, in: entry) { anchor.matches($0) }
  }

  /// Makes a view an anchor. It presents popovers and dialogs whose presenter is its entry.
  ///
  /// The newest anchor that matches presents them; without an anchor, the layer does.
  ///
  /// - Parameters:
  ///   - anchor: The identity of the view.
  ///   - entry: The entry that contains the view.
  ///   - matches: Returns true if the view presents a layer, given its first entry.
  public func appear(
    _ anchor: AnchorID, in entry: EntryID,
    presenting matches: @escaping @MainActor (LayerEntry<C.Screen>) -> Bool
  ) {
    // Captures of an earlier closure may read the port when they are released.
    let replaced = anchors.add(anchor, entry, matches)
    releaseOutside(replaced)
  }
}
