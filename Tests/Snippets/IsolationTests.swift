import Foundation
import IsolationMainActor
import IsolationUnset
import SwiftFive
import Testing
import Waymark

// The three modules hold the same code; they differ in their default isolation and language mode, and so in what they
// have to write out.

@MainActor
@Suite("Modules of every isolation")
struct IsolationTests {
  @Test("The modules hold the same code, but for what each has to write out")
  func sameCode() throws {
    let modules = try ["IsolationUnset", "IsolationMainActor", "SwiftFive"].map { module in
      let folder = "Tests/Fixtures/\(module)"
      let files = try FileManager.default.contentsOfDirectory(
        atPath: Repository.root.appending(path: folder).path)
      return try files.sorted().map { file in
        let text = try Repository.text("\(folder)/\(file)")
        return file + text.replacing(/(?:public (?=import)|nonisolated |@MainActor )/, with: "")
      }
    }
    #expect(modules[0].count == 3)
    #expect(modules[1] == modules[0])
    #expect(modules[2] == modules[0])
  }

  @Test("A module without a default isolation works")
  func unset() {
    let host = IsolationUnset.HostCoordinator()
    host.watch()
    host.navigate(to: .notes(.edit(id: 1)))
    host.dismiss()
    #expect(host.routes == [.home, .notes(.list(.init(isOpen: true)))])
    #expect(host.log.count == 3)
    guard case .notes(let model) = host.projection.leaf?.screen else {
      Issue.record("the leaf is not a note")
      return
    }
    model.open(7)
    #expect(host.routes.last == .notes(.note(id: 7)))
  }

  @Test("A module whose default isolation is MainActor works")
  func mainActor() {
    let host = IsolationMainActor.HostCoordinator()
    host.watch()
    host.navigate(to: .notes(.edit(id: 1)))
    host.dismiss()
    #expect(host.routes == [.home, .notes(.list(.init(isOpen: true)))])
    #expect(host.log.count == 3)
    guard case .notes(let model) = host.projection.leaf?.screen else {
      Issue.record("the leaf is not a note")
      return
    }
    model.open(7)
    #expect(host.routes.last == .notes(.note(id: 7)))
  }

  @Test("A module in Swift 5 mode works")
  func swiftFive() {
    let host = SwiftFive.HostCoordinator()
    host.watch()
    host.navigate(to: .notes(.edit(id: 1)))
    host.dismiss()
    #expect(host.routes == [.home, .notes(.list(.init(isOpen: true)))])
    #expect(host.log.count == 3)
    guard case .notes(let model) = host.projection.leaf?.screen else {
      Issue.record("the leaf is not a note")
      return
    }
    model.open(7)
    #expect(host.routes.last == .notes(.note(id: 7)))
  }

  @Test("One import brings routes and stacks to modules of every isolation")
  func stacks() {
    var unset = IsolationUnset.Sketch()
    #expect((unset.addPhoto(), unset.addPhoto()) == (.performed, .unchanged))
    var mainActor = IsolationMainActor.Sketch()
    #expect((mainActor.addPhoto(), mainActor.addPhoto()) == (.performed, .unchanged))
    var swiftFive = SwiftFive.Sketch()
    #expect((swiftFive.addPhoto(), swiftFive.addPhoto()) == (.performed, .unchanged))
  }

  @Test("Access, gates and leave policies work in modules of every isolation")
  func access() async throws {
    try await open(IsolationUnset.SafeCoordinator(), .gold, .manager)
    try await open(IsolationMainActor.SafeCoordinator(), .gold, .manager)
    try await open(SwiftFive.SafeCoordinator(), .gold, .manager)
    let safe = IsolationMainActor.SafeCoordinator()
    safe.push(.form)
    safe.projection.leaf?.screen?.text = "a"
    #expect(safe.pop().leaveRequest == safe.pendingLeave)
  }

  private func open<C: Coordinator>(_ safe: C, _ gold: C.Route, _ manager: C.Route) async throws {
    #expect(safe.push(manager) == .denied("only the manager may see this"))
    let token = try #require(safe.push(gold).hold)
    safe.release("key")
    #expect(await token.result == .replayed(.performed))
    #expect(safe.currentRoute == gold)
  }

  @Test("A module without a default isolation asks and answers")
  func unsetAsking() async throws {
    let room = IsolationUnset.RoomCoordinator()
    let model = try #require(room.projection.leaf?.screen)
    let asking = Task { await model.ask() }
    try await until(room.layers.count == 2)
    try #require(room.projection.leaf?.screen).choose("home")
    await asking.value
    #expect(model.shelf == .home)
    let shelf = try #require(room.child(IsolationUnset.ShelfCoordinator.self))
    let page = Task { await shelf.askForPage() }
    try await until(!room.kept.isEmpty)
    let reply = room.kept[0]
    #expect(await Task.detached { await reply.answer(7) }.value == .performed)
    #expect(await page.value == 7)
  }

  @Test("A module whose default isolation is MainActor asks and answers")
  func mainActorAsking() async throws {
    let room = IsolationMainActor.RoomCoordinator()
    let model = try #require(room.projection.leaf?.screen)
    let asking = Task { await model.ask() }
    try await until(room.layers.count == 2)
    try #require(room.projection.leaf?.screen).choose("home")
    await asking.value
    #expect(model.shelf == .home)
    let shelf = try #require(room.child(IsolationMainActor.ShelfCoordinator.self))
    let page = Task { await shelf.askForPage() }
    try await until(!room.kept.isEmpty)
    let reply = room.kept[0]
    #expect(await Task.detached { await reply.answer(7) }.value == .performed)
    #expect(await page.value == 7)
  }

  @Test("A module in Swift 5 mode asks and answers")
  func swiftFiveAsking() async throws {
    let room = SwiftFive.RoomCoordinator()
    let model = try #require(room.projection.leaf?.screen)
    let asking = Task { await model.ask() }
    try await until(room.layers.count == 2)
    try #require(room.projection.leaf?.screen).choose("home")
    await asking.value
    #expect(model.shelf == .home)
    let shelf = try #require(room.child(SwiftFive.ShelfCoordinator.self))
    let page = Task { await shelf.askForPage() }
    try await until(!room.kept.isEmpty)
    let reply = room.kept[0]
    #expect(await Task.detached { await reply.answer(7) }.value == .performed)
    #expect(await page.value == 7)
  }

  @Test("The links of a module without a default isolation work, on any thread")
  nonisolated func unsetLinks() {
    typealias LibraryRoute = IsolationUnset.LibraryRoute
    #expect(LibraryRoute.links.problems.isEmpty)
    let key = IsolationUnset.NoteKey(number: 7)
    let routes: [(String, LibraryRoute)] = [
      ("/notes", .notes(.list(.init(isOpen: true)))), ("/notes/7/edit", .notes(.edit(id: 7))),
      ("/readers/a%20b/N7", .reader(name: "a b", .note(key))),
      ("/readers/a/shelf/home?page=2", .reader(name: "a", .shelf(.home, page: 2))),
    ]
    for (path, route) in routes {
      #expect(LibraryRoute(link: path) == route)
      #expect(LibraryRoute.links.path(for: route) == path)
    }
    #expect(LibraryRoute(link: "library://notes/old/7") == .notes(.note(id: 7)))
  }

  @Test("The links of a module whose default isolation is MainActor work, on any thread")
  nonisolated func mainActorLinks() {
    typealias LibraryRoute = IsolationMainActor.LibraryRoute
    #expect(LibraryRoute.links.problems.isEmpty)
    let key = IsolationMainActor.NoteKey(number: 7)
    let routes: [(String, LibraryRoute)] = [
      ("/notes", .notes(.list(.init(isOpen: true)))), ("/notes/7/edit", .notes(.edit(id: 7))),
      ("/readers/a%20b/N7", .reader(name: "a b", .note(key))),
      ("/readers/a/shelf/home?page=2", .reader(name: "a", .shelf(.home, page: 2))),
    ]
    for (path, route) in routes {
      #expect(LibraryRoute(link: path) == route)
      #expect(LibraryRoute.links.path(for: route) == path)
    }
    #expect(LibraryRoute(link: "library://notes/old/7") == .notes(.note(id: 7)))
  }

  @Test("The links of a module in Swift 5 mode work, on any thread")
  nonisolated func swiftFiveLinks() {
    typealias LibraryRoute = SwiftFive.LibraryRoute
    #expect(LibraryRoute.links.problems.isEmpty)
    let key = SwiftFive.NoteKey(number: 7)
    let routes: [(String, LibraryRoute)] = [
      ("/notes", .notes(.list(.init(isOpen: true)))), ("/notes/7/edit", .notes(.edit(id: 7))),
      ("/readers/a%20b/N7", .reader(name: "a b", .note(key))),
      ("/readers/a/shelf/home?page=2", .reader(name: "a", .shelf(.home, page: 2))),
    ]
    for (path, route) in routes {
      #expect(LibraryRoute(link: path) == route)
      #expect(LibraryRoute.links.path(for: route) == path)
    }
    #expect(LibraryRoute(link: "library://notes/old/7") == .notes(.note(id: 7)))
  }
}
