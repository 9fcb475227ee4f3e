// Dialogs are no views, so the platform tells less of them.
extension ModalPort {
  /// Notes that the platform was offered a layer and does not tell whether it appears, as with dialogs. It counts as
  /// shown: a nil that is written ends it. It is offered once more when a presentation outside of the tree ends, or when
  /// the content of the layer below appears again, because then the platform may have dropped it.
  ///
  /// ```swift
  /// if let dialog = port[.dialog] { port.presume(dialog.id) }
  /// ```
  ///
  /// - Parameter id: The layer.
  public func presume(_ id: LayerID) {
    mirror.presume(id)
  }

  /// True while the layer is shown, and no other one above it. A dialog counts as part of the layer below it. Observed.
  ///
  /// ```swift
  /// if port.isOnTop { probe(root.path) }  // where a UI test finds the path: what is covered is not on screen
  /// ```
  ///
  /// - Complexity: Linear in the dialogs above the layer.
  public var isOnTop: Bool {
    guard !layer.isGone else { return false }
    return uppermost.map { kind(of: $0) == .dialog } ?? true
  }

  /// The next layer. A dialog makes room for the layer above it.
  var uppermost: Layer<C.Screen>? {
    var next = layer.next
    while let dialog = next, kind(of: dialog) == .dialog, let above = dialog.next { next = above }
    return next
  }
}
