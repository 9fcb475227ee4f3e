/// How `open` goes about its work, the same on every level.
struct OpenMode {
  var asksBackStacks = true
  /// Which modal leaves are alone in their child, since a layer is made for them already.
  var placed = PlacedLeaf.none
  /// True to compare only: nothing is changed.
  var isTrial = false
  /// True while a child is made: layers of others above it came later in the same transaction.
  var isMaking = false
  /// Why layers end that are not wanted.
  var endReason = LeaveReason.dismissed

  /// The same inside of a layer: one that holds a single entry has no room for back stacks.
  func inLayer(_ style: ModalStyle) -> OpenMode {
    var mode = self
    mode.asksBackStacks = asksBackStacks && style.allowsStack
    if mode.placed != .every { mode.placed = .styled(style) }
    return mode
  }
}

/// Which modal leaves have a layer already that a coordinator above has made for them.
enum PlacedLeaf: Equatable {
  case none
  /// Those that the coordinator right above gives this style, too.
  case styled(ModalStyle)
  /// All of them.
  case every

  func includes(_ presentation: Presentation) -> Bool {
    guard case .modal(let style) = presentation else { return false }
    return self == .every || self == .styled(style)
  }
}
