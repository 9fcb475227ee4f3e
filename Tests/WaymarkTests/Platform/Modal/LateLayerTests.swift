import Testing

@testable import Waymark

@MainActor
@Suite("A layer whose content appears after it was withdrawn")
struct LateLayerTests {
  private func ready() -> (ShopCoordinator, ModalPort<ShopCoordinator>) {
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    return (app, port)
  }

  @Test("If the platform has read that it was taken back, it goes, is offered again, and stays")
  func takenBack() throws {
    let (app, port) = ready()
    app.present(.about)
    let sheet = try #require(port[.sheet])
    port.retry()
    #expect(port[.sheet] == nil, "from now on the platform dismisses what it begins to present")
    port.appear(sheet.id)
    #expect(port[.sheet] == nil, "it has to go first")
    port.gone(nil)
    #expect(app.layers.count == 2, "nobody has dismissed it")
    #expect(port[.sheet]?.id == sheet.id)
    port.appear(sheet.id)
    port[.sheet] = nil
    #expect(app.layers.count == 1, "the user has")
  }

  @Test("If it was offered again before the platform has read that, it goes first, too")
  func offeredAgain() throws {
    let (app, port) = ready()
    app.present(.about)
    let sheet = try #require(port[.sheet])
    port.retry()
    #expect(port[.sheet] == nil)
    port.settle()
    port.appear(sheet.id)
    #expect(port[.sheet] == nil)
    port.gone(nil)
    #expect(port[.sheet]?.id == sheet.id && app.layers.count == 2)
  }

  @Test("A dialog tells nothing when it is gone, and is offered again two turns later")
  func dialog() throws {
    let (app, port) = ready()
    app.present(.about, as: .dialog)
    let dialog = try #require(port[.dialog])
    port.retry()
    #expect(port[.dialog] == nil)
    port.appear(dialog.id)
    #expect(port[.dialog] == nil && port.isSettling)
    port.settle()
    port.settle()
    #expect(port[.dialog]?.id == dialog.id && app.layers.count == 2)
  }

  @Test("If it was replaced, the platform is told that it has to go before the next one comes")
  func replaced() throws {
    let (app, port) = ready()
    app.present(.about)
    let old = try #require(port[.sheet])
    app.present(.home, as: .cover, replacing: true)
    #expect(port[.cover] != nil)
    let isTold = notifies({ _ = port[.cover] }) { port.appear(old.id) }
    #expect(isTold && port[.cover] == nil)
    port.gone(nil)
    #expect(port[.cover] != nil)
  }

  @Test("If it was taken back and then replaced, it goes before the next one, too")
  func takenBackAndReplaced() throws {
    let (app, port) = ready()
    app.present(.about)
    let old = try #require(port[.sheet])
    port.retry()
    #expect(port[.sheet] == nil)
    app.present(.home, as: .cover, replacing: true)
    _ = port[.cover]
    port.appear(old.id)
    #expect(port[.cover] == nil)
    port.gone(nil)
    #expect(port[.cover] != nil && app.layers.count == 2)
  }
}
