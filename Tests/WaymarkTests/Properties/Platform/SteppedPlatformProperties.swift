import Testing

@testable import Waymark

@MainActor
@Suite("A platform that receives steps")
struct SteppedPlatformProperties {
  @Test("Whatever happens during its movements, at rest it shows the tree, and nothing is lost")
  func showsTheTree() async {
    var counts: [String: Int] = [:]
    for seed in Sessions.some(of: 0..<300) {
      let session = SteppedSession(seed: UInt64(seed))
      await session.run(50)
      if let failure = session.failure { return _ = Issue.record("seed \(seed): \(failure)") }
      counts.merge(session.counts, uniquingKeysWith: +)
    }
    for event in [
      "presented", "dismissed", "dragged", "swiped", "swiped during a push", "changed on its way",
    ] {
      #expect(counts[event, default: 0] >= Sessions.least(200), "\(event)")
    }
    #expect(counts["asked", default: 0] >= Sessions.least(150))
  }
}

/// A layer on a platform that takes lists of views and steps to present and dismiss, as UIKit does. A step during a
/// movement is a fault.
@MainActor
private final class SteppedLayer {
  @MainActor
  final class Page {
    let entry: String
    init(_ screen: TestScreen) { entry = screen.name }
  }

  let views: StackViews<ShopCoordinator, Page>
  let modals: ModalPort<ShopCoordinator>
  private let app: ShopCoordinator
  private let fault: (String) -> Void
  private lazy var loop = RenderLoop { [weak self] in self?.show() }
  /// The pages of the platform.
  private(set) var list: [Page] = []
  private(set) var above: SteppedLayer?
  private var isPushing = false
  private var presenting: LayerID?
  private var isDismissing = false
  private var asking: LeaveRequest?

  init(_ app: ShopCoordinator, _ layer: Layer<TestScreen>, fault: @escaping (String) -> Void) {
    self.app = app
    self.fault = fault
    views = StackViews(StackPort(app, layer)) { Page($0) }
    modals = ModalPort(app, layer)
    loop.render()
  }

  var isIdle: Bool { !isPushing && !isPresenting }
  private var isPresenting: Bool { presenting != nil || isDismissing || asking != nil }

  private func show() {
    guard !isPushing else { return }
    if !list.elementsEqual(views.wanted, by: ===) {
      list = views.wanted
      isPushing = true
    }
    switch modals.nextStep() {
    case .present(let layer, _)?:
      if above != nil || isPresenting { fault("presents during something else") }
      above = SteppedLayer(app, layer, fault: fault)
      presenting = layer.id
    case .ask(let request)?:
      if above != nil || isPresenting || !modals.isReady { fault("asks during something else") }
      asking = request
    case .dismiss?:
      if above == nil || isPresenting { fault("dismisses during something else") }
      isDismissing = true
    case nil: break
    }
  }

  /// Ends the movements of this layer, and answers its question.
  ///
  /// - Returns: True if it has asked.
  @discardableResult
  func finish(mayLeave: Bool = true) -> Bool {
    if isPushing {
      isPushing = false
      views.didShow(list)
      modals.isReady = true
      loop.renderInNextTurn()
    }
    if let id = presenting.take() { modals.appear(id) }
    if isDismissing {
      isDismissing = false
      above = nil
      modals.gone(nil)
    }
    guard let request = asking.take() else { return false }
    modals.gone(nil)
    _ = mayLeave ? request.proceed() : request.cancel()
    return true
  }

  /// Swipes back, and calls `body` during the swipe.
  func swipe(_ body: () -> Void) {
    isPushing = true
    list.removeLast()
    body()
    finish()
  }

  /// Drags away the layer above.
  func drag() {
    above = nil
    modals.gone(nil)
  }
}

/// Random steps of an app and its user, at any moment of a movement.
@MainActor
private final class SteppedSession {
  private let app = ShopCoordinator()
  private var generator: SeededGenerator
  private var base: SteppedLayer?
  private var next = 0
  private(set) var counts: [String: Int] = [:]
  private(set) var failure: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    app.flow.reporter = MisuseReporter { [weak self] in self?.failure = "\($0)" }
    base = SteppedLayer(app, app.projection.base) { [weak self] in self?.failure = $0 }
  }

  private func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  private func count(_ event: String) { counts[event, default: 0] += 1 }

  private var layers: [SteppedLayer] {
    Array(sequence(first: base, next: { $0?.above })).compactMap { $0 }
  }

  func run(_ steps: Int) async {
    for _ in 0..<steps where failure == nil {
      switch number(8) {
      case 0, 1, 2: change()
      case 3, 4: await Task {}.value
      case 5: layers.randomElement(using: &generator)?.finish()
      default:
        await settle(6)
        user()
      }
    }
    await settle(40)
    check()
  }

  private func settle(_ turns: Int) async {
    for _ in 0..<turns {
      await Task {}.value
      for layer in layers where layer.finish(mayLeave: number(2) == 0) { count("asked") }
    }
  }

  private func route() -> ShopRoute {
    next += 1
    return .note("\(next)")
  }

  private func change() {
    if layers.contains(where: { !$0.isIdle }) { count("changed on its way") }
    switch number(10) {
    case 0, 1: app.push(route())
    case 8: app.back()
    case 9:
      let leaf = app.projection.leaf?.navigator(for: ShopCoordinator.self)
      leaf?.leavePolicy = number(3) == 0 ? .free : .confirm
    case 2: app.pop()
    case 3: app.present(route())
    case 4: app.present(route(), as: .cover, replacing: true)
    case 5:
      app.transaction { [self] in
        app.present(route())
        app.present(route())
      }
    case 6: app.dismissAll()
    default: app.dismiss()
    }
    count(app.projection.layers.count > layers.count ? "presented" : "dismissed")
  }

  private var shown: [[EntryID?]] {
    layers.map { layer in layer.list.map { layer.views.entry(of: $0)?.id } }
  }
  private var wanted: [[EntryID?]] { app.projection.layers.map { $0.entries.ids } }

  /// Makes a gesture on the shown state, if that equals the tree.
  private func user() {
    guard layers.allSatisfy(\.isIdle), shown == wanted, let top = layers.last else { return }
    // A screen that asks has no gestures.
    guard app.projection.layers.last?.leavePolicy == .free else { return }
    if number(3) == 0, layers.count > 1 {
      count("dragged")
      let before = wanted
      layers[layers.count - 2].drag()
      if wanted != before.dropLast() { failure = "a drag removed something else" }
    } else if let victim = wanted.last?.last, (wanted.last?.count ?? 0) > 1 {
      count("swiped")
      top.swipe {
        guard number(2) == 0 else { return }
        count("swiped during a push")
        app.push(route())
      }
      if wanted.joined().contains(victim) { failure = "what was swiped away is there" }
    }
  }

  private func check() {
    if failure == nil, shown != wanted { failure = "shows \(shown), and the tree has \(wanted)" }
  }
}
