// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase

// The part of XCTest that the guide to SwiftUI uses and that Linux lacks: it drives an app. Signatures are those of
// Apple's SDK; bodies never run.
@_exported public import Foundation

func stub<T>() -> T { fatalError("a declaration for type checks only") }

open class XCTestCase: NSObject {}
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
@MainActor open class XCUIElement: NSObject {
  open var label: String { stub() }
  open func tap() {}
  // Xcode 16.
  open func wait<V>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool where V: Equatable { stub() }
  open var otherElements: XCUIElementQuery { stub() }
  open var buttons: XCUIElementQuery { stub() }
}
@MainActor open class XCUIElementQuery: NSObject {
  open subscript(key: String) -> XCUIElement { stub() }
}
@MainActor open class XCUIApplication: XCUIElement {
  public override init() { super.init() }
  open var launchArguments: [String] = []
  open func launch() {}
}
