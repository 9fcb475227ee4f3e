// UIKit, and smaller stacks.
import SwiftUI
import UIKit
import Waymark
import WaymarkSwiftUI

// region: swiftui-hosting
@MainActor
func showShelf(from controller: UIViewController) {
  let shelf = CoordinatorView(AppCoordinator()) { page in PageView(page: page) }
  controller.present(UIHostingController(rootView: shelf), animated: true)
}

struct OldScreen: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
// endregion

// region: swiftui-route-stack
enum WordsRoute: Route { case list, word(String) }

struct WordsView: View {
  @State private var stack = RouteStack(WordsRoute.list)

  var body: some View {
    RouteStackView($stack) { route in
      switch route {
      case .list: WordRow(word: "swift")
      case .word(let word): WordRow(word: word + "er")
      }
    }
  }
}

struct WordRow: View {
  let word: String
  @NearestStack(WordsRoute.self) private var stack

  var body: some View {
    Button(word) { stack.push(.word(word)) }
  }
}
// endregion

// region: swiftui-wizard
enum WizardRoute: Route { case name, address, done }

struct Step: View {
  let title: String
  let next: WizardRoute?
  @Environment(\.navigation) private var navigation
  @NearestNavigator(WizardCoordinator.self) private var wizard

  var body: some View {
    VStack {
      Text(verbatim: title)
      Button("Back") { withAnimation { _ = navigation.back() } }
        .disabled(!navigation.canGoBack)
      Button("Next") {
        withAnimation { if let next { wizard.push(next) } }
      }
      .disabled(next == nil)
    }
    .transition(.move(edge: navigation.direction == .back ? .leading : .trailing))
  }
}

final class WizardCoordinator: Coordinator {
  let flow = Flow<WizardRoute, Step>(start: .name)

  func destination(for route: WizardRoute) -> Destination<WizardCoordinator> {
    switch route {
    case .name: .screen { Step(title: "Name", next: .address) }
    case .address: .screen { Step(title: "Address", next: .done) }
    case .done: .screen { Step(title: "Done", next: nil) }
    }
  }
}

struct WizardView: View {
  @State private var wizard = WizardCoordinator()

  var body: some View {
    CoordinatorView(wizard, as: .topScreen)
  }
}
// endregion

struct WizardStack: View {
  let wizard: WizardCoordinator

  var body: some View {
    // region: swiftui-screens-are-views
    CoordinatorView(wizard)
    // endregion
    CoordinatorView(wizard, as: .embedded)
  }
}
