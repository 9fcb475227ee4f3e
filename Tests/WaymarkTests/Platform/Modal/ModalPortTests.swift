import Testing

@testable import Waymark

@MainActor
@Suite("The port of a presenter")
struct ModalPortTests {
  private func ready(
    _ traits: PlatformTraits = PlatformTraits()
  ) -> (ShopCoordinator, ModalPort<ShopCoordinator>) {
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    let port = ModalPort(app, app.projection.base, traits: traits)
    port.isReady = true
    return (app, port)
  }

  private func offered<C>(_ port: ModalPort<C>) -> [ModalKind] {
    ModalKind.allCases.filter { port[$0] != nil }
  }

  @Test(
    "What a platform lacks is a sheet",
    arguments: [
      (ModalStyle.cover, PlatformTraits(hasCover: false)), (.sheet, PlatformTraits()),
      (.popover, PlatformTraits(hasPopover: false)), (.dialog, PlatformTraits(hasDialog: false)),
      (.sheet(stack: false), PlatformTraits(hasCover: false, hasPopover: false, hasDialog: false)),
    ])
  func lacks(style: ModalStyle, traits: PlatformTraits) {
    let (app, port) = ready(traits)
    app.present(.about, as: style)
    #expect(offered(port) == [.sheet])
  }

  @Test(
    "Each style is presented in its own way, and in no other",
    arguments: [
      (ModalStyle.sheet, ModalKind.sheet), (.sheet(stack: false), .sheet), (.cover, .cover),
      (.cover(stack: false), .cover), (.popover, .popover), (.dialog, .dialog),
    ])
  func kinds(style: ModalStyle, kind: ModalKind) {
    let (app, port) = ready()
    app.present(.about, as: style)
    #expect(offered(port) == [kind])
  }

  @Test("Nothing is offered before the layer's own content has appeared")
  func notReady() {
    let app = ShopCoordinator()
    let port = ModalPort(app, app.projection.base)
    app.present(.about)
    #expect(offered(port) == [])
    let counter = ChangeCounter { _ = port[.sheet] }
    port.isReady = true
    #expect(counter.count == 1 && offered(port) == [.sheet])
  }

  @Test("The next layer is offered when the one before is gone: a cover after a sheet")
  func oneAtATime() throws {
    let (app, port) = ready()
    app.present(.about)
    let sheet = try #require(port[.sheet])
    port.appear(sheet.id)
    app.transaction {
      app.dismiss()
      app.present(.home, as: .cover)
    }
    #expect(offered(port) == [])
    port.gone(sheet.id)
    #expect(offered(port) == [], "its content also disappears when it is covered")
    port.gone(nil)
    #expect(offered(port) == [.cover])
  }

  @Test("A nil ends the offered layer, and only for its own kind")
  func nils() throws {
    let (app, port) = ready()
    app.present(.about)
    let sheet = try #require(port[.sheet])
    port[.sheet] = nil
    #expect(app.layers.count == 2, "it has not appeared")
    port.appear(sheet.id)
    port[.cover] = nil
    port[.dialog] = nil
    #expect(app.layers.count == 2)
    port[.sheet] = nil
    #expect(app.layers.count == 1)
    app.present(.home)
    port[.sheet] = nil
    port.gone(nil)
    #expect(offered(port) == [.sheet] && app.layers.count == 2)
    port[.sheet] = nil
    #expect(app.layers.count == 2, "a late nil ends no newer layer")
  }

  @Test("A popover is gone when its content has disappeared")
  func popover() throws {
    let (app, port) = ready()
    app.present(.about, as: .popover)
    let popover = try #require(port[.popover])
    port.appear(popover.id)
    app.transaction {
      app.dismiss()
      app.present(.home)
    }
    #expect(offered(port) == [])
    port.gone(nil)
    #expect(offered(port) == [])
    port.gone(popover.id)
    #expect(offered(port) == [.sheet])
  }

  @Test(
    "A popover whose content disappeared before it was ended is gone once the layer below is seen again",
    arguments: [true, false])
  func coveredPopover(byUser: Bool) throws {
    let (app, port) = ready()
    app.present(.about, as: .popover)
    let popover = try #require(port[.popover])
    port.appear(popover.id)
    port.gone(popover.id)
    #expect(offered(port) == [.popover], "content also disappears when it is covered")
    if byUser { port[.popover] = nil } else { app.dismissAll() }
    app.present(.home)
    #expect(offered(port) == [])
    port.isReady = true
    #expect(offered(port) == [.sheet] && !port.isSettling)
  }

  @Test("A popover that was covered and is seen again is gone when its content has disappeared")
  func uncoveredPopover() throws {
    let (app, port) = ready()
    app.present(.about, as: .popover)
    let popover = try #require(port[.popover])
    port.appear(popover.id)
    port.gone(popover.id)
    port.appear(popover.id)
    port[.popover] = nil
    app.present(.home)
    #expect(offered(port) == [] && !port.isSettling)
    port.gone(popover.id)
    #expect(offered(port) == [.sheet])
  }

  @Test(
    "A dialog is withdrawn before or after the action, which counts; otherwise it is dismissed")
  func dialogs() throws {
    for (isEarly, acts) in [(true, true), (true, false), (false, true), (false, false)] {
      let (app, port) = ready()
      app.present(.note("sure?"), as: .dialog)
      port.appear(try #require(port[.dialog]).id)
      let action = {
        guard acts else { return }
        app.transaction {
          app.dismiss()
          app.present(.home)
        }
      }
      if !isEarly { action() }
      port[.dialog] = nil
      if isEarly { action() }
      #expect(offered(port) == [] && port.isSettling)
      port.settle()
      #expect(app.layers.count == (acts ? 2 : 1) && offered(port) == [] && port.isSettling)
      port.settle()
      #expect(offered(port) == (acts ? [.sheet] : []))
      while port.isSettling { port.settle() }
    }
  }

  @Test("Nothing is offered while something outside the tree is presented")
  func outside() throws {
    let (app, port) = ready()
    port.isOutsidePresented = true
    app.present(.about)
    #expect(offered(port) == [])
    port.isOutsidePresented = false
    #expect(offered(port) == [.sheet])
    port.appear(try #require(port[.sheet]).id)
    port.isOutsidePresented = true
    #expect(offered(port) == [.sheet], "what is there stays")
  }

  @Test(
    "A layer that was offered but did not appear is offered again three times, and then reported")
  func retry() {
    let (app, port) = ready()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    app.present(.about)
    for attempt in 1...3 {
      #expect(offered(port) == [.sheet] && reports.isEmpty, "before attempt \(attempt)")
      port.retry()
      #expect(offered(port) == [] && port.isSettling)
      port.settle()
    }
    #expect(offered(port) == [.sheet] && reports == [.unshownLayer])
    port.retry()
    #expect(offered(port) == [.sheet] && !port.isSettling)
  }

  /// Events that offer a layer again that did not appear.
  enum Trigger: String, CaseIterable {
    case sceneActive, outsideEnds, contentAppears, contentAppearsAgain

    @MainActor
    func pull<C: Coordinator>(_ port: ModalPort<C>) {
      switch self {
      case .sceneActive: port.retry()
      case .outsideEnds:
        port.isOutsidePresented = true
        port.isOutsidePresented = false
      case .contentAppears: port.isReady = true
      case .contentAppearsAgain:
        port.isReady = false
        port.isReady = true
      }
    }
  }

  @Test(
    "Each of these offers a layer again that did not appear: nil for one turn, three times, then reported",
    arguments: Trigger.allCases)
  func triggers(_ trigger: Trigger) throws {
    let (app, port) = ready()
    var reports: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { reports.append($0.code) }
    trigger.pull(port)
    app.present(.about)
    for attempt in 1...3 {
      #expect(offered(port) == [.sheet] && reports.isEmpty, "before attempt \(attempt)")
      let isTold = notifies({ _ = port[.sheet] }) { trigger.pull(port) }
      #expect(isTold, "the platform is told to look")
      #expect(offered(port) == [] && port.isSettling)
      port.settle()
    }
    #expect(offered(port) == [.sheet] && reports == [.unshownLayer])
    trigger.pull(port)
    #expect(offered(port) == [.sheet] && !port.isSettling && reports.count == 1)
    port.appear(try #require(port[.sheet]).id)
    trigger.pull(port)
    #expect(offered(port) == [.sheet] && !port.isSettling, "what has appeared is not")
  }

  @Test("Only a scene that becomes active counts a leaving layer as gone")
  func onlyScenes() throws {
    let (app, port) = ready()
    app.present(.about)
    port.appear(try #require(port[.sheet]).id)
    app.transaction {
      app.dismiss()
      app.present(.home, as: .cover)
    }
    for _ in 0..<3 {
      for trigger in Trigger.allCases where trigger != .sceneActive { trigger.pull(port) }
      #expect(offered(port) == [])
    }
    Trigger.sceneActive.pull(port)
    #expect(offered(port) == [])
    Trigger.sceneActive.pull(port)
    #expect(offered(port) == [.cover])
  }

  @Test(
    "A layer whose end was never reported is gone when the scene becomes active the second time")
  func neverTold() throws {
    let (app, port) = ready()
    app.present(.about)
    port.appear(try #require(port[.sheet]).id)
    app.transaction {
      app.dismiss()
      app.present(.home, as: .cover)
    }
    #expect(offered(port) == [] && port.isBehind)
    port.retry()
    #expect(offered(port) == [], "it may be on its way still")
    port.retry()
    #expect(offered(port) == [.cover])
  }

  @Test("A layer that has appeared is not offered again")
  func noRetry() throws {
    let (app, port) = ready()
    app.present(.about)
    port.appear(try #require(port[.sheet]).id)
    port.retry()
    port.isReady = true
    #expect(offered(port) == [.sheet] && !port.isSettling)
  }

  @Test("Several layers go in one movement of the lowest")
  func movement() throws {
    let (app, port) = ready()
    app.present(.about)
    let sheet = try #require(port[.sheet])
    port.appear(sheet.id)
    let upper = ModalPort(app, sheet)
    upper.isReady = true
    app.present(.home, as: .cover)
    let cover = try #require(upper[.cover])
    upper.appear(cover.id)
    app.dismissAll()
    #expect(offered(port) == [] && offered(upper) == [.cover], "the upper one is shown as it was")
    upper[.cover] = nil
    #expect(picture(app) == "Shop[home *]")
  }

  @Test("The newest view that matches is the anchor; when it goes, the layer takes over")
  func anchors() throws {
    let (app, port) = ready()
    let home = app.projection.base.entries.ids[0]
    let (old, new, other) = (AnchorID(), AnchorID(), AnchorID())
    port.appear(old, in: home) { $0.route(as: ShopRoute.self) == .about }
    port.appear(new, in: home) { $0.route(as: ShopRoute.self) == .about }
    port.appear(other, in: home) { $0.route(as: ShopRoute.self) == .home }
    app.present(.about, as: .popover)
    let popover = try #require(port[.popover, at: new])
    #expect(
      port[.popover] == nil && port[.popover, at: old] == nil && port[.popover, at: other] == nil)
    port.appear(popover.id)
    port.disappear(new)
    port[.popover, at: new] = nil
    #expect(app.layers.count == 2 && offered(port) == [] && port.isSettling)
    port.settle()
    #expect(offered(port) == [] && port[.popover, at: old] == nil, "it is still on screen")
    port.gone(popover.id)
    #expect(offered(port) == [.popover] && port[.popover, at: old] == nil)
    #expect(app.layers.count == 2)
    port.appear(popover.id)
    port.disappear(old)
    #expect(offered(port) == [.popover], "it presents nothing")
  }

  @Test(
    "A layer that an anchor has not presented yet is offered by the layer below in the next turn")
  func anchorBeforeAppearing() throws {
    let (app, port) = ready()
    let home = app.projection.base.entries.ids[0]
    let anchor = AnchorID()
    port.appear(anchor, in: home) { _ in true }
    app.present(.about, as: .dialog)
    #expect(port[.dialog, at: anchor] != nil && offered(port) == [])
    port.disappear(anchor)
    #expect(offered(port) == [] && port.isSettling)
    port.settle()
    #expect(offered(port) == [.dialog] && !port.isSettling)
  }

  @Test(
    "A dialog goes with its anchor two turns after the platform has read; an answer counts")
  func anchorOfDialog() throws {
    let (app, port) = ready()
    let home = app.projection.base.entries.ids[0]
    let anchor = AnchorID()
    port.appear(anchor, in: home) { _ in true }
    app.present(.note("sure?"), as: .dialog)
    port.appear(try #require(port[.dialog, at: anchor]).id)
    port.disappear(anchor)
    port.settle()
    port.settle()
    port.settle()
    #expect(offered(port) == [] && port.isSettling, "nobody had looked")
    port.settle()
    #expect(offered(port) == [])
    port.settle()
    #expect(offered(port) == [.dialog] && !port.isSettling && app.layers.count == 2)

    app.dismiss()
    _ = offered(port)
    while port.isSettling { port.settle() }
    port.appear(anchor, in: home) { _ in true }
    app.present(.note("sure?"), as: .dialog)
    port.appear(try #require(port[.dialog, at: anchor]).id)
    port[.dialog, at: anchor] = nil
    port.disappear(anchor)
    #expect(app.layers.count == 2)
    port.settle()
    #expect(app.layers.count == 1, "the user has answered")
  }

  @Test("Sheets have no anchor, and views of other entries are not anchors")
  func noAnchors() {
    let (app, port) = ready()
    let anchor = AnchorID()
    port.appear(anchor, in: EntryID(number: 99)) { _ in true }
    app.present(.about, as: .popover)
    #expect(offered(port) == [.popover] && port[.popover, at: anchor] == nil)
  }
}
