import Waymark

/// What shows one layer: a stack, tabs, or columns, whichever it is.
@MainActor
final class SimulatedContent<C: Coordinator> {
  let layer: Layer<C.Screen>
  private let stage: StagePort<C>
  private let root: C
  /// The base or the presented layer in which it lies.
  private let home: Layer<C.Screen>
  private let port: TabPort<C>?
  private let platform: SimulatedPlatform
  private let evaluation = Evaluation()
  private(set) var stack: SimulatedStack<StackPort<C>>?
  private(set) var tabs: SimulatedTabs<C>?
  private(set) var split: SimulatedSplit<C>?
  /// What shows an embedded root instead of a stack.
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

  /// What the selected tab or column shows; nil for a stack.
  var selected: SimulatedContent? { tabs?.selected ?? split?.selected }

  /// The stack that the user sees: in tabs that of the selected one.
  var visibleStack: SimulatedStack<StackPort<C>>? { selected?.visibleStack ?? stack }

  /// What the view of the uppermost entry does that the user sees.
  var topGuard: SimulatedGuard<C.Screen>? { embedding?.guards.top ?? visibleStack?.guards?.top }

  /// The entries that the user sees or goes back to, from bottom to top.
  var shown: [EntryID] { embedding?.shown ?? visibleStack?.shown ?? [] }

  /// Itself, and what is in the selected tabs and in all columns.
  var all: [SimulatedContent] {
    [self] + (tabs?.selected?.all ?? []) + (split?.columns.flatMap(\.all) ?? [])
  }

  /// All tabs in it that are selected themselves, the outer ones first.
  var allTabs: [SimulatedTabs<C>] { (tabs.map { [$0] } ?? []) + (selected?.allTabs ?? []) }

  /// All splits in it alike.
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
    // What has left is shown as it was, until it is off the screen.
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

  /// Tells what is still to be told, since the container goes.
  func flush() {
    for stack in stacks { stack.flush() }
  }

  /// Everything in it disappears and appears again.
  func remake() {
    platform.count("container made anew")
    stack?.remake()
    tabs?.remake()
    split?.remake()
    embedding?.remake()
  }
}
