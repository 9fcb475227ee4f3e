import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to results, outputs and signals")
struct ResultsTests {
  @Test("An output leads from one feature to another")
  func outputs() throws {
    let app = Bakery.AppCoordinator()
    app.start()
    let oven = try #require(app.child(Bakery.OvenCoordinator.self))
    // region: results-emit
    oven.emit(.wantsRecipe(loaf: 3))
    #expect(app.routes == [.oven(.list), .recipes(.recipe(loaf: 3))])
    // endregion
  }

  @Test("A feature alone has no parent for its outputs")
  func alone() {
    let oven = Bakery.OvenCoordinator()
    #expect(oven.emit(.wantsRecipe(loaf: 3)) == .ignored(.noReceiver))
  }

  @Test("A signal reaches any ancestor that knows its type")
  func signals() throws {
    let app = Bakery.AppCoordinator()
    app.start()
    let oven = try #require(app.child(Bakery.OvenCoordinator.self))
    // region: results-send
    var hottest = 0
    let token = app.handle(Bakery.OvenIsHot.self) { hottest = max(hottest, $0.degrees) }

    #expect(oven.canSend(Bakery.OvenIsHot.self))
    oven.send(Bakery.OvenIsHot(degrees: 250))
    #expect(hottest == 250)

    token.cancel()
    #expect(!oven.canSend(Bakery.OvenIsHot.self))
    // endregion
  }

  @Test("A dialog is a question with an answer")
  func results() async {
    // region: results-testing
    let bakery = RecordedNavigator<Bakery.AppCoordinator>()
    bakery.answer(.confirm, with: true)
    let model = Bakery.ClosingModel(navigator: bakery.navigator)
    await model.close()
    #expect(model.isClosed)

    let dialog = Bakery.ConfirmModel(navigator: bakery.navigator)
    dialog.yes()
    dialog.no()
    #expect(bakery.results(of: Bool.self) == [true, false])
    // endregion
  }

  @MainActor
  private func addressModel(_ counter: Bakery.CounterCoordinator) throws -> Bakery.AddressModel {
    try #require(counter.projection.layers.last?.entries.last?.screen as? Bakery.AddressModel)
  }

  @Test("A flow that succeeds does not ask before it leaves, with or without a waiting caller")
  func success() async throws {
    let counter = Bakery.CounterCoordinator()
    let queue = try #require(
      counter.projection.base.entries.first?.screen as? Bakery.QueueModel)
    let waiting = Task { await queue.order() }
    try await until(counter.layers.count == 2)
    try #require(counter.child(Bakery.OrderCoordinator.self)).push(.address)
    let awaited = try addressModel(counter)
    awaited.address = "3 Elm Street"
    #expect(counter.dismiss().leaveRequest?.name == "address")
    #expect(awaited.order() == .performed)
    await waiting.value
    #expect(queue.address == "3 Elm Street")
    #expect(counter.layers == [[.queue]])

    counter.push([.order(.cake), .order(.address)])
    let model = try addressModel(counter)
    // region: results-unasked
    model.address = "3 Elm Street"
    #expect(counter.back().leaveRequest?.name == "address")
    #expect(model.order() == .performed)
    #expect(counter.routes == [.queue])
    // endregion
  }

  @Test("A test decides whether a caller waits")
  func unawaited() {
    // region: results-unawaited-test
    let order = RecordedNavigator<Bakery.OrderCoordinator>()
    order.isAwaited = false
    #expect(Bakery.AddressModel(navigator: order.navigator).order() == .performed)
    #expect(order.commands == [.finish])
    // endregion
  }

  @Test("Every other way out gives nil")
  func wayOut() async {
    let app = Bakery.AppCoordinator()
    app.start()
    // region: results-nil
    app.observe { change, _ in
      if change.cause == .present { app.dismiss() }
    }
    let answer = await app.present(.confirm, returning: Bool.self)
    #expect(answer == nil)
    #expect(app.routes == [.oven(.list)])
    // endregion
  }
}
