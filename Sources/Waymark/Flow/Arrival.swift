/// How new routes came to a layer, which decides how a child that they start begins.
enum Arrival: Equatable {
  /// By a verb that names all its routes: the child has just these.
  case literal
  /// By `navigate(to:)`: a modal leaf is presented above the child's start.
  case navigating
  /// By `open`: the child adds its back stack below, and presents a modal leaf.
  case opening(Opening)

  struct Opening: Equatable {
    var asksBackStacks: Bool
    /// True if the last route is the one that was opened.
    var hasLeaf = true
    /// True if a modal leaf is the first route of its child, since a layer was made for it already.
    var placesLeaf: Bool
    /// How many levels, from the child on, have added their back stacks already.
    var asked = 0

    init(_ mode: OpenMode, hasLeaf: Bool = true, asked: Int = 0) {
      asksBackStacks = mode.asksBackStacks
      placesLeaf = mode.placesLeaf
      self.hasLeaf = hasLeaf
      self.asked = asked
    }

    /// How to go on in the child that is made.
    var mode: OpenMode {
      OpenMode(asksBackStacks: asksBackStacks, placesLeaf: placesLeaf, isMaking: true)
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
    return .opening(opening)
  }
}
