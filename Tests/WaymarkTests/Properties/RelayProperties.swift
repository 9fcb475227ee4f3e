import Testing
import Waymark

@MainActor
@Suite("Properties of composed features")
struct RelayProperties {
  /// What a feature shows, from the rule alone: the routes that its parent names, and above them its own.
  private struct Expected {
    let plan: RelayPlan
    let isBare: Bool
    let depth: Int

    /// - Parameters:
    ///   - run: The routes that the coordinator at the level takes from its parent, the opened route last.
    ///   - isInTab: True if the first of them is the declared route of a tab.
    ///   - isPlaced: True if the parent has made a sheet for the opened route.
    /// - Returns: The layers of the coordinator that the opened route belongs to.
    @MainActor
    func layers(_ run: [RelayRoute], level: Int, isInTab: Bool, isPlaced: Bool) -> [[RelayRoute]] {
      guard let opened = run.last else { return [] }
      if isInTab, run.count == 1 { return own([opened], opened, level, isInTab, isPlaced: true) }
      if isPlaced, opened.presentation == .sheet {
        return own([opened], opened, level, false, isPlaced: true)
      }
      var path = run
      if !isBare {
        path = run.dropLast() + between(run, level) + [opened]
        if !isInTab { path = plan.backStack(level, run[0]) + path }
      }
      return own(path, opened, level, isInTab, isPlaced: false)
    }

    /// The routes that the coordinator itself adds below the opened one, above those that the parent names.
    @MainActor
    private func between(_ run: [RelayRoute], _ level: Int) -> [RelayRoute] {
      guard run.count > 1, let opened = run.last else { return [] }
      let alone = plan.backStack(level, opened)
      let shared = alone.lastIndex { run.dropLast().contains($0) }
      return shared.map { Array(alone[($0 + 1)...]) } ?? alone
    }

    @MainActor
    private func own(
      _ path: [RelayRoute], _ opened: RelayRoute, _ level: Int, _ isInTab: Bool, isPlaced: Bool
    ) -> [[RelayRoute]] {
      guard level < depth else { return layers(of: path, opened, level, isPlaced) }
      var path = path
      // If a layer needs nothing below it, existing entries stay, and so does the start of a new child.
      if opened.presentation == .sheet, !isPlaced, path.count == 1 {
        path.insert(plan.start(level), at: 0)
      }
      var next = path.reversed().prefix { $0.isOneChild(with: opened) }.compactMap(\.inner)
      next.reverse()
      let isFirst = next.count == path.count
      let below = path.dropLast(next.count)
      let tab = plan.tabs(level).first { $0.isOneChild(with: opened) }
      // A path fills columns in order, so what it has of the first on the way to the second is already there.
      let columns = below.drop { $0 != .columns }
      let isInside = below.last == .tabs || columns == [.columns] || columns == [.columns, .home]
      if isInside, let first = tab?.inner {
        if next.first != first { next.insert(first, at: 0) }
        return layers(next, level: level + 1, isInTab: true, isPlaced: false)
      }
      let presents = opened.presentation == .sheet && (isPlaced || next.count == 1)
      return layers(
        presents ? [next[next.count - 1]] : next, level: level + 1, isInTab: isInTab && isFirst,
        isPlaced: presents)
    }

    @MainActor
    private func layers(
      of path: [RelayRoute], _ opened: RelayRoute, _ level: Int, _ isPlaced: Bool
    ) -> [[RelayRoute]] {
      guard opened.presentation == .sheet, !isPlaced else { return [path] }
      return [path.count > 1 ? path.dropLast() : [plan.start(level)], [opened]]
    }
  }

  private struct Sample {
    let plan = RelayPlan()
    let depth: Int
    var generator: SeededGenerator

    @MainActor
    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
      depth = roll(3) + 1
      let depth = depth
      plan.starts = (0..<depth).map { _ in [.home, .tabs, .columns][roll(3)] } + [.page(0)]
      let tabs = (0..<depth).map { level -> [RelayRoute] in
        let first: RelayRoute = level + 1 == depth ? .page(0) : [.home, .tabs, .columns][roll(3)]
        return [.home, roll(2) == 0 ? .feature(first) : .forward(first)]
      }
      plan.tabs = { $0 < tabs.count ? tabs[$0] : [.home] }
      self.generator = generator
    }

    @MainActor
    mutating func route(_ level: Int) -> RelayRoute {
      let kind = Int.random(in: 0..<2, using: &generator)
      if level < depth {
        return kind == 0 ? .feature(route(level + 1)) : .forward(route(level + 1))
      }
      return kind == 0 ? .sheet(roll(2)) : .page(roll(4))
    }

    mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
  }

  @Test("Entries above the parents' routes are as they are alone, in every composition")
  func alone() {
    var seen: Set<Int> = []
    var (between, inColumns) = (0, 0)
    for seed in UInt64(1)...600 {
      var sample = Sample(seed: seed)
      let opened = sample.route(0)
      let isBare = sample.roll(5) == 0
      let tables = backStacks(&sample, opened)
      let plan = sample.plan
      plan.backStack = { level, route in tables[level].first { $0.route == route }?.below ?? [] }
      let app = plan.app()
      let outcome = app.open(opened, bare: isBare)
      let expected = Expected(plan: plan, isBare: isBare, depth: sample.depth)
      let wanted = expected.layers([opened], level: 0, isInTab: false, isPlaced: false)
      let found = app.activeLeaf as? RelayCoordinator
      #expect(found?.layers == wanted, "seed \(seed): \(outcome), \(opened.name): \(picture(app))")
      #expect(app.open(opened, bare: isBare) == .unchanged, "seed \(seed), \(opened.name) again")
      #expect(found?.level == sample.depth, "seed \(seed)")
      seen.insert(sample.depth)
      if wanted[0].count > 2 { between += 1 }
      if picture(app).contains("columns[") { inColumns += 1 }
      if found?.layers != wanted { return }
    }
    #expect(seen == [1, 2, 3])
    #expect(between > 100, "there is seldom something in between")
    #expect(inColumns > 100, "there are seldom columns")
  }

  @Test("A new feature shows the same by navigate as by a link without back stacks")
  func navigated() {
    var takenByStart = 0
    for seed in UInt64(1)...600 {
      var sample = Sample(seed: seed)
      sample.plan.starts[0] = .home
      let route = sample.route(0)
      let (opening, navigating) = (sample.plan.app(), sample.plan.app())
      opening.open(route, bare: true)
      navigating.navigate(to: route)
      let wanted = (opening.activeLeaf as? RelayCoordinator)?.layers
      let found = (navigating.activeLeaf as? RelayCoordinator)?.layers
      #expect(found == wanted, "seed \(seed), \(route.name): \(picture(navigating))")
      let (open, same) = (picture(opening), picture(navigating))
      #expect(same == open || same.hasPrefix("L0[home, L1["), "seed \(seed): \(same)")
      if wanted?.last?.first == .sheet(0), open.contains(">L") { takenByStart += 1 }
      if found != wanted { return }
    }
    #expect(takenByStart > 10, "starts seldom take what is opened")
  }

  /// For each level, the back stacks of the routes of a path.
  private func backStacks(
    _ sample: inout Sample, _ opened: RelayRoute
  ) -> [[(route: RelayRoute, below: [RelayRoute])]] {
    var tables: [[(route: RelayRoute, below: [RelayRoute])]] = []
    var opened = opened
    for level in 0...sample.depth {
      var table: [(route: RelayRoute, below: [RelayRoute])] = []
      guard let inner = opened.inner else {
        for page in 0..<4 { table.append((.page(page), pages(&sample))) }
        for sheet in 0..<2 { table.append((.sheet(sheet), pages(&sample))) }
        tables.append(table)
        break
      }
      let start = sample.plan.start(level)
      // The parent may name routes of the feature's own back stack, too.
      let wrap: (RelayRoute) -> RelayRoute = {
        if case .feature = opened { .feature($0) } else { .forward($0) }
      }
      let named =
        inner.inner == nil ? (0..<sample.roll(3)).map { _ in RelayRoute.page(sample.roll(4)) } : []
      let below: [RelayRoute] =
        switch sample.roll(3) {
        case 0: [start]
        case 1: ([.tabs, .columns].contains(start) ? [] : [start]) + named.map(wrap)
        default: [start] + named.map(wrap)
        }
      table.append((opened, below))
      tables.append(table)
      opened = inner
    }
    return tables
  }

  private func pages(_ sample: inout Sample) -> [RelayRoute] {
    (0..<sample.roll(4)).map { _ in .page(sample.roll(4)) }
  }
}
