// region: swiftui-shelf-app
import SwiftUI
import Waymark
import WaymarkSwiftUI

struct PageView: View {
  let page: Page

  var body: some View {
    List(page.rows.indices, id: \.self) { row in
      Button(page.rows[row]) { page.choose(row) }
    }
    .navigationTitle(page.title)
  }
}

@main
struct ShelfApp: App {
  private let inbox = LinkInbox()

  var body: some Scene {
    WindowGroup {
      RootView(inbox: inbox) {
        AppCoordinator()
      } content: { app in
        CoordinatorView(app) { page in PageView(page: page) }
      }
    }
  }
}
// endregion
