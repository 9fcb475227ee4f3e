/// The way out of an entry. While the entry asks before it is left, its view has a button for it, in place of the
/// gestures of the platform.
///
/// ```swift
/// let exit = EntryExit(entry, in: layer, isRoot: false)
/// exit.isAsking                  // true: the Back button of the platform is hidden, and its gesture is off
/// exit.button(ownsClose: false)  // .back: the view shows one of its own
/// exit.leave()                   // .needsConfirmation: that button asks
/// ```
@MainActor
public struct EntryExit<Screen> {
  /// A button of a view, in place of the gestures of the platform.
  public enum Button: Sendable {
    /// A Back button in the bar.
    case back
    /// A Close button in the bar.
    case close
    /// A Close button above the screen, since a layer without a stack has no bar.
    case closeInCorner
  }

  private let entry: LayerEntry<Screen>
  /// The base or the presented layer that contains the entry, directly or in tabs.
  public let layer: Layer<Screen>
  /// True for the first entry of its stack, which leaves together with its layer.
  public let isRoot: Bool

  /// Makes the way out of an entry.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - layer: The base or the presented layer that contains the entry, directly or in tabs.
  ///   - isRoot: True for the first entry of its stack.
  public init(_ entry: LayerEntry<Screen>, in layer: Layer<Screen>, isRoot: Bool) {
    self.entry = entry
    self.layer = layer
    self.isRoot = isRoot
  }

  /// True if the view needs a button that asks. With the first entry of a presented layer, the whole layer would leave.
  /// Observed.
  ///
  /// - Complexity: Constant time; for the first entry of a presented layer, that of ``Layer/leavePolicy``.
  public var isAsking: Bool {
    isRoot ? isPresented && layer.leavePolicy != .free : entry.leavePolicy != .free
  }

  /// The button that the view shows while the entry asks; nil for none. Observed.
  ///
  /// - Parameter ownsClose: True if the screen has its own button for closing its layer.
  /// - Complexity: That of `isAsking`.
  public func button(ownsClose: Bool) -> Button? {
    guard isAsking else { return nil }
    guard isRoot else { return .back }
    if ownsClose { return nil }
    return layer.style.allowsStack ? .close : .closeInCorner
  }

  /// True if the escape key, or the Exit button of a remote control, leaves the entry or the layer
  /// with it. Otherwise the platform goes back by itself, or the key does nothing. Observed.
  ///
  /// - Complexity: That of `isAsking`.
  public var takesKey: Bool { isRoot ? isPresented : isAsking }

  /// True if the escape gesture of assistive technologies leaves the entry, or the layer with it.
  public var canEscape: Bool { !isRoot || isPresented }

  /// Goes back from the entry, or dismisses the layer of a first entry. `back()` of the root might go back from
  /// something beside or above the entry.
  ///
  /// - Returns: As `pop` and `dismiss` of the entry.
  /// - Complexity: That of the verb.
  @discardableResult
  public func leave() -> Outcome { isRoot ? entry.dismiss() : entry.pop() }

  private var isPresented: Bool {
    if case .modal = layer.style { true } else { false }
  }
}
