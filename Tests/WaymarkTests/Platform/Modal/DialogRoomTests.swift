import Testing

@testable import Waymark

@MainActor
@Suite("Layers above a dialog")
struct DialogRoomTests {
  @Test("A layer is presented in the dialog's place, and then the dialog comes back")
  func comesBack() throws {
    let (app, port, dialog) = try shownDialog()
    app.present(.note("above"))
    #expect(port[.dialog] == nil && port[.sheet] == nil, "the dialog has to go first")
    port.settleDialog()
    let sheet = try #require(port[.sheet])
    #expect(sheet.id == dialog.next?.id)
    port.appear(sheet.id)
    port[.sheet] = nil
    port.gone(nil)
    #expect(!dialog.isGone && port[.dialog]?.id == dialog.id)
  }

  @Test("A dialog that makes room a second time may still move at the first activation after that")
  func leavesTwice() throws {
    let (app, port, dialog) = try shownDialog()
    for _ in 0..<2 {
      app.present(.note("above"))
      #expect(port[.dialog] == nil)
      port.retry()
      #expect(port[.sheet] == nil, "the dialog may still be on screen")
      port.settleDialog()
      let sheet = try #require(port[.sheet])
      port.appear(sheet.id)
      port[.sheet] = nil
      port.gone(nil)
      #expect(port[.dialog]?.id == dialog.id)
      port.appear(dialog.id)
    }
  }

  @Test("What a button presents stays, and the dialog goes with the tap", arguments: [true, false])
  func button(isEarly: Bool) throws {
    let (app, port, dialog) = try shownDialog()
    if !isEarly { app.present(.note("above")) }
    port[.dialog] = nil
    if isEarly { app.present(.note("above")) }
    port.settleDialog()
    let sheet = try #require(port[.sheet])
    port.appear(sheet.id)
    #expect(!dialog.isGone)
    port[.sheet] = nil
    port.gone(nil)
    #expect(port[.dialog] == nil && port.isSettling)
    port.settle()
    #expect(dialog.isGone && picture(app) == "Shop[home *]")
  }

  @Test(
    "An answered dialog stays answered for a port that is made anew",
    arguments: [true, false])
  func isMadeAnew(hasSettled: Bool) throws {
    let (app, port, dialog) = try shownDialog()
    port[.dialog] = nil
    app.present(.note("above"))
    if hasSettled { port.settleDialog() }
    let anew = ModalPort(app, app.projection.base)
    anew.isReady = true
    anew.settleDialog()
    let sheet = try #require(anew[.sheet])
    anew.appear(sheet.id)
    anew[.sheet] = nil
    anew.gone(nil)
    #expect(anew[.dialog] == nil, "its button was tapped")
    anew.settleDialog()
    #expect(dialog.isGone && picture(app) == "Shop[home *]")
  }

  @Test("A dialog whose port goes with the tap is still answered")
  func portGoesWithTheTap() throws {
    let (app, port, dialog) = try shownDialog()
    port[.dialog] = nil
    let anew = ModalPort(app, app.projection.base)
    anew.isReady = true
    #expect(anew[.dialog] == nil && anew.isSettling)
    anew.settle()
    #expect(dialog.isGone && picture(app) == "Shop[home *]")
  }
}
