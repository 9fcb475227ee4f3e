import Testing

@testable import Waymark

/// A dialog that is on screen, with the port that presents it.
@MainActor
func shownDialog() throws -> (ShopCoordinator, ModalPort<ShopCoordinator>, Layer<TestScreen>) {
  let app = ShopCoordinator()
  let port = ModalPort(app, app.projection.base)
  port.isReady = true
  app.present(.about, as: .dialog)
  let dialog = try #require(port[.dialog])
  port.appear(dialog.id)
  return (app, port, dialog)
}

extension ModalPort {
  /// Lets as many turns pass as a dialog needs to go.
  func settleDialog() {
    for _ in 0..<3 {
      _ = self[.dialog]
      settle()
    }
  }
}
