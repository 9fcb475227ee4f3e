/// The settings of `open`, which are the same on every level.
struct OpenMode: Equatable {
  var asksBackStacks = true
  /// Which modal leaves are the only route of their child, because a layer is already made for
  /// them.
  var placed = PlacedLeaf.none
  /// True to compare only, without changes.
  var isTrial = false
  /// True while a child is made. Layers of other coordinators above it came later in the same
  /// transaction.
  var isMaking = false
  /// The reason why layers end that are not part of the path.
  var endReason = LeaveReason.dismissed

  /// The same settings for a question, which changes nothing.
  var trial: OpenMode {
    var mode = self
    mode.isTrial = true
    return mode
  }

  /// The same settings inside a layer. A layer for one entry has no room for back stacks.
  func inLayer(_ style: ModalStyle) -> OpenMode {
    var mode = self
    mode.asksBackStacks = asksBackStacks && style.allowsStack
    if mode.placed != .every { mode.placed = .styled(style) }
    return mode
  }
}

/// Which modal leaves already have a layer, made by a coordinator above.
enum PlacedLeaf: Equatable {
  case none
  /// Leaves to which the coordinator right above gives this style, too.
  case styled(ModalStyle)
  /// All leaves.
  case every

  func includes(_ presentation: Presentation) -> Bool {
    guard case .modal(let style) = presentation else { return false }
    return self == .every || self == .styled(style)
  }
}
