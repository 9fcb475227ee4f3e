import Waymark

/// What shows one layer: a stack, or tabs, whichever it is.
@MainActor
final class SimulatedContent<C: Coordinator> {
  let layer: Layer<C.Screen>
  private let root: C
  private let port: TabPort<C>?
  private let platform: SimulatedPlatform
  private let evaluation = Evaluation()
  private(set) var stack: SimulatedStack<C>?
  private(set) var tabs: SimulatedTabs<C>?
  /// What shows an embedded root instead of a stack.
  private(set) var chain: SimulatedChain<C>?
  private let isEmbedded: Bool
  /// False while another tab is selected, or a cover is above it.
  var isOnScreen: Bool {
    didSet {
      stack?.isOnScreen = isOnScreen
      tabs?.isOnScreen = isOnScreen
      chain?.isOnScreen = isOnScreen
    }
  }

  init(
    _ root: C, _ layer: Layer<C.Screen>, in port: TabPort<C>?, _ platform: SimulatedPlatform,
    isEmbedded: Bool = false, isOnScreen: Bool = true
  ) {
    self.isEmbedded = isEmbedded
    self.isOnScreen = isOnScreen
    self.root = root
    self.layer = layer
    self.port = port
    self.platform = platform
  }

  var isAtRest: Bool {
    !evaluation.isDue && (stack?.isAtRest ?? true) && (tabs?.isAtRest ?? true)
      && (chain?.isAtRest ?? true)
  }

  var stacks: [SimulatedStack<C>] { (stack.map { [$0] } ?? []) + (tabs?.stacks ?? []) }

  /// The stack that the user sees: in tabs that of the selected one.
  var visibleStack: SimulatedStack<C>? { allTabs.last?.selected?.stack ?? stack }

  /// The entries that the user sees or goes back to, from bottom to top.
  var shown: [EntryID] { chain?.shown ?? visibleStack?.shown ?? [] }

  /// Itself, and what is in the selected tabs.
  var all: [SimulatedContent] { [self] + (tabs?.selected?.all ?? []) }

  /// All tabs in it, the outer ones first.
  var allTabs: [SimulatedTabs<C>] {
    guard let tabs else { return [] }
    return [tabs] + (tabs.selected?.allTabs ?? [])
  }

  func frame() {
    if evaluation.isDue { evaluate() }
    stack?.frame()
    tabs?.frame()
    chain?.frame()
  }

  private func evaluate() {
    let (root, tabs) = evaluation.read {
      let stage = layer.stage()
      return (stage.stack?.root, stage.tabs?.tabs)
    }
    // What has left stays as it was.
    guard root != nil || tabs != nil else { return }
    if let root, isEmbedded {
      chain = chain ?? SimulatedChain(self.root, layer, platform)
      chain?.show(root)
    } else if let root, stack?.rootEntry != root {
      stack?.flush()
      stack = SimulatedStack(
        self.root, layer, root, in: port, platform, isOnScreen: isOnScreen)
    }
    if root == nil { stack.take()?.flush() }
    if let tabs, self.tabs?.tabs.id != tabs.id {
      for stack in self.tabs?.stacks ?? [] { stack.flush() }
      self.tabs = SimulatedTabs(self.root, tabs, platform, isOnScreen: isOnScreen)
    }
    guard tabs == nil else { return }
    for stack in self.tabs?.stacks ?? [] { stack.flush() }
    self.tabs = nil
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
    chain?.remake()
  }
}
