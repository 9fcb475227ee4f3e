import Testing

@testable import Waymark

@MainActor
@Suite("The steps of a presenter")
struct ModalStepTests {
  private let app = ShopCoordinator()
  private let port: ModalPort<ShopCoordinator>

  init() {
    app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
    port = ModalPort(app, app.projection.base)
    port.isReady = true
  }

  /// The next step, in words.
  private func step() -> String {
    switch port.nextStep() {
    case .present(let layer, let kind)?: "present \(kind) \(layer.entries.last?.name ?? "")"
    case .dismiss?: "dismiss"
    case .ask(let request)?: "ask \(request.name)"
    case nil: "-"
    }
  }

  private var top: LayerID { app.projection.layers.last?.id ?? LayerID(-1) }

  @Test("Each step is returned once, and the next after it is done")
  func once() {
    #expect(step() == "-")
    app.present(.about)
    #expect([step(), step()] == ["present sheet about", "-"])
    port.appear(top)
    #expect(step() == "-")
    app.dismiss()
    #expect([step(), step()] == ["dismiss", "-"])
    port.gone(nil)
    #expect(step() == "-")
  }

  @Test("A layer in the place of another comes when that one is gone")
  func replaced() {
    app.present(.about)
    #expect(step() == "present sheet about")
    port.appear(top)
    app.present(.home, as: .cover, replacing: true)
    #expect([step(), step()] == ["dismiss", "-"])
    port.gone(nil)
    #expect(step() == "present cover home")
  }

  @Test(
    "A layer that is being presented appears before it is dismissed, whatever the tree has meanwhile"
  )
  func onItsWay() {
    app.present(.about)
    let about = top
    #expect(step() == "present sheet about")
    for route in [ShopRoute.home, .note("a"), .note("b")] {
      app.present(route, replacing: true)
      #expect(step() == "-")
    }
    let counter = ChangeCounter { _ = port.nextStep() }
    port.appear(about)
    #expect(counter.count == 1, "the platform is told that there is another step")
    app.dismiss()
    port.gone(nil)
    #expect(step() == "-")
  }

  @Test("The port says that a layer or a question waits for something outside of the tree")
  func waitsForOutside() throws {
    let counter = ChangeCounter { _ = port.waitsForOutside }
    port.isOutsidePresented = true
    #expect(counter.count > 0 && !port.waitsForOutside, "nothing waits")
    app.present(.about)
    #expect(port.waitsForOutside && step() == "-")
    port.isOutsidePresented = false
    #expect(!port.waitsForOutside && step() == "present sheet about")
    port.isOutsidePresented = true
    #expect(!port.waitsForOutside, "the step is under way")
    port.appear(top)
    #expect(!port.waitsForOutside, "it is on screen")
    port.isOutsidePresented = false
    app.dismiss()
    #expect(step() == "dismiss")
    port.gone(nil)
    app.push(.note("a"))
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    port.isOutsidePresented = true
    app.back()
    #expect(port.waitsForOutside && step() == "-")
    port.isOutsidePresented = false
    #expect(step() == "ask note(\"a\")")
  }

  @Test("An answer to a question makes room for the next step", arguments: [true, false])
  func answer(proceeds: Bool) throws {
    app.push(.about)
    app.projection.leaf?.navigator(for: ShopCoordinator.self)?.leavePolicy = .confirm
    app.back()
    let request = try #require(app.pendingLeave)
    #expect([step(), step()] == ["ask about", "-"])
    #expect(port.answer(request, proceeds: proceeds) == .performed)
    #expect(app.depth == (proceeds ? 1 : 2) && app.pendingLeave == nil)
    app.present(.home)
    #expect(step() == "present sheet home")
  }

  @Test("A layer that the user has dragged away is not dismissed again")
  func dragged() {
    app.present(.about)
    _ = port.nextStep()
    port.appear(top)
    port.gone(nil)
    #expect(app.projection.layers.count == 1)
    #expect(step() == "-")
    app.present(.home)
    #expect(step() == "present sheet home")
  }

  @Test("A layer that is being presented is not offered again when the content below appears again")
  func appearsOnceMore() {
    app.present(.about)
    #expect(step() == "present sheet about")
    for _ in 0..<4 {
      port.isReady = true
      #expect(step() == "-")
    }
    port.appear(top)
    #expect(step() == "-")
    #expect(app.projection.layers.count == 2)
  }

  @Test(
    "Nothing is presented before the own content has appeared, or over something outside the tree")
  func held() {
    let port = ModalPort(app, app.projection.base)
    app.present(.about)
    #expect(port.nextStep() == nil)
    port.isReady = true
    port.isOutsidePresented = true
    #expect(port.nextStep() == nil)
    port.isOutsidePresented = false
    #expect(port.nextStep() != nil)
  }

  @Test("A question waits for the step under way, and no step comes before it is answered")
  func question() throws {
    app.push(.about)
    try app.set(.confirm, of: "about")
    app.present(.home)
    #expect(step() == "present sheet home")
    port.appear(top)
    app.dismiss()
    #expect(step() == "dismiss")
    let request = try #require(app.back().leaveRequest)
    #expect(step() == "-")
    port.gone(nil)
    #expect([step(), step()] == ["ask about", "-"])
    app.present(.note("a"))
    #expect(step() == "-")
    let isTold = notifies {
      _ = port.nextStep()
    } _: {
      port.gone(nil)
    }
    #expect(isTold, "that there is another step")
    #expect(request.proceed() == .unchanged, "the app has gone on")
    #expect(step() == #"present sheet note("a")"#)
  }

  @Test("A dialog that makes room is dismissed each time")
  func makesRoom() throws {
    app.present(.about, as: .dialog)
    let dialog = top
    #expect(step() == "present dialog about")
    port.appear(dialog)
    for text in ["a", "b"] {
      app.present(.note(text))
      #expect(step() == "dismiss")
      for _ in 0..<2 { port.settle() }
      #expect(step() == #"present sheet note("\#(text)")"#)
      port.appear(top)
      app.dismiss()
      #expect(step() == "dismiss")
      port.gone(nil)
      #expect(step() == "present dialog about")
      port.appear(dialog)
    }
  }

  @Test("The layer on top asks after it has appeared")
  func asker() throws {
    app.present(.about)
    try app.set(.confirm, of: "about")
    #expect(step() == "present sheet about")
    let above = ModalPort(app, app.projection.layers[1])
    port.appear(top)
    let request = try #require(app.dismiss().leaveRequest)
    #expect(step() == "-")
    #expect(above.nextStep() == nil)
    above.isReady = true
    above.isOutsidePresented = true
    #expect(above.nextStep() == nil)
    above.isOutsidePresented = false
    guard case .ask(request)? = above.nextStep() else { return _ = Issue.record("asks nothing") }
    above.gone(nil)
    #expect(request.proceed() == .performed)
    #expect(above.nextStep() == nil)
    #expect(step() == "dismiss")
  }
}
