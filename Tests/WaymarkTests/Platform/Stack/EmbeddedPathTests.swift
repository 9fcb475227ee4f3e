import Testing

@testable import Waymark

private enum HostRoute: Hashable {
  case settings
  case shop(EmbeddedEntry<ShopCoordinator>)
}

@MainActor
@Suite("The path of a host with embedded roots")
struct EmbeddedPathTests {
  private let embedding = EmbeddedPath(as: HostRoute.shop) {
    if case .shop(let entry) = $0 { entry } else { nil }
  }

  private func shop(_ routes: [ShopRoute] = []) -> (ShopCoordinator, EmbeddedEntry<ShopCoordinator>)
  {
    let app = ShopCoordinator()
    app.flow.reporter = MisuseReporter { _ in }
    app.push(routes)
    return (app, EmbeddedEntry(app))
  }

  /// The names of the elements of a path.
  private func names(_ path: [HostRoute]) -> [String] {
    path.map { element in
      guard case .shop(let entry) = element else { return "settings" }
      guard let id = entry.id else { return "first" }
      return entry.home.stack.entry(id)?.name ?? "gone"
    }
  }

  @Test("The entries of a root come after its first entry, and below what the host pushed")
  func expands() {
    let (one, two) = (shop([.about]), shop())
    let host: [HostRoute] = [.settings, .shop(one.1), .settings, .shop(two.1)]
    #expect(names(embedding.path(of: host)) == ["settings", "first", "about", "settings", "first"])
    let counter = ChangeCounter { [embedding] in _ = embedding.path(of: host) }
    two.0.push(.note("b"))
    #expect(counter.count == 1)
    #expect(names(embedding.path(of: host)).last == "note(\"b\")")
    #expect(embedding.path(of: [.settings]) == [.settings])
  }

  @Test("A shorter path is an observation for each root, and the host keeps its own elements")
  func writes() {
    let (app, first) = shop([.about, .note("a")])
    var host: [HostRoute] = [.settings, .shop(first), .settings]
    #expect(embedding.boundPath(of: host) == host, "nothing is offered yet")
    let path = embedding.path(of: host)
    #expect(embedding.boundPath(of: host) == path)
    embedding.write(Array(path[..<3]), of: host) { host = $0 }
    #expect(picture(app) == "Shop[home, about, note(\"a\") *]", "nothing has appeared")
    first.home.stack.appear(app.projection.base.entries.ids[2])
    embedding.write(Array(path[..<3]), of: host) { host = $0 }
    #expect(picture(app) == "Shop[home, about *]" && host == [.settings, .shop(first)])
    embedding.write([.settings], of: host) { host = $0 }
    #expect(picture(app) == "Shop[home, about *]" && host == [.settings])
  }

  @Test("While no view of a root is on screen, a write does not remove the entries on top")
  func unseen() {
    let (app, first) = shop([.about])
    let (port, ids) = (first.home.stack, app.projection.base.entries.ids)
    var host: [HostRoute] = [.shop(first)]
    let path = embedding.path(of: host)
    port.appear(ids[1])
    port.disappear(ids[1])
    embedding.write([.shop(first)], of: host) { host = $0 }
    #expect(app.depth == 2, "the container is made anew")
    port.appear(ids[1])
    embedding.write([], of: host) { host = $0 }
    port.disappear(ids[1])
    embedding.write([.shop(first)], of: host) { host = $0 }
    #expect(app.depth == 2, "the host has just come back to the root")
    host.append(.settings)
    port.appear(ids[1])
    port.disappear(ids[1])
    embedding.write([.shop(first)], of: host) { host = $0 }
    #expect(app.depth == 1 && path.count == 2, "the user went back several entries")
  }

  @Test("A path that is written off window removes nothing, also below an element of the host")
  func offWindow() {
    let (app, first) = shop([.about])
    let port = first.home.stack
    var host: [HostRoute] = [.shop(first), .settings]
    let path = embedding.path(of: host)
    port.appear(app.projection.base.entries.ids[1])
    port.disappear(app.projection.base.entries.ids[1])
    embedding.isInWindow = false
    app.push(.note("new"))
    #expect(embedding.path(of: host) == path, "off window the platform would drop more")
    embedding.write([.shop(first)], of: host) { host = $0 }
    #expect(app.depth == 3 && host == [.shop(first)])
    host.append(.settings)
    embedding.isInWindow = true
    #expect(embedding.path(of: host).count == 4)
    embedding.write([.shop(first)], of: host) { host = $0 }
    #expect(picture(app) == "Shop[home, note(\"new\") *]", "the user has gone back past both")
    let (other, late) = shop([.about])
    embedding.isInWindow = false
    #expect(embedding.path(of: [.shop(first), .shop(late)]).count == 2)
    embedding.isInWindow = true
    #expect(embedding.path(of: [.shop(first), .shop(late)]).count == 4 && other.depth == 2)
  }

  @Test("If the tree differs from what was written, the path is offered again")
  func looksAgain() {
    let (app, first) = shop([.about])
    var host: [HostRoute] = [.shop(first)]
    let path = embedding.path(of: host)
    let counter = ChangeCounter { [embedding, host] in _ = embedding.path(of: host) }
    embedding.write([.shop(first)], of: host) { host = $0 }
    #expect(counter.count == 1 && embedding.path(of: host) == path && app.depth == 2)
    embedding.write(path + [path[1]], of: host) { host = $0 }
    #expect(host == [.shop(first)], "no level becomes the host's")
  }

  @Test("A path that was taken but not shown is offered again, and the container of the host stays")
  func resync() {
    let (app, first) = shop([.about, .note("a")])
    var reports = 0
    app.flow.reporter = MisuseReporter { _ in reports += 1 }
    let (port, host) = (first.home.stack, [HostRoute.shop(first), .settings])
    let whole = embedding.path(of: host)
    port.appear(app.projection.base.entries.ids[1])
    #expect(port.resyncIfBehind())
    #expect(names(embedding.path(of: host)) == ["first", "about", "settings"])
    port.settle()
    #expect(embedding.path(of: host) == whole && app.depth == 3)
    #expect(!port.resyncIfBehind() && port.generation == 0 && reports == 0)
  }

  @Test(
    "A root that comes back into the path presents after its new views have appeared",
    arguments: [true, false])
  func presentsAnew(isWritten: Bool) throws {
    let (app, first) = shop()
    var host: [HostRoute] = [.settings, .shop(first)]
    let path = embedding.path(of: host)
    let port = first.home.modals(PlatformTraits())
    port.isReady = true
    app.present(.note("a"))
    port.appear(try #require(port[.sheet]).id)
    embedding.write(path, of: host) { host = $0 }
    #expect(first.home.modals(PlatformTraits()) === port, "its views are still there")
    if isWritten {
      embedding.write([.settings], of: host) { host = $0 }
    } else {
      #expect(embedding.path(of: [.settings]) == [.settings])
    }
    let next = first.home.modals(PlatformTraits())
    #expect(embedding.path(of: [.shop(first)]) == [.shop(first)])
    #expect(embedding.path(of: [.shop(first)]) == [.shop(first)])
    #expect(next[.sheet] == nil && first.home.modals(PlatformTraits()) === next)
    #expect(port[.sheet] != nil, "the old views keep what they show")
    port[.sheet] = nil
    port.gone(nil)
    #expect(app.projection.layers.count == 2, "what is torn down ends nothing")
    next.isReady = true
    #expect(next[.sheet]?.entries.first?.name == "note(\"a\")")
  }

  @Test("A root lives as long as its first entry, and making that does not touch the tree")
  func lifetime() {
    weak var weakApp: ShopCoordinator?
    var host: [HostRoute] = []
    do {
      let app = ShopCoordinator()
      weakApp = app
      host = [.shop(EmbeddedEntry(app))]
      #expect(host != [.shop(EmbeddedEntry(app))], "another first entry is another place")
    }
    _ = embedding.path(of: host)
    #expect(weakApp != nil)
    embedding.write([], of: host) { host = $0 }
    #expect(weakApp == nil)
  }

  @MainActor
  private final class Router {
    var path: [HostRoute] = []
  }

  @Test("What hears of a swipe may read and change the path of the host")
  func changedMeanwhile() {
    let ((app, first), router) = (shop([.about]), Router())
    router.path = [.shop(first)]
    _ = embedding.path(of: router.path)
    first.home.stack.appear(app.projection.base.entries.ids[1])
    app.observe { _, _ in router.path.append(.settings) }
    embedding.write([.shop(first)], of: router.path) { router.path = $0 }
    #expect(app.depth == 1 && router.path == [.shop(first), .settings])
  }
}
