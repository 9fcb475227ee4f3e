import Testing
import Waymark

@MainActor
@Suite("The guide to access")
struct AccessTests {
  @Test("What may not be shown is denied, or led elsewhere")
  func denied() {
    let session = Bank.Session()
    // region: access-denied
    let app = Bank.BankCoordinator(session: session)

    #expect(app.push(.administration) == .denied("only administrators may see this"))
    #expect(app.routes == [.home])

    #expect(app.open(.oldHome) == .redirected)
    #expect(app.routes == [.home])
    // endregion
  }

  @Test("A target waits for its gate, and the journey goes on")
  func held() throws {
    let session = Bank.Session()
    let app = Bank.BankCoordinator(session: session)
    // region: access-held
    let outcome = app.navigate(to: .accounts(.account(id: 7)))
    let token = try #require(outcome.hold)

    #expect(app.layers == [[.home], [.signIn]])
    #expect(app.pendingNavigations.map(\.name) == ["accounts.account(id: 7)"])

    session.name = "Ada"
    app.dismiss()
    app.release(.session)

    #expect(app.layers == [[.home, .accounts(.account(id: 7))]])
    #expect(!token.isWaiting)
    // endregion
  }

  @Test("A check releases its gate by itself")
  func checked() async throws {
    let app = Bank.BankCoordinator(session: Bank.Session())
    // region: access-check
    let token = try #require(app.push(.vault).hold)
    #expect(app.pendingNavigations.map(\.isChecking) == [true])

    #expect(await token.result == .replayed(.performed))
    #expect(app.routes == [.home, .vault])
    // endregion
  }

  @Test("Signing out removes what may no longer be seen")
  func signedOut() {
    let session = Bank.Session()
    session.name = "Ada"
    let app = Bank.BankCoordinator(session: session)
    app.push(.accounts(.list))
    app.push(.accounts(.transfer))
    // region: access-sign-out
    #expect(app.routes == [.home, .accounts(.list), .accounts(.transfer)])

    session.name = nil
    app.dropHolds()
    app.revalidate()

    #expect(app.routes == [.home])
    // endregion
  }
}
