import Testing
import Waymark

// What may be seen.
extension FindingsProperties {
  @Test(
    "A tab that was set back takes nothing that is refused, also unseen",
    arguments: [GuardedRoute.annex(.room(1)), .annex(.vault(.box(1)))])
  func deliveredToSetBackTab(_ route: GuardedRoute) {
    let session = GuardSession()
    let app = session.makeApp([.tabs])
    app.onClub(1) { $0.push([.room(1), .room(2)]) }
    session.app[.annex(.lobby)] = .deny("no")
    session.club[.room(1)] = .deny("no")
    session.vault[.box(1)] = .deny("no")
    let outcome = app.transaction {
      app.revalidate()
      app.deliver(route, select: false)
    }
    #expect(outcome == .denied("no"))
    #expect(picture(app) == "App[tabs[>Club[lobby *], Club[lobby], home]]")
  }

  @Test("A tab that comes when tabs are reloaded is asked for when it is selected")
  func reloadedTab() {
    let session = GuardSession()
    session.hidesTab = true
    let app = session.makeApp([.tabs])
    session.hidesTab = false
    session.app[.club(.lobby)] = .deny("no")
    #expect(app.reloadTabs() == .performed)
    #expect(picture(app) == "App[tabs[Club[lobby], Club[lobby], >home *]]")
    #expect(app.select(.club(.lobby)) == .denied("no"))
  }
}
