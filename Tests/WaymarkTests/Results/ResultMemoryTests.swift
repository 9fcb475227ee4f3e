import Testing

@testable import Waymark

@MainActor
@Suite("What a wait keeps alive")
struct ResultMemoryTests {
  @MainActor
  private final class Holder {
    var app: ShopCoordinator?

    init() {
      let app = ShopCoordinator()
      app.start()
      self.app = app
    }
  }

  /// Begins to wait, releases the tree, and expects that both end.
  private func expectEnd(
    _ wait: @escaping @MainActor (Holder) async -> Int?,
    _ location: SourceLocation = #_sourceLocation
  ) async {
    let holder = Holder()
    weak let app = holder.app
    let task = await begun { await wait(holder) }
    #expect(app?.waiterCount == 1, sourceLocation: location)
    holder.app = nil
    #expect(app == nil, sourceLocation: location)
    #expect(await task.value == nil, sourceLocation: location)
  }

  @Test("A coordinator that the caller holds weakly, or reads where it waits, is released")
  func coordinators() async {
    await expectEnd { await $0.app?.push(.about, returning: Int.self) }
    await expectEnd { await $0.app?.present(.about, returning: Int.self) }
    await expectEnd { await $0.app?.navigate(to: .about, returning: Int.self) }
    await expectEnd { holder in
      weak let app = holder.app
      return await app?.push(.about, returning: Int.self)
    }
  }

  @Test("A variable that the call consumes does not keep the tree alive")
  func consumed() async {
    await expectEnd { holder in
      guard let app = holder.app else { return 0 }
      return await (consume app).push(.about, returning: Int.self)
    }
  }

  @Test(
    "A caller that holds the root while waiting keeps the tree alive, and is answered by a way out")
  func variable() async throws {
    let holder = Holder()
    weak let app = holder.app
    let task = await begun {
      guard let app = holder.app else { return 0 }
      return await app.push(.about, returning: Int.self)
    }
    holder.app = nil
    #expect(app != nil)
    app?.pop()
    #expect(await task.value == nil)
    try await until(app == nil)
    #expect(app == nil)
  }

  @Test("A caller that holds only a child while waiting does not keep the tree alive")
  func child() async throws {
    let holder = Holder()
    holder.app?.push(.catalog(.list))
    weak let app = holder.app
    let task = await begun {
      guard let catalog = holder.app?.child(CatalogCoordinator.self) else { return 0 }
      return await catalog.push(.item(1), returning: Int.self)
    }
    #expect(app?.waiterCount == 1)
    holder.app = nil
    #expect(app == nil)
    #expect(await task.value == nil)
  }

  @Test("A waiting navigator keeps neither the tree nor its screens alive")
  func navigators() async throws {
    let holder = Holder()
    weak let app = holder.app
    weak let screen = holder.app?.entry(named: "home")?.screen
    let home: Navigator<ShopCoordinator> = try #require(holder.app).navigator(of: "home")
    let tasks = [
      await home.waiting { await $0.push(.about, returning: Int.self) },
      await home.waiting { _ in
        guard let about = try? holder.app?.navigator(ShopCoordinator.self, of: "about") else {
          return 0
        }
        return await about.present(.note("x"), returning: Int.self)
      },
    ]
    #expect(app?.waiterCount == 2)
    holder.app = nil
    #expect(app == nil)
    #expect(screen == nil)
    for task in tasks { #expect(await task.value == nil) }
  }
}
