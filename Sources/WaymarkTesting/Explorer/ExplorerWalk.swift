import Waymark

/// Explores one app, breadth first.
@MainActor
final class ExplorerWalk<C: Coordinator> {
  let options: ExplorerOptions<C>
  let links: ExplorerLinks
  let endless = EndlessWork()
  private(set) var graph: StateGraph
  private(set) var findings = FindingList()
  private(set) var moves = 0
  private var home: [[String]] = []
  /// Why each link was refused. A link that has led somewhere is not in it.
  private var refusedLinks: [String: String] = [:]
  private var openedLinks: Set<String> = []
  /// The states with a question, whatever opened it, in which all moves are made.
  private var askedAt: Set<String> = []

  init(_ options: ExplorerOptions<C>) {
    self.options = options
    links = ExplorerLinks(of: C.Route.self, samples: options.samples)
    graph = StateGraph(limit: options.states)
  }

  func run() async -> ExplorerReport {
    await begin()
    var next = 0
    while next < graph.nodes.count, moves < options.moveLimit {
      await explore(next)
      next += 1
    }
    checkWhole()
    return await report()
  }

  private func begin() async {
    let world = ExplorerWorld(options, endless)
    await world.settle()
    let state = world.state(home: nil)
    home = state.tree.visiblePath
    graph.begin(state)
    check(state, in: world, isNew: true, moves: [])
    if !world.rest.isReached { graph.finish(0, as: .givenUp) }
  }

  /// Makes each move in a state.
  private func explore(_ node: Int) async {
    guard graph.nodes[node].progress == .open else { return }
    guard let first = await world(at: node) else { return graph.finish(node, as: .givenUp) }
    await first.settle()
    var ready: ExplorerWorld<C>? = first
    for move in moves(from: graph.nodes[node].state, first.offer(links)) {
      guard moves < options.moveLimit else { return }
      var there = ready
      if there == nil { there = await world(at: node, for: move) }
      guard let world = there else { return graph.finish(node, as: .givenUp) }
      // The screen may offer the action late.
      if !world.has(move) { await world.settle() }
      if !world.has(move) { note([.notOffered(move.name)], way: wholeWay(to: node)) }
      ready = await make(move, in: world, at: node) ? world : nil
    }
    graph.finish(node)
  }

  /// The moves to be made in a state. If another move opened the same question before, only the answers are tried.
  private func moves(from state: ExplorerState, _ offer: ExplorerOffer) -> [ExplorerMove] {
    guard offer.isAsking else { return offer.moves }
    return askedAt.insert(state.placeText).inserted ? offer.moves : offer.answers
  }

  /// Makes a move. Returns true if it left the app unchanged.
  private func make(
    _ move: ExplorerMove, in world: ExplorerWorld<C>, at node: Int
  ) async -> Bool {
    moves += 1
    if let tell = options.willMove { tell(text(of: way(to: node) + [move])) }
    let result = world.perform(move)
    noteLink(move, result.outcome)
    guard !result.isInert else {
      // A refused move can be misuse, too. The next one in this world is not to blame for it.
      note(
        world.takeMisuse(),
        way: ExplorerWay(
          moves: way(to: node) + [move], end: graph.nodes[node].state.text))
      return true
    }
    await world.settle()
    let state = world.state(home: home)
    let arrival = graph.arrive(at: state, from: node, by: move, isQuiet: world.rest.isQuiet)
    var isNew = false
    if case .new(let target) = arrival {
      isNew = true
      if !world.rest.isReached { graph.finish(target, as: .givenUp) }
    }
    check(state, in: world, isNew: isNew, moves: way(to: node) + [move])
    return false
  }

  /// Looks for faults. Expensive checks run once for each state, and only if the others found nothing.
  private func check(
    _ state: ExplorerState, in world: ExplorerWorld<C>, isNew: Bool,
    moves: @autoclosure () -> [ExplorerMove]
  ) {
    let faults = world.faults(state)
    note(
      faults + (isNew && faults.isEmpty ? world.lastFaults(state) : []),
      way: ExplorerWay(moves: moves(), end: state.text))
  }

  /// Brings a fresh app to a state. Returns nil if it gets elsewhere.
  ///
  /// - Parameter next: The move that follows; nil if the state is read first.
  private func world(at node: Int, for next: ExplorerMove? = nil) async -> ExplorerWorld<C>? {
    let wanted = graph.nodes[node].state
    let quick = await world(by: graph.way(to: node), isQuick: true, for: next)
    if quick.state(home: home).text == wanted.text { return quick }
    let slow = await world(by: graph.way(to: node), isQuick: false, for: next)
    let there = slow.state(home: home).text
    if there == wanted.text { return slow }
    note([.notRepeatable(wanted.text, there)], way: wholeWay(to: node))
    return nil
  }

  /// - Parameters:
  ///   - isQuick: True to wait only at moves after which something happened before.
  ///   - next: The move that follows.
  private func world(
    by way: [StateGraph.Edge], isQuick: Bool, for next: ExplorerMove?
  ) async -> ExplorerWorld<C> {
    let world = ExplorerWorld(options, endless)
    if !isQuick { await world.settle() }
    for (place, edge) in way.enumerated() {
      if isQuick, !world.has(edge.move) { await world.settle() }
      _ = world.perform(edge.move)
      if !isQuick || !edge.isQuiet {
        await world.settle()
      } else if place + 1 < way.count, way[place + 1].move.isGesture {
        world.settlePlatform()
      } else {
        world.showTop()
      }
    }
    await world.settleQuickly(for: next)
    _ = world.log.takeReports()
    return world
  }

  func way(to node: Int) -> [ExplorerMove] { graph.way(to: node).map(\.move) }

  func wholeWay(to node: Int) -> ExplorerWay {
    ExplorerWay(moves: way(to: node), end: graph.nodes[node].state.text)
  }

  private func text(of way: [ExplorerMove]) -> String {
    way.map(command(of:)).joined(separator: "; ")
  }

  private func command(of move: ExplorerMove) -> String {
    move.command ?? options.command(move.name)
  }
}

// Findings.
extension ExplorerWalk {
  private func note(_ faults: [ExplorerFault], way: @autoclosure () -> ExplorerWay) {
    for fault in faults {
      findings.add(fault.code, of: fault.subject, fault.message, way: way)
    }
  }

  private func note(_ fault: ExplorerFault) {
    findings.add(fault.code, of: fault.subject, fault.message) { nil }
  }

  private func noteLink(_ move: ExplorerMove, _ outcome: Outcome?) {
    guard case .link(let link) = move.kind, let outcome else { return }
    let isFirst = openedLinks.insert(link).inserted
    let seen = SeenOutcome(outcome: outcome)
    if !outcome.isInert {
      refusedLinks[link] = nil
    } else if isFirst {
      refusedLinks[link] = "\(seen.source): \(seen.reason ?? "")"
    }
  }

  /// Looks for faults of the app as a whole.
  private func checkWhole() {
    for node in graph.statesWithoutWayBack(options.isOfTheUser) {
      let leaf = graph.nodes[node].state.tree.leaf
      note(
        [.noWayBack(leaf, home: home.last?.last ?? "the start")], way: wholeWay(to: node))
    }
    // What was cut off may show a case, or open a link.
    let isWhole = cutOff == nil
    let names = graph.reachedNames(options.isOfTheApp)
    var wanted: [String] = []
    for name in options.samples.map(\.caseName) + links.cases where !wanted.contains(name) {
      wanted.append(name)
    }
    for name in wanted where isWhole && !names.contains(name) { note(.unreached(name)) }
    guard options.kinds.contains(.links) else { return }
    for problem in links.problems { note(.brokenTable(problem)) }
    for pattern in links.unmade { note(.unmadeLink(pattern)) }
    for link in links.links where isWhole {
      if let reason = refusedLinks[link.text] { note(.linkToNowhere(link.text, reason)) }
    }
  }

  private var cutOff: ExplorerReport.CutOff? {
    let unfinished = graph.nodes.count { $0.progress == .open }
    guard !graph.beyond.isEmpty || unfinished > 0 else { return nil }
    return ExplorerReport.CutOff(
      states: graph.beyond.count, unfinished: unfinished,
      frontier: graph.frontier.map { ExplorerReport.Place(name: $0.name, count: $0.count) })
  }

  private func report() async -> ExplorerReport {
    var list: [ExplorerFinding] = []
    for found in findings.all {
      var finding = found.finding
      if let way = found.way {
        finding.way = way.moves.map {
          ExplorerFinding.Step(name: $0.name, command: command(of: $0))
        }
        finding.test = await testSource(of: way)
      }
      list.append(finding)
    }
    return ExplorerReport(
      findings: list, states: graph.nodes.count, moves: moves,
      depth: graph.nodes.map(\.depth).max() ?? 0, cutOff: cutOff,
      sketch: MapSketch(graph, counts: options.isOfTheApp))
  }
}
