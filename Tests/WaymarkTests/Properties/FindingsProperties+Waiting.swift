import Testing
import Waymark

// What waits, and is called again.
extension FindingsProperties {
  @Test("A waiting replacement replaces what the navigator's entry presented, or nothing")
  func waitingReplacement() throws {
    let session = GuardSession()
    let app = session.makeApp()
    app.present(.note)
    session.app[.secret] = .hold(until: "gate", showing: .signIn)
    let note = try app.navigator(GuardedApp.self, of: "note")
    #expect(note.present(.secret, replacing: true).hold != nil)
    session.allowAll()
    app.dismiss()
    #expect(app.layers == [[.home], [.note], [.secret]])
  }

  @Test("A waiting replacement ends everything above the navigator's entry")
  func waitingReplacementOfAll() throws {
    let session = GuardSession()
    let app = session.makeApp()
    let home = try app.navigator(GuardedApp.self, of: "home")
    app.present(.note)
    app.present(.page(1))
    session.app[.secret] = .hold(until: "gate")
    #expect(home.present(.secret, replacing: true).hold != nil)
    session.allowAll()
    #expect(app.release("gate") == .performed)
    #expect(app.layers == [[.home], [.secret]])
  }
}
