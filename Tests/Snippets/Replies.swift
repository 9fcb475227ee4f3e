import Waymark

// Two features that do not know each other, and an app in which one answers the other.
enum PostOffice {
  // region: replies-feature
  enum LettersRoute: Route { case draft }

  final class LettersCoordinator: Coordinator {
    enum Output { case wantsAddress(Reply<String>) }

    let flow = Flow<LettersRoute, AnyObject>(start: .draft)

    func destination(for route: LettersRoute) -> Destination<LettersCoordinator> {
      .screen { LetterModel(navigator: $0) }
    }
  }

  @MainActor
  final class LetterModel {
    private let navigator: Navigator<LettersCoordinator>
    private(set) var address: String?

    init(navigator: Navigator<LettersCoordinator>) { self.navigator = navigator }

    func chooseAddress() async {
      if let chosen = await navigator.ask({ .wantsAddress($0) }) { address = chosen }
    }
  }
  // endregion

  // region: replies-other
  enum ContactsRoute: Route { case list }

  struct Contact: Sendable { let name, address: String }

  @MainActor
  final class ContactsModel {
    private let navigator: Navigator<ContactsCoordinator>

    init(navigator: Navigator<ContactsCoordinator>) { self.navigator = navigator }

    func choose(_ contact: Contact) { navigator.finish(returning: contact) }
  }
  // endregion

  final class ContactsCoordinator: Coordinator {
    let flow = Flow<ContactsRoute, AnyObject>(start: .list)

    func destination(for route: ContactsRoute) -> Destination<ContactsCoordinator> {
      .screen { ContactsModel(navigator: $0) }
    }
  }

  enum AppRoute: Route { case letters(LettersRoute), contacts(ContactsRoute) }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AnyObject>(start: .letters(.draft))

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      // region: replies-composing
      case .letters(let route):
        .child(route, as: AppRoute.letters) {
          LettersCoordinator()
        } onOutput: { output in
          switch output {
          case .wantsAddress(let reply):
            self.present(
              .contacts(.list), answering: reply.accepting { (contact: Contact) in contact.address }
            )
          }
        }
      // endregion
      case .contacts(let route): .child(route, as: AppRoute.contacts) { ContactsCoordinator() }
      }
    }
  }
}
