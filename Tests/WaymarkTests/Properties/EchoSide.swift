@testable import Waymark

/// One of the two apps of a session of handlers. It notes what its handlers hear, in order.
@MainActor
final class EchoSide {
  let census = Census()
  let app: TreeCoordinator
  let history: History
  /// What was heard during the present step.
  private(set) var heard: [String] = []
  /// The targets that were dropped during the present step. In a callback, that is told in its turn.
  private(set) var abandoned: [String] = []
  /// How many verbs were dropped because too many were queued.
  private(set) var drops = 0
  /// Called whenever user code is called, with its kind.
  var onCall: (String) -> Void = { _ in }
  /// The navigators of all entries that were ever there.
  private(set) var navigators: [EntryID: Navigator<TreeCoordinator>] = [:]
  /// The entries in the tree, as far as observers have been told.
  private(set) var present: Set<EntryID> = []
  private var observed: Set<Int> = []

  init(back: TabBackPolicy) {
    app = TreeCoordinator(back: back, census: census)
    history = History(app)
    app.flow.holdPolicy = HoldPolicy { [weak self] drop in
      self?.abandoned.append("\(drop)")
    }
    app.flow.reporter = MisuseReporter { [weak self] in self?.note($0.code) }
    app.observe { [weak self] change, paths in self?.note(change, paths) }
    census.onAsk = { [weak self] in self?.onCall("destination") }
    app.start()
  }

  /// Decides about routes of the app.
  func judge(_ verdict: @escaping (TreeRoute) -> Access<TreeRoute>) {
    census.access = { [weak self] route in
      self?.onCall("access")
      return verdict(route)
    }
  }

  /// The question that was open when the present step began.
  private(set) var question: LeaveRequest?

  /// Begins a step.
  func begin() { (heard, abandoned, drops, question) = ([], [], 0, app.pendingLeave) }

  private func hear(_ kind: String, _ text: String) {
    heard.append(text)
    onCall(kind)
  }

  private func note(_ code: MisuseReport.Code) {
    if code == .queueLimit { drops += 1 } else { hear("report", "reported \(code)") }
  }

  /// Hangs handlers on all that has entered, and notes the change.
  private func note(_ change: NavigationChange<TreeRoute>, _ paths: ChangePaths<TreeRoute>) {
    for event in change.entered {
      if case .entry(let id, _) = event.subject { attach(id) }
    }
    for event in change.left {
      if case .entry(let id, _) = event.subject { present.remove(id) }
    }
    observeChildren(of: app)
    hear("observer", "\(Self.text(change)) \(paths.before ?? []) to \(paths.after ?? [])")
  }

  private static func text(_ change: NavigationChange<TreeRoute>) -> String {
    let events = change.events.map { "\($0.kind) \($0.subject) @\($0.depth)" }
    return "\(change.cause) by \(change.source): \(events) \(change.revised) \(change.overruled)"
  }

  private func attach(_ id: EntryID) {
    guard navigators[id] == nil, let navigator = app.navigator(of: id) else { return }
    navigators[id] = navigator
    present.insert(id)
    navigator.onLifecycle { [weak self] in self?.hear("lifecycle", "\(id) hears \($0)") }
    navigator.onReselect { [weak self] in self?.hear("reselect", "\(id) is selected again") }
    navigator.onReopen { [weak self] in self?.hear("reopen", "\(id) is opened again") }
    navigator.onRevise { [weak self] in self?.hear("revise", "\(id) is now \($0)") }
  }

  private func observeChildren(of coordinator: TreeCoordinator) {
    for child in coordinator.children.compactMap({ $0 as? TreeCoordinator }) {
      let serial = child.serial
      if observed.insert(serial).inserted {
        child.observe { [weak self] change, _ in
          self?.hear("child's observer", "\(serial) hears \(Self.text(change))")
        }
      }
      observeChildren(of: child)
    }
  }
}

// What a step names is looked up in each app.
extension EchoSide {
  /// All coordinators in the tree, the parents first.
  var coordinators: [TreeCoordinator] {
    func below(_ coordinator: TreeCoordinator) -> [TreeCoordinator] {
      let children = coordinator.children.compactMap { $0 as? TreeCoordinator }
      return [coordinator] + children.flatMap(below)
    }
    return below(app)
  }

  func coordinator(_ serial: Int) -> TreeCoordinator? {
    coordinators.first { $0.serial == serial }
  }

  func seen(_ id: LayerID) -> TreeShot.Seen? { TreeShot(app).seen(id) }

  func tabs(_ id: EntryID) -> LayerTabs<TreeScreen>? {
    for seen in TreeShot(app).layers {
      if let entry = seen.layer.entries.first(where: { $0.id == id }) { return entry.tabs }
    }
    return nil
  }

  /// All that can be read.
  var picture: String {
    let layers = TreeShot(app).layers.map { seen in
      "\(seen.layer.id) \(seen.layer.style) \(seen.ids) \(seen.names) "
        + "\(seen.tabs.sorted { $0.key < $1.key }.map { "\($0.value)" })"
    }
    let waiting = app.pendingNavigations.map { "\($0.token) \($0.gate)" }
    let positions = history.positions.map(\.name)
    return """
      \(app.describe())
      \(layers.joined(separator: "\n"))
      coordinators \(coordinators.map(\.serial)) of \(census.made)
      waiting \(waiting), asking \(app.pendingLeave.map { "\($0)" } ?? "nobody")
      history \(positions) at \(history.currentIndex ?? -1)
      """
  }
}
