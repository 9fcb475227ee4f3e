import Testing
import Waymark

@MainActor
@Suite("Access to the start")
struct StartAccessTests {
  private let session = GuardSession()

  @Test("A start that is allowed")
  func allowed() {
    let app = session.freshApp()
    #expect(app.start() == .performed)
    #expect(session.asked.contains("app home"))
  }

  @Test("A denied start gives way to the fallback")
  func fallback() {
    let app = session.freshApp()
    session.app[.home] = .deny("no")
    session.appFallback = .page(9)
    #expect(app.start().didChange)
    #expect(picture(app) == "App[page(9) *]")
    #expect(app.start() == .unchanged)
  }

  @Test("A redirected start begins elsewhere")
  func redirect() {
    let app = session.freshApp()
    session.app[.home] = .redirect(to: [.page(1), .page(2)])
    var changes: [NavigationCause] = []
    app.observe { change, _ in changes.append(change.cause) }
    #expect(app.start() == .redirected)
    #expect(picture(app) == "App[page(1), page(2) *]")
    #expect(changes == [.start])
  }

  @Test("A start of which nothing may be seen does not begin, and may begin later")
  func denied() {
    let app = session.freshApp()
    session.app[.home] = .deny("no")
    var changes = 0
    app.observe { _, _ in changes += 1 }
    #expect(app.start() == .denied("no"))
    #expect(app.push(.page(1)) == .denied("no"))
    #expect(changes == 0)
    #expect(session.living == 1)
    session.allowAll()
    #expect(app.start() == .performed)
    #expect(picture(app) == "App[home *]")
    #expect(app.push(.page(1)) == .performed)
  }

  @Test("A fallback that is also denied does not help")
  func deniedFallback() {
    let app = session.freshApp()
    session.app[.home] = .deny("no")
    session.app[.page(9)] = .deny("neither")
    session.appFallback = .page(9)
    let outcome = app.start()
    guard case .denied = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(!outcome.didChange)
  }

  @Test("A start in a child asks the child, which is dropped if it denies")
  func child() {
    let app = session.freshApp(start: .club(.lobby))
    session.club[.lobby] = .deny("no")
    #expect(app.start() == .denied("no"))
    #expect(session.living == 1)
    session.clubFallback = .room(9)
    session.allowAll()
    #expect(app.start() == .performed)
    #expect(picture(app) == "App[Club[lobby *]]")
  }

  @Test("A start in tabs checks only the selected one")
  func tabs() {
    let app = session.freshApp(start: .tabs)
    session.app[.annex(.lobby)] = .deny("no")
    #expect(app.start() == .performed)
    let other = GuardSession()
    other.app[.club(.lobby)] = .deny("no")
    #expect(other.freshApp(start: .tabs).start() == .denied("no"))
  }

  @Test("A verb begins with the target of the start")
  func verb() {
    let app = session.freshApp()
    session.app[.home] = .redirect(to: .page(1))
    #expect(app.push(.page(2)) == .performed)
    #expect(picture(app) == "App[page(1), page(2) *]")
  }

  @Test("A projection of a root that may not start shows nothing")
  func projection() {
    let app = session.freshApp()
    session.app[.home] = .deny("no")
    #expect(app.projection.leaf == nil)
    #expect(app.projection.base.entries.isEmpty)
    session.allowAll()
    #expect(app.projection.leaf?.name == "home")
  }
}
