import Waymark
import WaymarkTesting

extension LeaveTable {
  /// Two tabs with an entry above each root; the first is selected.
  static let inTabs: LeaveRow.Prepare = { app in
    app.setRoot(.tabs)
    app.deliver(.catalog(.item(1)))
    app.deliver(.favourites(.item(2)), select: false)
  }

  /// The selected tab has presented a layer, too.
  static let sheetInTab: LeaveRow.Prepare = { app in
    try inTabs(app)
    app.onCatalog { $0.present(.item(5)) }
  }

  static let tabs: [LeaveRow] = [
    LeaveRow(
      "selecting the selected tab", inTabs, leaves: ["item(1)"], { $0.select(.catalog(.list)) }
    ) { $0.path.removeLast() },
    LeaveRow(
      "tapping the selected tab", sheetInTab, leaves: ["item(5)", "item(1)"],
      { app in
        guard let tabs = app.projection.base.entries.last?.tabs else { return .queued }
        return app.request(select: 0, in: tabs, revision: tabs.revision)
      }
    ) {
      $0.dismiss()
      $0.path.removeLast()
    },
    LeaveRow(
      "selecting another tab ends layers", sheetInTab, leaves: ["item(5)"], { $0.select(.home) }
    ) {
      $0.dismiss()
      $0.selected = .home
    },
    LeaveRow(
      "tapping another tab ends layers", sheetInTab, leaves: ["item(5)"],
      { app in
        guard let tabs = app.projection.base.entries.last?.tabs else { return .queued }
        return app.request(select: 1, in: tabs, revision: tabs.revision)
      }
    ) {
      $0.dismiss()
      $0.selected = .favourites(.list)
    },
    LeaveRow(
      "delivering to another tab ends layers", sheetInTab, leaves: ["item(5)"],
      { $0.deliver(.favourites(.item(3))) }
    ) {
      $0.dismiss()
      $0.selected = .favourites(.list)
      $0.path.append(.favourites(.item(3)))
    },
    LeaveRow(
      "pop in a tab that is not selected", inTabs, leaves: ["item(2)"],
      { $0.onCatalog(1) { $0.pop() } }
    ) { $0[tab: .favourites(.list)].removeLast() },
    LeaveRow(
      "another root than tabs", inTabs, leaves: ["home", "item(2)", "item(1)"],
      { $0.setRoot(.about) }
    ) { $0.base.replaceLast(with: .about) },
    LeaveRow(
      "tabs that are popped",
      { app in
        app.push(.tabs)
        app.deliver(.catalog(.item(1)))
        app.deliver(.favourites(.item(2)), select: false)
      }, leaves: ["item(2)", "item(1)"], { $0.pop() }
    ) { $0.base.removeLast() },
  ]

  private static let inSheet: LeaveRow.Prepare = { app in
    app.setRoutes([.home, .note("b")])
    app.present(.note("a"))
    app.push(.note("c"))
  }

  static let navigators: [LeaveRow] = [
    LeaveRow(
      "a navigator's pop", notes, leaves: [c, b],
      { app in try app.navigator(ShopCoordinator.self, of: b).pop() }
    ) { $0.base.removeLast(2) },
    LeaveRow(
      "a navigator's replaceTop", notes, leaves: [c],
      { app in try app.navigator(ShopCoordinator.self, of: c).replaceTop(.about) }
    ) { $0.base.replaceLast(with: .about) },
    LeaveRow(
      "a navigator's dismiss", inSheet, leaves: [c, a],
      { app in try app.navigator(ShopCoordinator.self, of: c).dismiss() }
    ) { $0.dismiss() },
    LeaveRow(
      "a navigator dismisses what lies above", inSheet, leaves: [c, a],
      { app in try app.navigator(ShopCoordinator.self, of: b).dismiss() }
    ) { $0.dismiss() },
    LeaveRow(
      "a navigator's finish", nested, leaves: ["confirm", "profile", "item(1)", "list"],
      { app in try app.navigator(CatalogCoordinator.self, of: "item(1)").finish() }
    ) { $0.base = [.home, .note("a")] },
    LeaveRow(
      "a navigator's open", notes, leaves: [c, b, a],
      { app in try app.navigator(ShopCoordinator.self, of: a).open(.about) }
    ) { $0.base = [.home, .about] },
    LeaveRow(
      "a navigator's transaction", inSheet, leaves: [c, a],
      { app in
        let navigator = try app.navigator(ShopCoordinator.self, of: c)
        return navigator.transaction {
          navigator.dismiss()
          navigator.push(.about)
        }
      }
    ) {
      $0.dismiss()
      $0.base.append(.about)
    },
  ]

  static let others: [LeaveRow] = [
    LeaveRow(
      "end through layers and tabs", sheetInTab, leaves: ["item(5)", "home", "item(2)", "item(1)"],
      { $0.end() }
    ) {
      $0.dismiss()
      $0.base = []
    },
    LeaveRow(
      "a transaction of several coordinators", sheets,
      leaves: [a, "item(6)", "item(5)", "item(1)"],
      { app in
        app.transaction {
          app.dismissAll()
          app.onCatalog { $0.pop() }
          app.push(.about)
        }
      }
    ) {
      $0.dismiss(2)
      $0.base.replaceLast(with: .about)
    },
  ]
}
