import Testing
import Waymark

@MainActor
@Suite("The guide to access")
struct AccessTests {
  @Test("A route that may not be shown is denied or redirected")
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

  @Test("A target waits for its gate, and is then called again")
  func held() throws {
    let session = Bank.Session()
    let app = Bank.BankCoordinator(session: session)
    // region: access-held
    let outcome = app.navigate(to: .accounts(.account(id: 7)))
    let token = try #require(outcome.hold)

    #expect(app.layers == [[.home], [.signIn]])
    #expect(app.pendingNavigations.map(\.name) == ["accounts.account(id: 7)"])

    let signIn = try #require(app.projection.leaf?.screen as? Bank.SignInModel)
    signIn.signIn(as: "Ada")

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
    // region: access-signed-out
    #expect(app.routes == [.home, .accounts(.list), .accounts(.transfer)])

    app.signOut()

    #expect(app.routes == [.home])
    // endregion
  }

  @Test("A policy keeps all targets for a limited time, and reports each drop")
  func policy() {
    let session = Bank.Session()
    let app = Bank.BankCoordinator(session: session)
    var drops: [String] = []
    // region: access-policy
    app.flow.holdPolicy = HoldPolicy(keeping: .all, limit: 20, lifetime: .seconds(300)) { drop in
      drops.append("\(drop)")
    }
    // endregion
    app.push(.accounts(.list))
    app.push(.accounts(.transfer))
    #expect(app.pendingNavigations.count == 2)
    app.dropHolds()
    #expect(
      drops == [
        "dropped accounts.list of BankCoordinator: cleared",
        "dropped accounts.transfer of BankCoordinator: cleared",
      ])
  }

  @Test("The fallback is shown if a removal uncovers a route that may not be seen")
  func fallback() throws {
    let session = Bank.Session()
    session.name = "Ada"
    let app = Bank.BankCoordinator(session: session)
    app.push(.accounts(.list))
    #expect(app.children.compactMap { ($0 as? Bank.AccountsCoordinator)?.fallback } == [.help])
  }

  @Test("An open waits until what it would remove is no longer protected")
  func protected() async throws {
    let app = Bank.CounterCoordinator()
    app.push(.payment)
    let payment = try #require(app.projection.leaf?.screen as? Bank.PaymentModel)
    // region: access-protected
    payment.navigator.isProtected = true
    let token = try #require(app.open(.help).hold)
    #expect(app.routes == [.home, .payment])

    app.pop()
    #expect(app.routes == [.home, .help])
    #expect(await token.result == .replayed(.performed))
    // endregion
  }

  @Test("An entry that asks stays until the question is answered")
  func leaving() throws {
    let session = Bank.Session()
    session.name = "Ada"
    let app = Bank.BankCoordinator(session: session)
    app.push([.accounts(.list), .accounts(.transfer)])
    let model = try #require(app.projection.leaf?.screen as? Bank.TransferModel)
    model.amount = "10"
    // region: access-pending-leave
    #expect(app.back().leaveRequest == app.pendingLeave)
    #expect(app.pendingLeave?.name == "transfer")
    #expect(app.routes == [.home, .accounts(.list), .accounts(.transfer)])

    app.pendingLeave?.proceed()
    #expect(app.routes == [.home, .accounts(.list)])
    // endregion
  }

  @Test("A sign-in as the first entry keeps what leads on")
  func firstEntry() {
    let session = Bank.Session()
    let app = Bank.BankCoordinator(session: session, start: .accounts(.list))
    // region: access-first-entry
    app.start()  // at the accounts
    app.pop()

    #expect(app.routes == [.signIn])
    #expect(app.pendingNavigations.map(\.name) == ["accounts.list"])

    session.name = "Ada"
    app.pop()
    #expect(app.routes == [.accounts(.list)])
    // endregion
  }

  @Test("Leaving sign-in without signing in gives up the target")
  func givenUp() async throws {
    let app = Bank.BankCoordinator(session: Bank.Session())
    // region: access-given-up
    let token = try #require(app.push(.accounts(.list)).hold)
    app.back()  // or a swipe

    #expect(app.layers == [[.home]])
    #expect(await token.result == .dropped(.abandoned))
    // endregion
  }

  @Test("A screen that calls its coordinator does not keep it alive")
  func noLeak() throws {
    weak var kept: Bank.BankCoordinator?
    do {
      let app = Bank.BankCoordinator(session: Bank.Session())
      app.session.name = "Ada"
      let home = try #require(app.projection.leaf?.screen as? Bank.HomeModel)
      home.signOut()
      #expect(app.session.name == nil)
      kept = app
    }
    #expect(kept == nil)
  }

  @Test("A second tap while a target waits gives the same target, and starts no second check")
  func secondTap() throws {
    let app = Bank.BankCoordinator(session: Bank.Session())
    let first = try #require(app.push(.vault).hold)
    #expect(app.push(.vault).hold == first)
    #expect(app.pendingNavigations.map(\.token) == [first])
    #expect("\(first)" == "vault of BankCoordinator")
  }

  @Test("A navigator without a coordinator remembers the leave policy of its view model")
  func remembered() {
    let navigator = Navigator<Bank.AccountsCoordinator> { _ in .performed }
    let model = Bank.TransferModel(navigator: navigator)
    model.amount = "10"
    #expect(navigator.leavePolicy == .confirm)
    navigator.isProtected = true
    #expect(navigator.isProtected)
  }

  @Test("A root that may not be seen does not start, and reports so")
  func refusedStart() {
    let app = Bank.BankCoordinator(session: Bank.Session(), start: .administration)
    var codes: [MisuseReport.Code] = []
    app.flow.reporter = MisuseReporter { codes.append($0.code) }
    #expect(app.push(.home) == .denied("only administrators may see this"))
    #expect(codes == [.refusedRoot])
    #expect(app.projection.leaf == nil)
  }
}
