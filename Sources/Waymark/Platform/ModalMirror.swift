/// What a platform's presenter has taken of the layers that it was offered.
///
/// ```swift
/// var mirror = ModalMirror()
/// mirror.want(sheet)
/// mirror.item         // sheet: it is offered
/// mirror.appear(sheet)
/// mirror.want(cover)  // the tree has another layer now
/// mirror.item         // nil: first the sheet has to go
/// _ = mirror.gone(nil)
/// mirror.item         // cover
/// ```
///
/// ## Guarantees
///
/// - The next layer is offered only once the one before is gone, or if that never appeared.
/// - A nil that is written twice, or late, ends nothing that came after.
public struct ModalMirror: Hashable, Sendable {
  /// The layer that the tree has.
  public private(set) var wanted: LayerID?
  /// The layer that the platform is offered.
  public private(set) var item: LayerID?
  /// The layer that was withdrawn, or ended by the platform, and is not known to be gone.
  public private(set) var leaving: LayerID?
  /// True once what is offered has appeared.
  public private(set) var hasAppeared = false
  /// What was offered, never appeared, and is offered anew in the next turn.
  public private(set) var takenBack: LayerID?
  /// What was offered last, and withdrawn before it appeared.
  private var replaced: LayerID?
  /// True once the platform has seen that it was taken back.
  private var isSeen = false

  /// Makes the mirror of a presenter that was offered nothing.
  public init() {}

  /// Says which layer the tree has.
  ///
  /// - Parameter id: The layer; nil for none.
  public mutating func want(_ id: LayerID?) {
    wanted = id
    if takenBack != id { takenBack = nil }
    advance()
  }

  /// Notes that the content of a layer has appeared. Another one than what is offered changes nothing.
  ///
  /// - Parameter id: The layer.
  public mutating func appear(_ id: LayerID) {
    if takenBack == id {
      // It came all the same, just before the platform looked again.
      takenBack = nil
      item = id
    }
    if replaced == id, !hasAppeared {
      // It came all the same: first it has to go.
      leaving = id
      item = nil
    }
    guard item == id else { return }
    hasAppeared = true
  }

  /// Notes that the platform wrote nil for what it is offered.
  ///
  /// - Returns: The layer that the platform ended; nil if that is nothing.
  public mutating func wroteNil() -> LayerID? {
    guard let ended = item, hasAppeared else { return nil }
    withdraw()
    // It is not offered anew before the tree has said so.
    if wanted == ended { wanted = nil }
    return ended
  }

  /// Notes that what was leaving is gone from the screen.
  ///
  /// - Parameter id: The layer; nil if the platform does not say which.
  /// - Returns: The layer that the platform ended without having written nil; nil if it was leaving already.
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

  /// Takes back what was offered and never appeared, so that it can be offered anew.
  ///
  /// - Returns: The layer; nil if everything that was offered has appeared.
  public mutating func takeBack() -> LayerID? {
    guard let item, !hasAppeared else { return nil }
    self.item = nil
    takenBack = item
    isSeen = false
    return item
  }

  /// Notes that the platform has looked at what it is offered.
  public mutating func look() {
    if takenBack != nil { isSeen = true }
  }

  /// True if nothing is on screen, nor taken by a platform that has not seen that it was taken back.
  var isIdle: Bool { item == nil && leaving == nil && takenBack == nil }

  /// True if something was taken back, and the platform has seen that.
  var canOfferAnew: Bool { takenBack != nil && isSeen }

  /// Offers anew what was taken back, unless the platform has not even seen that: it looks less often than turns end.
  public mutating func offerAnew() {
    guard canOfferAnew else { return }
    takenBack = nil
    advance()
  }

  /// Notes that what presented the layer is gone with its view: it is offered anew elsewhere once that is off the
  /// screen, and a nil that is written for it is no dismissal.
  public mutating func handOver() {
    guard item != nil else { return }
    if hasAppeared { return withdraw() }
    item = nil
    wanted = nil
  }

  /// Offers what the tree has, if nothing is in its way.
  private mutating func advance() {
    guard item != wanted else { return }
    if item != nil {
      guard !hasAppeared else { return withdraw() }
      replaced = item
      item = nil
    }
    guard leaving == nil, takenBack == nil else { return }
    item = wanted
    // What is offered once more may come.
    if replaced == wanted { replaced = nil }
    hasAppeared = false
  }

  private mutating func withdraw() {
    leaving = item
    item = nil
    hasAppeared = false
  }
}
