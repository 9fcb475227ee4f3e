/// Tracks which of the offered layers the presenter of a platform has taken.
///
/// ```swift
/// var mirror = ModalMirror()
/// mirror.want(sheet)
/// mirror.item         // sheet: it is offered
/// mirror.appear(sheet)
/// mirror.want(cover)  // the tree has another layer now
/// mirror.item         // nil: the sheet must go first
/// _ = mirror.gone(nil)
/// mirror.item         // cover
/// ```
///
/// ## Guarantees
///
/// - The next layer is offered only after the one before is gone, or if that one never appeared.
/// - A nil that is written twice or late never ends a later layer.
///
/// - Complexity: Each call takes constant time, and allocates nothing.
public struct ModalMirror: Hashable, Sendable {
  /// The layer that the tree has.
  public private(set) var wanted: LayerID?
  /// The layer that the platform is offered.
  public private(set) var item: LayerID?
  /// The layer that was withdrawn, or that the platform ended, and that is not yet known to be gone.
  public private(set) var leaving: LayerID? {
    didSet { if leaving != oldValue { isMissed = false } }
  }
  /// True after the offered layer has appeared.
  public private(set) var hasAppeared = false {
    didSet { isPresumed = false }
  }
  /// True if the offered layer only counts as appeared, since nothing tells that it has.
  private(set) var isPresumed = false
  /// A layer that was offered and never appeared. It is offered again in the next turn.
  public private(set) var takenBack: LayerID?
  /// The layer that was withdrawn before it appeared, and that is not offered again. The platform may still present it,
  /// and then dismisses it.
  private var withdrawn: LayerID?
  /// True if the scene has become active since the layer began to leave.
  private var isMissed = false

  /// Makes the mirror of a presenter that was offered nothing.
  public init() {}

  /// Sets the layer that the tree has.
  ///
  /// - Parameter id: The layer; nil for none.
  public mutating func want(_ id: LayerID?) {
    wanted = id
    if let back = takenBack, back != id {
      takenBack = nil
      withdrawn = back
    }
    advance()
  }

  /// Notes that the content of a layer has appeared. If the layer was withdrawn meanwhile, it has to go first.
  ///
  /// - Parameter id: The layer.
  public mutating func appear(_ id: LayerID) {
    if withdrawn == id, !hasAppeared {
      // It appeared after it was withdrawn. So it must go first.
      takenBack = nil
      leaving = id
      item = nil
    } else if takenBack == id {
      // It appeared just before the platform read again.
      takenBack = nil
      item = id
    }
    guard item == id else { return }
    hasAppeared = true
  }

  /// Lets the offered layer count as appeared, because the platform does not tell.
  mutating func presume(_ id: LayerID) {
    guard item == id, !hasAppeared else { return }
    hasAppeared = true
    isPresumed = true
  }

  /// Notes that the platform wrote nil for the offered layer.
  ///
  /// - Returns: The layer that the platform ended; nil if none.
  public mutating func wroteNil() -> LayerID? {
    guard let ended = item, hasAppeared else { return nil }
    withdraw()
    // Do not offer it again before the tree asks for it.
    if wanted == ended { wanted = nil }
    return ended
  }

  /// Notes that the leaving layer is gone from the screen.
  ///
  /// - Parameter id: The layer; nil if the platform does not say which.
  /// - Returns: The layer that the platform ended without writing nil; nil if it was already leaving.
  public mutating func gone(_ id: LayerID?) -> LayerID? {
    if let leaving {
      guard id == nil || id == leaving else { return nil }
      self.leaving = nil
      advance()
      return nil
    }
    guard id == nil || id == item, let ended = wroteNil() else { return nil }
    leaving = nil
    return ended
  }

  /// Takes back an offered layer that never appeared, so that it can be offered again.
  ///
  /// - Returns: The layer; nil if the offered layer has appeared.
  public mutating func takeBack() -> LayerID? {
    guard let item, !hasAppeared || isPresumed else { return nil }
    hasAppeared = false
    self.item = nil
    takenBack = item
    return item
  }

  /// Notes that the platform has read the offer.
  public mutating func noteRead() {
    if let takenBack { withdrawn = takenBack }
  }

  /// Notes that the scene has become active.
  ///
  /// - Returns: True if a layer is leaving that already was when the scene became active before.
  mutating func activate() -> Bool {
    guard leaving != nil else { return false }
    defer { isMissed = true }
    return isMissed
  }

  /// True if nothing is on screen or on its way there. A platform may still present an offer that was taken back.
  var isIdle: Bool { item == nil && leaving == nil && takenBack == nil }

  /// True if a layer was taken back and the platform has read that.
  var canOfferAnew: Bool { takenBack != nil && withdrawn == takenBack }

  /// Lets the next `want(_:)` offer a layer again that was taken back, if the platform has read that. Platforms read less
  /// often than turns end.
  public mutating func offerAnew() {
    if canOfferAnew { takenBack = nil }
  }

  /// Notes that the presenting view is gone. The layer is offered elsewhere after it is off the screen, and a nil that
  /// is written for it is not a dismissal.
  public mutating func handOver() {
    guard item != nil else { return }
    if hasAppeared { return withdraw() }
    withdrawn = item
    item = nil
    wanted = nil
  }

  /// Offers the layer of the tree, if nothing is in the way.
  private mutating func advance() {
    guard item != wanted else { return }
    if item != nil {
      guard !hasAppeared else { return withdraw() }
      withdrawn = item
      item = nil
    }
    guard leaving == nil, takenBack == nil else { return }
    item = wanted
    // It is offered again, so it may appear.
    if withdrawn == wanted { withdrawn = nil }
    hasAppeared = false
  }

  private mutating func withdraw() {
    leaving = item
    item = nil
    hasAppeared = false
  }
}
