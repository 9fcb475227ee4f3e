import Waymark

extension ShopRoute: LinkedRoute {
  static let links = DeepLinks<Self>(prefixes: ["https://shop.example", "shop://"]) {
    DeepLink("", .home)
    DeepLink("about", .about)
    DeepLink("notes/:text", to: ShopRoute.note)
    Mount("catalog", as: ShopRoute.catalog)
    Mount("favourites", as: ShopRoute.favourites)
    Mount("users/:id", as: ShopRoute.user)
  }
}

extension CatalogRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":item", to: CatalogRoute.item)
    DeepLink("filter", .filter)
    Mount("account", as: CatalogRoute.account)
  }
}

extension AccountRoute: LinkedRoute {
  /// No link for `more`.
  static let links = DeepLinks<Self> {
    DeepLink("", .profile)
    DeepLink("edit", .edit)
    DeepLink("confirm", .confirm)
  }
}
