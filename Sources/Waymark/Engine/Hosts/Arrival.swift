/// How new routes came to a layer, which decides how a child that they start begins.
enum Arrival: Equatable {
  /// By a verb that names all its routes: the child has just these.
  case literal
  /// By `navigate(to:)`: a modal leaf is presented above the child's start, unless the parent has
  /// made a layer of the same style for it.
  case navigating(in: ModalStyle?)
  /// By `open`: the child adds its back stack below, and presents a modal leaf.
  case opening(Opening)

  struct Opening: Equatable {
    var asksBackStacks: Bool
    /// True if the last route is the one that was opened.
    var hasLeaf = true
    /// Which modal leaves are the first route of their child, since a layer was made for them
    /// already.
    var placed: PlacedLeaf
    /// How many levels, from the child on, have added their back stacks already.
    var asked = 0
    /// True if the first route is the one that a tab was declared with.
    var startsTab = false

    init(_ mode: OpenMode, hasLeaf: Bool = true, asked: Int = 0, startsTab: Bool = false) {
      asksBackStacks = mode.asksBackStacks
      placed = mode.placed
      self.hasLeaf = hasLeaf
      self.asked = asked
      self.startsTab = startsTab
    }

    /// How to go on in the child that is made.
    var mode: OpenMode {
      OpenMode(asksBackStacks: asksBackStacks, placed: placed, isMaking: true)
    }
  }

  /// The same for a run of routes that the opened one is not in.
  var withoutLeaf: Arrival {
    guard case .opening(var opening) = self else { return self }
    opening.hasLeaf = false
    return .opening(opening)
  }

  /// The same for a run of routes whose child nobody has asked yet.
  var unasked: Arrival {
    guard case .opening(var opening) = self else { return self }
    opening.asked = 0
    opening.startsTab = false
    return .opening(opening)
  }
}
