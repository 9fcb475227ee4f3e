// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of AppIntents that the guide to SwiftUI uses. Signatures are those of Apple's SDK; bodies never run.
@_exported public import Foundation

func stub<T>() -> T { fatalError("a declaration for type checks only") }

// Part of Foundation on Apple's platforms.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}
public protocol IntentResult: Sendable {}
struct EmptyResult: IntentResult {}
extension IntentResult where Self == IntentResultContainer {
  public static func result() -> some IntentResult { EmptyResult() }
}
public struct IntentResultContainer: IntentResult {}
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable
where Value: Sendable {
  public init(title: LocalizedStringResource) {}
  public var wrappedValue: Value {
    get { stub() }
    set {}
  }
}
extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
}
@propertyWrapper public struct AppDependency<Value>: Sendable where Value: Sendable {
  public init() {}
  public var wrappedValue: Value { stub() }
}
public final class AppDependencyManager: Sendable {
  public static let shared: AppDependencyManager = stub()
  public func add<Dependency>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) where Dependency: Sendable {}
}
