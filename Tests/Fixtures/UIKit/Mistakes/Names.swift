// Names that the guide's code must not use: those that UIKit lacks, and those of the simulation.
import UIKit

@MainActor
final class Watcher: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    // below: incorrect argument label in call (have '_:isAnimated:', expected '_:animated:')
    navigation.setViewControllers([controller], isAnimated: true)
    // below: cannot assign to property: 'topViewController' is a get-only property
    navigation.topViewController = controller
    // below: 'beginSwipe' is inaccessible due to 'package' protection level
    _ = navigation.beginSwipe()
    // below: cannot convert value of type 'String' to expected element type 'UIViewController'
    navigation.viewControllers = ["First"]
  }
}

// below: call to main actor-isolated initializer 'init(rootViewController:)' in a synchronous nonisolated context
func offTheMainActor() { _ = UINavigationController(rootViewController: UIViewController()) }
