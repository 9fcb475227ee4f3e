import Waymark

/// All compositions, with the result of each way to end if nothing lies above the caller. The entries that leave
/// without being asked are written from the rule alone: from the entry that ends up to the caller's own.
enum FinishTable {
  private typealias End = FinishRow.End

  static let all = ofTheRoot + ofChildren + inTabs

  private static let x = "note(\"x\")"

  private static let ofTheRoot: [FinishRow] = [
    FinishRow(
      testDescription: "pushed on the root", shown: .shop(.push([.about])), owner: .shop,
      caller: "about",
      isRoot: true,
      ends: [
        .awaited: End("about", after: "Shop[home *]"),
        .finish: End("about", after: "Shop[home *]"),
        .pop: End("about", after: "Shop[home *]"),
      ]),
    FinishRow(
      testDescription: "several screens of the root", shown: .shop(.push([.about])),
      grown: { $0.push(.note("x")) }, owner: .shop, caller: x,
      isRoot: true,
      ends: [
        .awaited: End("about", x, after: "Shop[home *]"),
        .finish: End(x, after: "Shop[home, about *]"),
        .pop: End(x, after: "Shop[home, about *]"),
      ]),
    FinishRow(
      testDescription: "in a sheet of the root", shown: .shop(.present(.about, as: .sheet)),
      grown: { $0.push(.note("x")) }, owner: .shop, caller: x,
      isRoot: true,
      ends: [
        .awaited: End("about", x, after: "Shop[home *]"),
        .finish: End(x, after: "Shop[home, ^ sheet[about *]]"),
        .pop: End(x, after: "Shop[home, ^ sheet[about *]]"),
      ]),
    FinishRow(
      testDescription: "alone in a cover of the root", shown: .shop(.present(.about, as: .cover)),
      owner: .shop, caller: "about",
      isRoot: true,
      ends: [
        .awaited: End("about", after: "Shop[home *]"),
        .finish: End("about", after: "Shop[home *]"),
        .pop: End("about", after: "Shop[home *]"),
      ]),
    FinishRow(
      testDescription: "in a layer over what is awaited", shown: .shop(.push([.about])),
      grown: { app in
        app.push(.note("y"))
        app.present(.note("z"))
        app.push(.note("x"))
      }, owner: .shop, caller: x,
      isRoot: true,
      ends: [
        .awaited: End("about", "note(\"y\")", "note(\"z\")", x, after: "Shop[home *]"),
        .finish: End(x, after: "Shop[home, about, note(\"y\"), ^ sheet[note(\"z\") *]]"),
        .pop: End(x, after: "Shop[home, about, note(\"y\"), ^ sheet[note(\"z\") *]]"),
      ]),
  ]

  private static let toItem: FinishRow.Step = { app in app.onCatalog { $0.push(.item(1)) } }
  private static let inList: FinishRow.Step = { app in app.setRoutes([.home, .catalog(.list)]) }

  private static let ofChildren: [FinishRow] = [
    FinishRow(
      testDescription: "a child of several screens", shown: .shop(.push([.catalog(.list)])),
      grown: toItem, owner: .catalog, caller: "item(1)",
      ends: [
        .awaited: End("list", "item(1)", after: "Shop[home *]"),
        .finish: End("list", "item(1)", after: "Shop[home *]"),
        .pop: End("item(1)", after: "Shop[home, Catalog[list *]]"),
      ]),
    FinishRow(
      testDescription: "a child in a child", shown: .shop(.push([.catalog(.list)])),
      grown: { app in app.onCatalog { $0.push([.item(1), .account(.profile)]) } },
      owner: .account, caller: "profile",
      ends: [
        .awaited: End("list", "item(1)", "profile", after: "Shop[home *]"),
        .finish: End("profile", after: "Shop[home, Catalog[list, item(1) *]]"),
        .pop: End("profile", after: "Shop[home, Catalog[list, item(1) *]]"),
      ]),
    FinishRow(
      testDescription: "a child in a sheet",
      shown: .shop(.present(.catalog(.list), as: .sheet)), grown: toItem, owner: .catalog,
      caller: "item(1)",
      ends: [
        .awaited: End("list", "item(1)", after: "Shop[home *]"),
        .finish: End("list", "item(1)", after: "Shop[home *]"),
        .pop: End("item(1)", after: "Shop[home, ^ sheet[Catalog[list *]]]"),
      ]),
    FinishRow(
      testDescription: "the only screen of a child in a cover",
      shown: .shop(.present(.catalog(.list), as: .cover)), owner: .catalog, caller: "list",
      ends: [
        .awaited: End("list", after: "Shop[home *]"),
        .finish: End("list", after: "Shop[home *]"),
        .pop: End("list", after: "Shop[home *]"),
      ]),
    FinishRow(
      testDescription: "what joined a child that was there", before: inList,
      shown: .shop(.push([.catalog(.item(1))])),
      grown: { app in app.onCatalog { $0.push(.item(2)) } }, owner: .catalog, caller: "item(2)",
      ends: [
        .awaited: End("item(1)", "item(2)", after: "Shop[home, Catalog[list *]]"),
        .finish: End("list", "item(1)", "item(2)", after: "Shop[home *]"),
        .pop: End("item(2)", after: "Shop[home, Catalog[list, item(1) *]]"),
      ]),
    FinishRow(
      testDescription: "a sheet of a child", before: inList,
      shown: .catalog(.present(.filter, as: nil)), owner: .catalog, caller: "filter",
      ends: [
        .awaited: End("filter", after: "Shop[home, Catalog[list *]]"),
        .finish: End("list", "filter", after: "Shop[home *]"),
        .pop: End("filter", after: "Shop[home, Catalog[list *]]"),
      ]),
    FinishRow(
      testDescription: "a child that is all of the base",
      before: { $0.setRoot(.catalog(.list)) }, shown: .catalog(.push([.item(1)])),
      grown: { app in app.onCatalog { $0.push(.item(2)) } }, owner: .catalog, caller: "item(2)",
      isRoot: true,
      ends: [
        .awaited: End("item(1)", "item(2)", after: "Shop[Catalog[list *]]"),
        .finish: End("item(2)", after: "Shop[Catalog[list, item(1) *]]"),
        .pop: End("item(2)", after: "Shop[Catalog[list, item(1) *]]"),
      ], endBelowOthers: End("list", "item(1)", "item(2)", after: "Shop[note(\"over\") *]")),
  ]

  private static let tabs: FinishRow.Step = { app in app.setRoot(.tabs) }

  private static let inTabs: [FinishRow] = [
    FinishRow(
      testDescription: "a child in a tab", before: tabs, shown: .catalog(.push([.item(1)])),
      grown: { app in app.onCatalog { $0.push(.item(2)) } }, owner: .catalog, caller: "item(2)",
      isRoot: true,
      ends: [
        .awaited: End(
          "item(1)", "item(2)", after: "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
        .finish: End(
          "item(2)", after: "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"),
        .pop: End(
          "item(2)", after: "Shop[tabs[>Catalog[list, item(1) *], Catalog[list], home]]"),
      ]),
    FinishRow(
      testDescription: "a child in a child in a tab", before: tabs,
      shown: .catalog(.push([.account(.profile)])), owner: .account, caller: "profile",
      ends: [
        .awaited: End("profile", after: "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
        .finish: End("profile", after: "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
        .pop: End("profile", after: "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
      ]),
    FinishRow(
      testDescription: "a sheet over a tab", before: tabs,
      shown: .catalog(.present(.item(1), as: .sheet)),
      grown: { app in app.onCatalog { $0.push(.item(2)) } }, owner: .catalog, caller: "item(2)",
      isRoot: true,
      ends: [
        .awaited: End(
          "item(1)", "item(2)", after: "Shop[tabs[>Catalog[list *], Catalog[list], home]]"),
        .finish: End(
          "item(2)",
          after: "Shop[tabs[>Catalog[list, ^ sheet[item(1) *]], Catalog[list], home]]"),
        .pop: End(
          "item(2)",
          after: "Shop[tabs[>Catalog[list, ^ sheet[item(1) *]], Catalog[list], home]]"),
      ]),
  ]
}
