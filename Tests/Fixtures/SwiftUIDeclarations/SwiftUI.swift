// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Declarations of SwiftUI that an adapter and its clients use, for type checks where SwiftUI does not exist.
// Signatures are those of Apple's SDK; bodies never run.
//
// A comment that begins with a release, or with "Not", holds for the declaration below it and for everything
// inside. It names the first releases, and the platforms that lack the declaration. A declaration without such
// a comment is as old as SwiftUI and on every platform. `.ci/check-platforms.py` reads these comments.
@_exported public import Foundation
@_exported public import Observation

func stub<T>() -> T { fatalError("a declaration for type checks only") }

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { return stub() } }
extension View where Body == Never { public var body: Never { return stub() } }
extension Optional: View where Wrapped: View { public typealias Body = Never }
public struct EmptyView: View {
  nonisolated public init() {}
  public typealias Body = Never
}
public struct TupleView<T>: View { public typealias Body = Never }
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock() -> EmptyView { stub() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > where repeat each Content: View { stub() }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: View, F: View { stub() }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: View, F: View { stub() }
  // The original returns AnyView.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> some View
  where Content: View { content }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
extension ViewModifier where Body == Never {
  @MainActor @preconcurrency public func body(content: Self.Content) -> Never { return stub() }
}
extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
}
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
}
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()
  public typealias Body = Never
  nonisolated public init() {}
}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never
}
public struct EquatableView<Content>: View where Content: Equatable, Content: View {
  public typealias Body = Never
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { stub() }
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable { self }
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  nonisolated public func disabled(_ disabled: Bool) -> some View { self }
  // iOS 14, macOS 11, tvOS 17; not watchOS.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { stub() }
}
extension View {
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { self }
  // iOS 17, macOS 14, tvOS 17, watchOS 10.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { self }
  // iOS 17, macOS 14, tvOS 17, watchOS 10.
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }
}

// iOS 14, macOS 11, tvOS 17; not watchOS.
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public init(_ character: Character) {}
  public init(extendedGraphemeClusterLiteral: Character) {}
}
// iOS 14, macOS 11, tvOS 17; not watchOS.
public struct KeyboardShortcut: Sendable {
  public static let cancelAction: KeyboardShortcut = stub()
  public static let defaultAction: KeyboardShortcut = stub()
}
@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command: EventModifiers = stub()
}
