public import Waymark

/// A platform without a screen. It shows a root as SwiftUI does, and performs the gestures of a user.
///
/// ```swift
/// let simulator = PlatformSimulator(app)
/// app.push([.todos(.list), .todos(.detail(id: 7))])
/// simulator.settle()
/// simulator.swipeBack(.finished)
/// simulator.settle()
/// print(simulator.visible)      // home, todos.list *
/// simulator.differences         // []: it shows the tree
/// ```
///
/// It uses the same ports as an adapter, and reads only after observation reports a change. With a seed it has the
/// quirks of real platforms. It moves in several frames and hears nothing meanwhile. It writes late, twice, out of
/// order, and after cancelled gestures. It lets covered entries appear again, and drops what it was offered.
///
/// ## Guarantees
///
/// - The same seed and the same calls do the same.
/// - An impossible gesture does nothing: at the root, on an entry that asks before it is left, while something moves, or
///   while the alert of a question is on screen.
///
/// - Complexity: A frame is linear in what is on screen.
@MainActor
public final class PlatformSimulator<C: Coordinator> {
  let root: C
  let platform: SimulatedPlatform
  let base: SimulatedLayer<C>
  /// False for a scene that never becomes active again.
  var isActivated = true
  /// The number of frames that have passed.
  public private(set) var frames = 0

  /// Makes a platform that shows a root. If the root is fresh, it begins now.
  ///
  /// - Parameters:
  ///   - root: The coordinator; the simulator holds it.
  ///   - seed: Gives the platform quirks, always the same for one seed; nil for none.
  ///   - traits: What the platform supports.
  ///   - isEmbedded: True if the root is embedded in a stack of its host, which pushes each entry of the root.
  public convenience init(
    _ root: C, seed: UInt64? = nil, traits: PlatformTraits = PlatformTraits(),
    isEmbedded: Bool = false
  ) {
    self.init(root, seed: seed, traits: traits, in: isEmbedded ? .levels : .none)
  }

  init(
    _ root: C, seed: UInt64?, traits: PlatformTraits = PlatformTraits(),
    in surroundings: SimulatedSurroundings
  ) {
    self.root = root
    platform = SimulatedPlatform(seed: seed)
    base = SimulatedLayer(
      root, root.projection.base, traits, platform, in: surroundings)
    base.appear()
  }

  /// The layers on screen, from the bottom up.
  var layers: [SimulatedLayer<C>] {
    Array(sequence(first: base) { $0.presenter.child })
  }

  /// Lets one frame pass.
  public func frame() {
    frames += 1
    platform.turn()
    base.frame()
  }

  /// Lets frames pass until nothing moves and nothing is left to tell.
  ///
  /// ```swift
  /// app.push(.about)
  /// simulator.settle()  // true
  /// ```
  ///
  /// - Parameter limit: The largest number of frames.
  /// - Returns: True if everything came to rest.
  @discardableResult
  public func settle(within limit: Int = 2_000) -> Bool {
    var left = limit
    while left > 0 {
      left -= 1
      frame()
      guard base.isAtRest, !platform.hasNews else { continue }
      // Stands for a second in which nothing happened.
      guard !resync() else { continue }
      return true
    }
    return false
  }

  /// True while a port waits for the scene to become active.
  var isWaiting: Bool { !isActivated && layers.contains { $0.presenter.port.isBehind } }

  /// Makes the ports offer again what was offered but is not shown.
  private func resync() -> Bool {
    var hasTried = false
    let stacks = layers.flatMap { $0.content.stacks }.filter(\.isOnScreen)
    for stack in stacks where stack.port.resyncIfBehind() {
      platform.count("path offered anew")
      hasTried = true
    }
    if base.content.embedding?.resync() ?? false { hasTried = true }
    let presenters = layers.map(\.presenter)
    if isActivated, presenters.contains(where: { $0.port.isBehind }) {
      platform.count("layer offered anew")
      base.presenter.becomeActive()
      // A layer whose end was never told takes two activations.
      base.presenter.becomeActive()
      hasTried = hasTried || presenters.contains { $0.port.isSettling || !$0.isAtRest }
    }
    return hasTried
  }
}

// What is on screen.
extension PlatformSimulator {
  /// What is on screen now.
  public var visible: VisibleTree {
    VisibleTree(
      layers: layers.map {
        VisibleTree.Layer(id: $0.layer.id, style: $0.layer.style, content: content($0.content))
      })
  }

  /// The entry on top of what is on screen now; nil once it has left the tree.
  ///
  /// ```swift
  /// simulator.leaf?.name  // "detail(id: 7)"
  /// ```
  public var leaf: LayerEntry<C.Screen>? {
    let content = layers[layers.count - 1].content
    if let embedding = content.embedding {
      return embedding.shown.last.flatMap { embedding.port.entry($0) }
    }
    guard let stack = content.visibleStack else { return nil }
    return stack.shown.last.flatMap { stack.port.entry($0) }
  }

  /// True if the innermost columns on screen are shown one at a time; nil if there are none.
  public var isCollapsed: Bool? { columns?.isCollapsed }

  /// The index of the selected tab in the bar on screen, from 0 at the left; nil while there is no bar.
  public var selectedTab: Int? { bar?.selected }

  /// The number of tabs in the bar on screen, and the selected one; nil while there is no bar.
  var bar: (count: Int, selected: Int)? {
    guard let tabs = layers[layers.count - 1].content.allTabs.last, tabs.hasBar else { return nil }
    return tabs.place.map { (tabs.tabs.names.count, $0) }
  }

  /// Whether the innermost columns on screen are shown one at a time, and the selected one; nil if there are none.
  var columns: (isCollapsed: Bool, selected: Int)? {
    layers[layers.count - 1].content.allSplits.last.map { ($0.isCollapsed, $0.place ?? 0) }
  }

  private func content(_ content: SimulatedContent<C>) -> VisibleTree.Content {
    if let tabs = content.tabs, let inner = tabs.selected {
      return .tabs(names: tabs.tabs.names, selected: tabs.place ?? 0, self.content(inner))
    }
    if let split = content.split {
      let columns = zip(split.names, split.columns).map { name, column in
        VisibleTree.Column(name: name, content: self.content(column))
      }
      return .columns(columns, selected: split.place ?? 0, isCollapsed: split.isCollapsed)
    }
    guard let shown = content.embedding?.shown ?? content.stack?.shown,
      let port = content.embedding?.port ?? content.stack?.port
    else { return .stack([]) }
    return .stack(
      shown.map { id in
        // A route may have been revised in place. An entry that has left keeps its last name.
        VisibleTree.Entry(id: id, name: port.entry(id)?.name ?? platform.names[id] ?? "")
      })
  }
}
