import Testing

@testable import Waymark

// Dialogs whose platform does not tell whether they appear.
@MainActor
@Suite("A dialog that counts as shown")
struct PresumedDialogTests {
  private let app = ShopCoordinator()
  private let port: ModalPort<ShopCoordinator>
  private let reports = ReportList()
  private let dialog: LayerID

  init() throws {
    app.flow.reporter = reports.reporter
    port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.about, as: .dialog)
    dialog = try #require(port[.dialog]?.id)
    port.presume(dialog)
  }

  /// Lets a turn pass: the platform reads, and the port settles.
  private func turn() -> LayerID? {
    let read = port[.dialog]?.id
    port.settle()
    return read
  }

  @Test("It ends when the platform writes nil")
  func written() {
    port[.dialog] = nil
    for _ in 0..<4 { _ = turn() }
    #expect(app.layers.count == 1 && port.hasRoom)
  }

  @Test("It is offered again when something else ends there, or when the layer below appears")
  func again() {
    port.isOutsidePresented = true
    #expect(port[.dialog]?.id == dialog)
    port.isOutsidePresented = false
    #expect(turn() == nil)
    #expect(turn() == dialog)
    port.presume(dialog)
    port.isReady = true
    #expect(turn() == nil)
    #expect(turn() == dialog)
    #expect(reports.codes == [])
    port.presume(dialog)
    port.isReady = true
    #expect(reports.codes == [.unshownLayer])
  }

  @Test("It stays when the user comes back to the app, and when it is known to have appeared")
  func stays() {
    port.retry()
    port.retry()
    #expect(turn() == dialog && !port.isBehind)
    port.appear(dialog)
    port.isReady = true
    #expect(turn() == dialog && turn() == dialog)
  }

  @Test("It goes if the tree dismisses it while it is taken back")
  func dismissed() {
    port.isReady = true
    #expect(turn() == nil)
    app.dismiss()
    for _ in 0..<4 { #expect(turn() == nil) }
    #expect(port.hasRoom)
    port.presume(dialog)
    #expect(port.hasRoom && app.layers.count == 1)
  }

  @Test("It counts as part of the layer below it, and any other layer is on top")
  func onTop() throws {
    #expect(port.isOnTop)
    let counter = ChangeCounter { _ = port.isOnTop }
    app.dismiss()
    app.present(.about)
    #expect(counter.count > 0 && !port.isOnTop)
    let sheet = try #require(app.projection.layers.last)
    let above = ModalPort(sheet, above: port)
    #expect(above.isOnTop)
    app.dismiss()
    #expect(port.isOnTop && !above.isOnTop, "what has left is on top of nothing")
  }
}
