import Waymark

// The app of the guide to access. Its types are nested, since other guides use the same names.
// region: access-gate
extension Gate {
  static let session: Gate = "session"
}
// endregion

enum Bank {
  // region: access-session
  @MainActor
  final class Session {
    var name: String?
    var isUnlocked = false
    var isAdministrator = false

    func looksIntoCamera() async -> Bool { true }
  }
  // endregion

  // region: access-routes
  enum BankRoute: Route {
    case home, accounts(AccountsRoute), signIn, locked, vault, administration, oldHome

    var presentation: Presentation {
      switch self {
      case .signIn: .sheet
      default: .push
      }
    }
  }

  enum AccountsRoute: Route { case list, account(id: Int), transfer, help }
  // endregion

  // region: access-rules
  final class BankCoordinator: Coordinator {
    let flow: Flow<BankRoute, Any>
    let session: Session

    init(session: Session, start: BankRoute = .home) {
      self.session = session
      flow = Flow(start: start)
    }

    func access(to route: BankRoute) -> Access<BankRoute> {
      switch route {
      case .accounts where session.name == nil: .hold(until: .session, showing: .signIn)
      case .vault where !session.isUnlocked: .hold(until: .check("biometry", unlock))
      case .administration where !session.isAdministrator: .deny("only administrators may see this")
      case .oldHome: .redirect(to: .home)
      default: .allow
      }
    }

    private func unlock() async {
      let isOwner = await session.looksIntoCamera()
      if isOwner, !Task.isCancelled { session.isUnlocked = true }
    }

    func destination(for route: BankRoute) -> Destination<BankCoordinator> {
      switch route {
      case .accounts(let route): .child(route, as: BankRoute.accounts) { AccountsCoordinator() }
      case .signIn: .screen { SignInModel(navigator: $0, session: self.session) }
      case .home: .screen { [weak self] _ in HomeModel { self?.signOut() } }
      default: .screen { route.name }
      }
    }
  }
  // endregion

}

// region: access-sign-out
extension Bank.BankCoordinator {
  func signOut() {
    session.name = nil
    dropHolds()
    revalidate()
  }
}
// endregion

extension Bank {
  // region: access-fallback
  final class AccountsCoordinator: Coordinator {
    let flow = Flow<AccountsRoute, Any>(start: .list)
    var fallback: AccountsRoute? { .help }
    // endregion

    func destination(for route: AccountsRoute) -> Destination<AccountsCoordinator> {
      switch route {
      case .transfer: .screen { TransferModel(navigator: $0) }
      case .list, .account, .help: .screen { route.name }
      }
    }
  }

  // region: access-sign-in
  @MainActor
  final class SignInModel {
    private let navigator: Navigator<BankCoordinator>
    private let session: Session

    init(navigator: Navigator<BankCoordinator>, session: Session) {
      self.navigator = navigator
      self.session = session
    }

    func signIn(as name: String) {
      session.name = name
      navigator.pop()
    }
  }
  // endregion

  @MainActor
  struct HomeModel {
    let signOut: @MainActor () -> Void
  }

  // region: access-leave
  @MainActor
  final class TransferModel {
    private let navigator: Navigator<AccountsCoordinator>
    var amount = "" {
      didSet { navigator.leavePolicy = amount.isEmpty ? .free : .confirm }
    }

    init(navigator: Navigator<AccountsCoordinator>) { self.navigator = navigator }
  }
  // endregion

  enum CounterRoute: Route { case home, payment, help }

  final class CounterCoordinator: Coordinator {
    let flow = Flow<CounterRoute, Any>(start: .home)

    func destination(for route: CounterRoute) -> Destination<CounterCoordinator> {
      switch route {
      case .payment: .screen { PaymentModel(navigator: $0) }
      case .home, .help: .screen { route.name }
      }
    }
  }

  @MainActor
  struct PaymentModel {
    let navigator: Navigator<CounterCoordinator>
  }
}
