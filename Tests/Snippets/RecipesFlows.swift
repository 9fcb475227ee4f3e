import Waymark

// Recipes inside a feature: unsaved text, a wizard, a filter, an inspector.

enum Unsaved {
  typealias AppScreen = Any

  enum AppRoute: LinkedRoute {
    case home, write, post(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .home)
      DeepLink("posts/:id", to: post)
    }

    var presentation: Presentation { self == .write ? .sheet : .push }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { "Home" }
      case .post(let id): .screen { "Post \(id)" }
      case .write: .screen { WriteModel(navigator: $0) }
      }
    }
  }

  // region: recipe-unsaved
  @MainActor
  final class WriteModel {
    private let navigator: Navigator<AppCoordinator>
    var text = "" {
      didSet { navigator.leavePolicy = text.isEmpty ? .free : .confirm }
    }

    init(navigator: Navigator<AppCoordinator>) { self.navigator = navigator }
  }
  // endregion
}

enum Wizard {
  typealias AppScreen = Any

  // region: recipe-wizard
  struct Account: Hashable, Sendable {
    var name = ""
    var company: String?
  }

  enum SignUpRoute: Route { case name, company, summary }

  @MainActor
  final class SignUp {
    var account = Account()
    var isBusiness = false

    func step(after step: SignUpRoute) -> SignUpRoute? {
      switch step {
      case .name: isBusiness ? .company : .summary
      case .company: .summary
      case .summary: nil
      }
    }
  }

  @MainActor
  final class StepModel {
    let step: SignUpRoute
    let signUp: SignUp
    private let navigator: Navigator<SignUpCoordinator>

    init(_ step: SignUpRoute, of signUp: SignUp, navigator: Navigator<SignUpCoordinator>) {
      self.step = step
      self.signUp = signUp
      self.navigator = navigator
    }

    func next() {
      if let next = signUp.step(after: step) {
        navigator.push(next)
      } else {
        navigator.finish(returning: signUp.account)
      }
    }

    func cancel() { navigator.finish() }
  }

  final class SignUpCoordinator: Coordinator {
    let flow = Flow<SignUpRoute, AppScreen>(start: .name)
    private let signUp = SignUp()

    func destination(for route: SignUpRoute) -> Destination<SignUpCoordinator> {
      .screen { StepModel(route, of: self.signUp, navigator: $0) }
    }
  }
  // endregion

  enum AppRoute: Route { case home, signUp(SignUpRoute) }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .home)

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .home: .screen { HomeModel(navigator: $0) }
      case .signUp(let route): .child(route, as: AppRoute.signUp) { SignUpCoordinator() }
      }
    }
  }

  // region: recipe-wizard-start
  @MainActor
  final class HomeModel {
    private let navigator: Navigator<AppCoordinator>
    private(set) var account: Account?

    init(navigator: Navigator<AppCoordinator>) { self.navigator = navigator }

    func signUp() async {
      account = await navigator.present(.signUp(.name), returning: Account.self)
    }
  }
  // endregion
}

enum Filtering {
  typealias AppScreen = Any

  // region: recipe-filter
  enum Size: String, LinkValue, CaseIterable { case small, large }

  enum ProductsRoute: LinkedRoute {
    case list(size: Size?, max: Int?), product(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("?size=:size?&max=:max?", to: list)
      DeepLink(":id", to: product)
    }
  }

  @MainActor
  final class ProductListModel {
    private(set) var size: Size?
    private(set) var max: Int?
    private let navigator: Navigator<ProductsCoordinator>

    init(size: Size?, max: Int?, navigator: Navigator<ProductsCoordinator>) {
      self.size = size
      self.max = max
      self.navigator = navigator
      navigator.onRevise { [weak self] route in
        guard let self, case .list(let size, let max) = route else { return }
        (self.size, self.max) = (size, max)
      }
    }

    func filter(size: Size?, max: Int?) {
      navigator.revise(to: .list(size: size, max: max))
    }
  }
  // endregion

  final class ProductsCoordinator: Coordinator {
    let flow = Flow<ProductsRoute, AppScreen>(start: .list(size: nil, max: nil))

    func destination(for route: ProductsRoute) -> Destination<ProductsCoordinator> {
      switch route {
      case .list(let size, let max):
        .screen { ProductListModel(size: size, max: max, navigator: $0) }
      case .product(let id): .screen { "Product \(id)" }
      }
    }

    // region: recipe-filter-back
    func backStack(for route: ProductsRoute) -> [ProductsRoute] {
      if case .list = route { [] } else { [flow.start] }
    }
    // endregion
  }
}

enum Inspecting {
  // region: recipe-inspector
  enum PhotosRoute: LinkedRoute {
    case list, photo(id: Int, inspector: Bool)

    static let links = DeepLinks<Self> {
      DeepLink("", .list)
      DeepLink(":id?inspector=:shown", to: photo)
    }
  }
  // endregion

  @MainActor
  final class PhotoModel {
    private(set) var hasInspector: Bool
    private let id: Int
    private let navigator: Navigator<PhotosCoordinator>

    init(id: Int, hasInspector: Bool, navigator: Navigator<PhotosCoordinator>) {
      self.id = id
      self.hasInspector = hasInspector
      self.navigator = navigator
      navigator.onRevise { [weak self] route in
        if case .photo(_, let isShown) = route { self?.hasInspector = isShown }
      }
    }

    func toggleInspector() { navigator.revise(to: .photo(id: id, inspector: !hasInspector)) }
  }

  final class PhotosCoordinator: Coordinator {
    let flow = Flow<PhotosRoute, Any>(start: .list)

    func destination(for route: PhotosRoute) -> Destination<PhotosCoordinator> {
      switch route {
      case .list: .screen { "Photos" }
      case .photo(let id, let inspector):
        .screen { PhotoModel(id: id, hasInspector: inspector, navigator: $0) }
      }
    }
  }
}

enum MasterDetail {
  // region: recipe-detail
  enum AppRoute: LinkedRoute {
    case split, notes, note(id: Int?), photo(id: Int)

    static let links = DeepLinks<Self> {
      DeepLink("", .notes)
      DeepLink("notes/:id?", to: note)
      DeepLink("photos/:id", to: photo)
    }
  }

  final class AppCoordinator: Coordinator {
    let flow = Flow<AppRoute, AppScreen>(start: .split)

    func destination(for route: AppRoute) -> Destination<AppCoordinator> {
      switch route {
      case .split: .split([.notes, .note(id: nil)], selected: .notes)
      case .notes: .screen { navigator in .notes { navigator.open(.note(id: $0)) } }
      case .note(let id): .screen { .note(NoteModel(id: id, navigator: $0)) }
      case .photo(let id): .screen { .photo(id) }
      }
    }
  }

  enum AppScreen {
    case notes(choose: @MainActor (Int) -> Void), note(NoteModel), photo(Int)
  }

  @MainActor
  final class NoteModel {
    /// Nil while nothing is chosen.
    private(set) var id: Int?

    init(id: Int?, navigator: Navigator<AppCoordinator>) {
      self.id = id
      navigator.onRevise { [weak self] route in
        if case .note(let id) = route { self?.id = id }
      }
    }
  }
  // endregion
}
