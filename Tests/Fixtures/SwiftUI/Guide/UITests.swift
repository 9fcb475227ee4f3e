// Tests of the app as a user sees it.
import SwiftUI
import Waymark
import WaymarkSwiftUI
import XCTest

struct ProbedShelf: View {
  let app: AppCoordinator

  var body: some View {
    // region: swiftui-probe
    CoordinatorView(app) { page in PageView(page: page) }
      .navigationProbe(app)
    // endregion
  }
}

// region: swiftui-ui-test
nonisolated final class ShelfTests: XCTestCase {
  @MainActor
  func testOpensAFilm() {
    let application = XCUIApplication()
    application.launchArguments = ["-waymark-open", "/films"]
    application.launch()
    application.buttons["Ran"].tap()
    let probe = application.otherElements["waymark.path"]
    XCTAssertTrue(probe.wait(for: \.label, toEqual: "/films/1", timeout: 5))
  }
}
// endregion
