import Testing

@testable import Waymark

// The inbox of links, and presentations outside of the tree, which no random session has.
extension FindingsProperties {
  /// Scenes of an inbox that note what they open.
  @MainActor
  private final class Desk {
    private(set) var lines: [String] = []
    private(set) var inbox = LinkInbox()
    var says = Outcome.performed

    init() {
      inbox = LinkInbox { [weak self] in self?.lines.append("\($0.link) \($0.reason)") }
    }

    func scene(_ name: String, ends: Bool = false) -> LinkScene {
      inbox.connect { [weak self] link, _ in
        guard let self, !ends else { return .ignored(.left) }
        lines.append("\(name) \(link)")
        return says
      }
    }
  }

  @Test(
    "A link opens once, in the scene that became active last, or in the one that has received it")
  func inbox() async {
    let desk = Desk()
    let (one, two) = (desk.scene("one"), desk.scene("two"))
    one.isReady = true
    two.isReady = true
    one.becomeActive()
    desk.inbox.open("/a")
    desk.inbox.open("/a")
    two.open("/b")
    #expect(desk.lines == ["one /a", "two /b"])
    one.isReady = false
    one.open("/c")
    #expect(desk.lines.count == 2 && desk.inbox.pending == "/c")
    two.becomeActive()
    #expect(desk.lines.count == 2, "it is not for this scene")
    one.isReady = true
    #expect(desk.lines.last == "one /c")
  }

  @Test("Of the links that wait for a scene the newest opens, and the others are reported")
  func waitingLinks() {
    let desk = Desk()
    let (one, two) = (desk.scene("one"), desk.scene("two", ends: true))
    one.open("/a")
    desk.inbox.open("/b")
    #expect(desk.lines == [] && desk.inbox.pending == "/b")
    desk.says = .ignored(.covered)
    one.isReady = true
    #expect(desk.lines == ["one /b", "/a replaced", "/b refused"])
    two.isReady = true
    two.open("/c")
    #expect(
      desk.lines.last == "one /c", "a root that has ended is passed over")
  }

  @Test("A report counts once, until its view ends it or is gone")
  func outsideReports() async throws {
    let app = tree([.page(0)])
    let port = ModalPort(app, app.projection.base)
    let place = NavigationPlace(try #require(app.projection.leaf), in: app, port)
    let picker = OutsideReport()
    var share: OutsideReport? = OutsideReport()
    picker.tell(true, at: place)
    picker.tell(true, at: place)
    share?.tell(true, at: place)
    picker.tell(false, at: place)
    #expect(port.isOutsidePresented, "the other one goes on")
    share = nil
    for _ in 0..<10_000 where port.isOutsidePresented { await Task.yield() }
    #expect(!port.isOutsidePresented && share == nil)
  }

  @Test("A view beside the entries reports also to a layer that comes later")
  func outsideBeside() throws {
    let app = tree([.page(0)])
    let bar = OutsideReport()
    bar.tell(true, at: .beside(app))
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    app.present(.page(1))
    #expect(port[.sheet] == nil)
    bar.tell(false, at: .beside(app))
    #expect(port[.sheet] != nil)
  }
}
