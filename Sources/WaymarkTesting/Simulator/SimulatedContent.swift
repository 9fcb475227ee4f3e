import Waymark

/// The content of one layer: a stack, tabs, or columns.
@MainActor
final class SimulatedContent<C: Coordinator> {
  let layer: Layer<C.Screen>
  private let stage: StagePort<C>
  private let root: C
  /// The base or the presented layer that contains it.
  private let home: Layer<C.Screen>
  private let port: TabPort<C>?
  private let platform: SimulatedPlatform
  private let evaluation = ViewEvaluation()
  private(set) var stack: SimulatedStack<StackPort<C>>?
  private(set) var tabs: SimulatedTabs<C>?
  private(set) var split: SimulatedSplit<C>?
  /// Shows an embedded root instead of a stack.
  private(set) var embedding: (any SimulatedEmbedding<C>)?
  private let makeEmbedding: (() -> any SimulatedEmbedding<C>)?
  /// False while another tab is selected, or a cover is above it.
  var isOnScreen: Bool {
    didSet {
      stack?.isOnScreen = isOnScreen
      tabs?.isOnScreen = isOnScreen
      split?.isOnScreen = isOnScreen
      embedding?.isOnScreen = isOnScreen
    }
  }

  init(
    _ root: C, _ layer: Layer<C.Screen>, in port: TabPort<C>?, of home: Layer<C.Screen>,
    _ platform: SimulatedPlatform, stage: StagePort<C>? = nil,
    embeddedIn embedding: (() -> any SimulatedEmbedding<C>)? = nil, isOnScreen: Bool = true
  ) {
    makeEmbedding = embedding
    self.isOnScreen = isOnScreen
    self.root = root
    self.layer = layer
    self.stage = stage ?? StagePort(root, layer)
    self.home = home
    self.port = port
    self.platform = platform
  }

  var isAtRest: Bool {
    !evaluation.isDue && (stack?.isAtRest ?? true) && (tabs?.isAtRest ?? true)
      && (split?.isAtRest ?? true) && (embedding?.isAtRest ?? true)
  }

  var stacks: [SimulatedStack<StackPort<C>>] {
    (stack.map { [$0] } ?? []) + (tabs?.stacks ?? []) + (split?.stacks ?? [])
  }

  /// The content of the selected tab or column; nil for a stack.
  var selected: SimulatedContent? { tabs?.selected ?? split?.selected }

  /// The stack that the user sees, also through selected tabs.
  var visibleStack: SimulatedStack<StackPort<C>>? { selected?.visibleStack ?? stack }

  /// The guard of the uppermost entry that the user sees.
  var topGuard: SimulatedGuard<C.Screen>? { embedding?.guards.top ?? visibleStack?.guards?.top }

  /// The entries that the user sees or goes back to, from bottom to top.
  var shown: [EntryID] { embedding?.shown ?? visibleStack?.shown ?? [] }

  /// This content, and the contents of selected tabs and of all columns.
  var all: [SimulatedContent] {
    [self] + (tabs?.selected?.all ?? []) + (split?.columns.flatMap(\.all) ?? [])
  }

  /// The tabs in it that are on the selected path, from the outside in.
  var allTabs: [SimulatedTabs<C>] { (tabs.map { [$0] } ?? []) + (selected?.allTabs ?? []) }

  /// The splits in it that are on the selected path, from the outside in.
  var allSplits: [SimulatedSplit<C>] { (split.map { [$0] } ?? []) + (selected?.allSplits ?? []) }

  func frame() {
    if evaluation.isDue { evaluate() }
    stack?.frame()
    tabs?.frame()
    split?.frame()
    embedding?.frame()
  }

  private func makeStack(on entry: EntryID) -> SimulatedStack<StackPort<C>> {
    let path = StackPort(root, layer, in: port)
    path.unanimated = { UnanimatedChange.make($0) }
    path.settling.nextTurn = { [platform] in platform.later($0) }
    return SimulatedStack(
      path, on: entry, in: home, platform, isJoined: port != nil, isOnScreen: isOnScreen)
  }

  private func evaluate() {
    let (root, tabs, columns) = evaluation.read {
      let stage = stage.stage
      return (stage.stack?.root, stage.tabs?.tabs, stage.split?.tabs)
    }
    // A layer that has left stays as it was until it is off the screen.
    guard root != nil || tabs != nil || columns != nil else {
      if embedding != nil || stack != nil || self.tabs != nil || split != nil {
        platform.wrong.append("\(layer.id) is blank")
      }
      return
    }
    if let root, let makeEmbedding {
      embedding = embedding ?? makeEmbedding()
      embedding?.show(root)
    } else if let root, stack?.rootEntry != root {
      stack?.flush()
      stack = makeStack(on: root)
    }
    if root == nil { stack.take()?.flush() }
    if let tabs, self.tabs?.tabs.id != tabs.id {
      for stack in self.tabs?.stacks ?? [] { stack.flush() }
      self.tabs = SimulatedTabs(self.root, tabs, of: home, platform, isOnScreen: isOnScreen)
    }
    if tabs == nil {
      for stack in self.tabs?.stacks ?? [] { stack.flush() }
      self.tabs = nil
    }
    guard split?.columnsID != columns?.id else { return }
    for stack in split?.stacks ?? [] { stack.flush() }
    split = columns.map {
      SimulatedSplit(self.root, $0, of: home, platform, isOnScreen: isOnScreen)
    }
  }

  /// Sends all late writes, because the container goes.
  func flush() {
    for stack in stacks { stack.flush() }
  }

  /// Makes everything in it disappear and appear again.
  func remake() {
    platform.count("container made anew")
    stack?.remake()
    tabs?.remake()
    split?.remake()
    embedding?.remake()
  }
}
