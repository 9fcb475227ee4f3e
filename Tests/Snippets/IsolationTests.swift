import IsolationMainActor
import IsolationUnset
import SwiftFive
import Testing
import Waymark

// The three modules hold the same code; they differ in their default isolation and language mode.

@MainActor
@Suite("Modules of every isolation")
struct IsolationTests {
  @Test("A module without a default isolation works")
  func unset() {
    let host = IsolationUnset.HostCoordinator()
    host.watch()
    host.navigate(to: .notes(.edit(id: 1)))
    host.dismiss()
    #expect(host.routes == [.home, .notes(.list(.init(isOpen: true)))])
    #expect(host.log.count == 3)
    guard case .notes(let model) = host.projection.leaf?.screen else {
      Issue.record("the leaf is no note")
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
      Issue.record("the leaf is no note")
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
      Issue.record("the leaf is no note")
      return
    }
    model.open(7)
    #expect(host.routes.last == .notes(.note(id: 7)))
  }
}
