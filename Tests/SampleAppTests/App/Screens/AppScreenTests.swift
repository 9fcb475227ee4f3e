import Kit
import Posts
import Settings
import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("Screens of the app, without any coordinator")
@MainActor
struct AppScreenTests {
  let recorded = RecordedNavigator<AppCoordinator>(fail: record)

  @Test("The menu requests one place for each of its choices")
  func home() {
    let home = HomeModel(layout: .stack, navigator: recorded.navigator)
    #expect(home.title == "Home")
    #expect(home.render() == "Home\n\nChoose where to go.")
    #expect(
      home.actions.map(\.title) == ["Todos", "Posts", "Settings", "Custom View with Parameter"])
    #expect(home.actions.allSatisfy { $0.prompt == nil && $0.perform() == .done })
    #expect(
      recorded.commands == [
        .navigate(to: .todos(.list)), .navigate(to: .posts(.list)),
        .navigate(to: .settings(.root)), .navigate(to: .custom(message: "Hello Custom View")),
      ])
  }

  @Test("The custom screen shows any message, wrapped, and offers nothing")
  func custom() {
    let message = "First\n" + String(repeating: "word ", count: 20)
    let custom = CustomModel(message: message, navigator: recorded.navigator)
    #expect(custom.title == "Custom view")
    #expect(
      custom.render() == """
        Custom view

        First
        word word word word word word word word word word word word word word
        word word word word word word
        """)
    #expect(custom.actions.isEmpty)
  }
}
