// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of UIKit that the guide to SwiftUI uses, and of SwiftUI together with it. Signatures are those of Apple's
// SDK; bodies never run.
@_exported public import Foundation
public import SwiftUI

func stub<T>() -> T { fatalError("a declaration for type checks only") }

@MainActor open class UIViewController: NSObject {
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
}

// Part of SwiftUI. iOS 13, tvOS 13; not macOS, not watchOS.
@MainActor open class UIHostingController<Content>: UIViewController where Content: View {
  public init(rootView: Content) { super.init() }
}
public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {}
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context
  )
}
