#!/usr/bin/env python3
"""Writes an app of 60 features with 15 routes each: a package that depends on this repository by path.

    generate-app.py FOLDER [--modules N] [--features N]

The app is written the way the guide shows: for each feature one file with its routes, its links and
its coordinator, and one app coordinator that composes them all. Every third feature has the one before
it as a child, every fourth tells the app something, and the first five are tabs. Features are spread
over modules in blocks, so a child may live in another module.

The program Walk goes everywhere and checks what it sees. This script writes what Walk expects, from
what the features declare; it does not ask the framework."""
import argparse
import pathlib
import shutil
import sys

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = HERE.parents[2]
TABS = 5

NAMES = """Orders Invoices Customers Products Suppliers Payments Refunds Deliveries Returns Warehouses
Stores Employees Teams Shifts Holidays Contracts Documents Folders Notes Tasks Projects Milestones
Budgets Expenses Receipts Accounts Transfers Cards Loans Policies Claims Vehicles Trips Routes Stops
Tickets Events Venues Artists Albums Tracks Playlists Books Authors Chapters Courses Lessons Exams
Students Teachers Recipes Meals Workouts Patients Doctors Visits Prescriptions Labs Rooms
Reservations""".split()


class Feature:
    """All that is known about one feature before its code is written."""

    def __init__(self, index, module, names):
        self.index = index
        self.name = names[index]
        self.module = module
        self.property = self.name[0].lower() + self.name[1:]
        self.path = self.name.lower()
        # A child has no child of its own: each feature nests one other at most.
        self.has_child = index % 3 == 2
        self.has_output = index % 4 == 1
        self.has_own_id = index % 2 == 1
        self.id_type = f"{self.name}ID" if self.has_own_id else "Int"

    def id(self, number):
        return f"{self.id_type}(number: {number})" if self.has_own_id else str(number)

    def id_text(self, number):
        """The id as text in a link."""
        return f"{self.name[0]}-{number}" if self.has_own_id else str(number)


ID_TYPE = """
/// The id of one of the {name}.
public struct {name}ID: LinkValue {{
  public let number: Int

  public init(number: Int) {{ self.number = number }}

  public init?(linkText: String) {{
    guard linkText.hasPrefix("{letter}-"), let number = Int(linkText: String(linkText.dropFirst(2)))
    else {{ return nil }}
    self.number = number
  }}

  public var linkText: String? {{ "{letter}-\\(number)" }}
}}
"""

ROUTE = """{imports}{own_id}
/// The order in which {name} are listed.
public enum {name}Order: String, LinkValue, CaseIterable {{ case name, date, size }}

/// The places of the feature {name}.
public enum {name}Route: Route {{
  case list
  case detail(id: {id})
  case edit(id: {id})
  case create
  case search(text: String, page: Int?)
  case sorted({name}Order)
  case history(id: {id}, page: Int?)
  case tagged([String])
  case note(id: {id}, number: Int)
  case photo(id: {id}, number: Int)
  case archive
  case settings
  case help(topic: String?)
  case confirmDelete(id: {id})
  case {last_case}

  public var presentation: Presentation {{
    switch self {{
    case .edit, .create, .help: .sheet
    case .confirmDelete: .dialog
    case .list, .detail, .search, .sorted, .history, .tagged, .note, .photo, .archive, .settings,
      .{last_name}:
      .push
    }}
  }}
}}

extension {name}Route: LinkedRoute {{
  public static let links = DeepLinks<Self> {{
    DeepLink("", .list)
    DeepLink(":id", to: detail)
    DeepLink(":id/edit", to: edit)
    DeepLink("new", .create)
    DeepLink("search?q=:text&page=:page?", to: search)
    DeepLink("sorted/:order", to: sorted)
    DeepLink(":id/history?page=:page?", to: history)
    DeepLink("tagged/:tags+", to: tagged)
    DeepLink(":id/notes/:number", to: note)
    DeepLink(":id/photos/:number", to: photo)
    DeepLink("archive", .archive)
    DeepLink("settings", .settings)
    DeepLink("help/:topic?", to: help)
    DeepLink(":id/delete", to: confirmDelete)
    {last_link}
  }}
}}
"""

COORDINATOR = """
/// Shows {name}.
public final class {name}Coordinator: Coordinator {{{output}
  public let flow = Flow<{name}Route, Page>(start: .list)
  private let library: Library

  public init(library: Library) {{ self.library = library }}

  public func destination(for route: {name}Route) -> Destination<{name}Coordinator> {{
    switch route {{
    case .list:
      .screen {{ navigator in
        Page(title: "{name}", lines: self.library.names(of: "{name}")) {{ line in
          navigator.push(.detail(id: {line_id}))
        }}
      }}
    case .detail(let id):
      .screen {{ navigator in
        Page(title: self.library.name(of: "{name}", {number})) {{ _ in navigator.push(.history(id: id, page: nil)) }}
      }}
    case .edit(let id): .screen {{ navigator in self.form("Edit \\({number})", navigator) }}
    case .create: .screen {{ navigator in self.form("New", navigator) }}
    case .search(let text, let page): .screen {{ Page(title: "Search \\(text), page \\(page ?? 1)") }}
    case .sorted(let order): .screen {{ Page(title: "By \\(order.rawValue)") }}
    case .history(let id, let page): .screen {{ Page(title: "History of \\({number}), page \\(page ?? 1)") }}
    case .tagged(let tags): .screen {{ Page(title: tags.joined(separator: ", ")) }}
    case .note(let id, let number): .screen {{ Page(title: "Note \\(number) of \\({number})") }}
    case .photo(let id, let number): .screen {{ Page(title: "Photo \\(number) of \\({number})") }}
    case .archive: .screen {{ Page(title: "Archive") }}
    case .settings:
      {settings}
    case .help(let topic): .screen {{ Page(title: topic ?? "Help") }}
    case .confirmDelete(let id):
      .screen {{ navigator in Page(title: "Delete \\({number})?") {{ _ in navigator.dismiss() }} }}
    {last_destination}
    }}
  }}

  public func backStack(for route: {name}Route) -> [{name}Route] {{
    switch route {{
    case .list: []
    case .edit(let id), .history(let id, _), .note(let id, _), .photo(let id, _), .confirmDelete(let id):
      [.list, .detail(id: id)]
    default: [.list]
    }}
  }}

  private func form(_ title: String, _ navigator: Navigator<{name}Coordinator>) -> Page {{
    Page(title: title, lines: ["Save", "Cancel"]) {{ _ in navigator.dismiss() }}
  }}
}}
"""


def imports(modules):
    return "".join(f"import {module}\n" for module in sorted(modules))


def feature_code(feature, features):
    """The file of a feature: its routes, its links and its coordinator."""
    child = features[feature.index - 1] if feature.has_child else None
    modules = {"Common", "Waymark"} | ({child.module} if child and child.module != feature.module else set())
    values = {
        "name": feature.name, "letter": feature.name[0], "id": feature.id_type,
        "imports": imports(modules),
        "own_id": "", "output": "", "number": "id", "line_id": "line",
        "settings": '.screen { Page(title: "Settings") }',
        "last_name": "about", "last_case": "about", "last_link": 'DeepLink("about", .about)',
        "last_destination": 'case .about: .screen { Page(title: "About") }',
    }
    if feature.has_own_id:
        values.update(own_id=ID_TYPE.format(**values), number="id.number",
                      line_id=f"{feature.name}ID(number: line)")
    if feature.has_output:
        values.update(
            output=f"\n  /// The messages to the app.\n  public enum Output {{ case done }}\n",
            settings='.screen { navigator in\n'
                     '        Page(title: "Settings") { _ in navigator.emit(.done) }\n      }')
    if child:
        values.update(
            last_name="related", last_case=f"related({child.name}Route)",
            last_link='Mount("related", as: related)',
            last_destination=child_case("related", feature, child, "self.library") + (
                " onOutput: { _ in self.back() }" if child.has_output else ""))
    return ROUTE.format(**values) + COORDINATOR.format(**values)


def child_case(case, parent, child, library):
    parent_name = parent if isinstance(parent, str) else parent.name
    return (f"case .{case}(let route):\n"
            f"      .child(route, as: {parent_name}Route.{case}) {{ {child.name}Coordinator(library: {library}) }}")


def app_code(features):
    """The files of the app: its routes, its links, and the coordinator that composes all features."""
    head = imports({"Common", "Waymark"} | {feature.module for feature in features})
    routes = head + "\n/// The places of the app.\npublic enum AppRoute: Route {\n  case tabs\n"
    routes += "".join(f"  case {f.property}({f.name}Route)\n" for f in features) + "}\n"
    links = head + ("\nextension AppRoute: LinkedRoute {\n  public static let links = "
                       'DeepLinks<Self>(prefixes: ["https://app.example", "app://"]) {\n')
    links += "".join(f'    Mount("{f.path}", as: {f.property})\n' for f in features) + "  }\n}\n"
    tabs = ", ".join(f".{f.property}(.list)" for f in features[:TABS])
    coordinator = head + f"""
/// Composes the features.
public final class AppCoordinator: Coordinator {{
  public let flow = Flow<AppRoute, Page>(start: .tabs)
  private let library = Library()

  public init() {{}}

  public func destination(for route: AppRoute) -> Destination<AppCoordinator> {{
    switch route {{
    case .tabs:
      .tabs([{tabs}], selected: .{features[0].property}(.list), back: .first)
"""
    for feature in features:
        coordinator += "    " + child_case(feature.property, "App", feature, "self.library")
        coordinator += " onOutput: { _ in self.back() }\n" if feature.has_output else "\n"
    return {"AppRoute.swift": routes, "AppRoute+Links.swift": links,
            "AppCoordinator.swift": coordinator + "    }\n  }\n}\n"}


def swift_text(values):
    """A list in Swift."""
    return "[" + ", ".join(values) + "]"


def own_samples(feature):
    """Each route but that of a child: route, path below the feature, name, back stack, whether it is modal."""
    number = 7 + feature.index
    id, text = feature.id(number), feature.id_text(number)
    label = f"id: {feature.id_type}(number: {number})" if feature.has_own_id else f"id: {number}"
    detail = f".detail(id: {id})"
    samples = [
        (".list", "", "list", [], False),
        (detail, f"/{text}", f"detail({label})", [".list"], False),
        (f".edit(id: {id})", f"/{text}/edit", f"edit({label})", [".list", detail], True),
        (".create", "/new", "create", [".list"], True),
        ('.search(text: "tea & co", page: 2)', "/search?q=tea%20%26%20co&page=2", 'search(text: "tea & co", page: 2)', [".list"], False),
        (".sorted(.date)", "/sorted/date", "sorted(date)", [".list"], False),
        (f".history(id: {id}, page: nil)", f"/{text}/history", f"history({label}, page: nil)", [".list", detail], False),
        ('.tagged(["red", "round"])', "/tagged/red/round", 'tagged(["red", "round"])', [".list"], False),
        (f".note(id: {id}, number: 3)", f"/{text}/notes/3", f"note({label}, number: 3)", [".list", detail], False),
        (f".photo(id: {id}, number: 4)", f"/{text}/photos/4", f"photo({label}, number: 4)", [".list", detail], False),
        (".archive", "/archive", "archive", [".list"], False),
        (".settings", "/settings", "settings", [".list"], False),
        ('.help(topic: "returns")', "/help/returns", 'help(topic: "returns")', [".list"], True),
        (f".confirmDelete(id: {id})", f"/{text}/delete", f"confirmDelete({label})", [".list", detail], True),
    ]
    if not feature.has_child:
        samples.append((".about", "/about", "about", [".list"], False))
    return samples


def sample_line(route, path, name, below, is_modal, start, owner):
    emits = owner.has_output and name == "settings"
    name = name.replace('"', '\\"')
    return (f'    Sample(\n      {route}, path: "{path}", name: "{name}", below: {swift_text(below)},\n'
            f'      isModal: {str(is_modal).lower()}, start: {start}, emits: {str(emits).lower()},\n'
            f'      owner: "{owner.name}Coordinator"),\n')


def samples_code(feature, features):
    """The expectations of Walk for each route of a feature and of its child."""
    child = features[feature.index - 1] if feature.has_child else None
    modules = {feature.module, "Waymark"} | ({child.module} if child else set())
    text = imports(modules) + f"\nextension {feature.name}Route {{\n  static let samples: [Sample<{feature.name}Route>] = [\n"
    for sample in own_samples(feature):
        text += sample_line(*sample, ".list", feature)
    if child:
        for route, path, name, below, is_modal in own_samples(child):
            inner = [".list"] + [f".related({step})" for step in below]
            text += sample_line(f".related({route})", f"/related{path}", name, inner, is_modal, ".related(.list)", child)
    return text + "  ]\n}\n"


def features_code(features):
    """The list of all features for Walk."""
    text = imports({"App"} | {feature.module for feature in features})
    text += "\nextension Expectation {\n  /// The expectations for each feature, in the order of the app.\n"
    text += "  static let all: [Expectation] = [\n"
    for feature in features:
        text += (f'    Expectation(\n      "{feature.name}", path: "/{feature.path}", '
                 f"isTab: {str(feature.index < TABS).lower()},\n"
                 f"      {feature.name}Route.samples, in: AppRoute.{feature.property}),\n")
    return text + "  ]\n}\n"


def manifest(features):
    modules = list(dict.fromkeys(feature.module for feature in features))
    needs = {module: set() for module in modules}
    for feature in features:
        if feature.has_child:
            needs[feature.module].add(features[feature.index - 1].module)
    lines = []
    for module in modules:
        names = ["Common"] + sorted(needs[module] - {module})
        others = "".join(f'"{name}", ' for name in names)
        lines.append(f'    .target(name: "{module}", dependencies: [{others}waymark]),\n')
    every = "".join(f'"{module}", ' for module in ["Common"] + modules)
    return f"""// swift-tools-version: 6.2
import PackageDescription

let waymark: Target.Dependency = .product(name: "Waymark", package: "{REPOSITORY.name}")

let package = Package(
  name: "GeneratedApp",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "{REPOSITORY}")],
  targets: [
    .target(name: "Common", dependencies: [waymark]),
{"".join(lines)}    .target(name: "App", dependencies: [{every}waymark]),
    .executableTarget(name: "Walk", dependencies: ["App", {every}waymark]),
  ]
)
"""


def main():
    parser = argparse.ArgumentParser(description="Writes an app of many features.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--modules", type=int, default=6)
    parser.add_argument("--features", type=int, default=len(NAMES))
    options = parser.parse_args()
    if not (TABS < options.features <= len(NAMES) and 0 < options.modules <= options.features):
        sys.exit(f"generate-app: {TABS + 1} to {len(NAMES)} features, and not more modules than features")

    count = options.features
    features = [Feature(index, f"Features{index * options.modules // count + 1:02}", NAMES)
                for index in range(count)]
    sources = options.folder / "Sources"
    shutil.copytree(HERE / "App", sources)
    files = {options.folder / "Package.swift": manifest(features)}
    for name, text in app_code(features).items():
        files[sources / "App" / name] = text
    for feature in features:
        files[sources / feature.module / f"{feature.name}.swift"] = feature_code(feature, features)
        files[sources / "Walk" / "Samples" / f"{feature.name}Route+Samples.swift"] = samples_code(feature, features)
    files[sources / "Walk" / "Samples" / "Expectation+All.swift"] = features_code(features)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


main()
