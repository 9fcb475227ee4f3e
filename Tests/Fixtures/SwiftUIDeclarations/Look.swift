// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Colours, shapes, animations, and accessibility.
// iOS 13, macOS 10.15, tvOS 13, watchOS 6.
public protocol ShapeStyle: Sendable {}
public struct Color: Hashable, ShapeStyle, View {
  public typealias Body = Never
  public static let clear: Color = stub()
  public static let primary: Color = stub()
  public static let secondary: Color = stub()
  public static let accentColor: Color = stub()
}
@MainActor @preconcurrency public protocol Shape: Sendable, View {}
public struct Rectangle: Shape {
  public typealias Body = Never
  nonisolated public init() {}
}
extension View {
  // macOS 10.15.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View
  where S: Shape { self }
  nonisolated public func opacity(_ opacity: Double) -> some View { self }
  nonisolated public func hidden() -> some View { self }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  nonisolated public func padding(_ length: CGFloat) -> some View { self }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View where V: View
  { self }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func background<V>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func tint(_ tint: Color?) -> some View { self }
}

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = stub()
  public static var easeInOut: Animation { stub() }
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
  public static var linear: Animation { stub() }
}
public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation? {
    get { stub() }
    set {}
  }
  public var disablesAnimations: Bool {
    get { stub() }
    set {}
  }
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
public struct AnyTransition {
  public static var identity: AnyTransition { stub() }
  public static var opacity: AnyTransition { stub() }
  public static var slide: AnyTransition { stub() }
  public static func move(edge: Edge) -> AnyTransition { stub() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    stub()
  }
  public func combined(with other: AnyTransition) -> AnyTransition { stub() }
  public func animation(_ animation: Animation?) -> AnyTransition { stub() }
}
extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public static let isSelected: AccessibilityTraits = stub()
  public static let isButton: AccessibilityTraits = stub()
  public static let isHeader: AccessibilityTraits = stub()
  public static let isModal: AccessibilityTraits = stub()
  public init() {}
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
  public func contains(_ member: AccessibilityTraits) -> Bool { false }
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { stub() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { nil }
}
public struct AccessibilityAttachmentModifier: ViewModifier { public typealias Body = Never }
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default`: AccessibilityActionKind = stub()
  public static let escape: AccessibilityActionKind = stub()
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior = stub()
  public static let contain: AccessibilityChildBehavior = stub()
  public static let combine: AccessibilityChildBehavior = stub()
}
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
extension View {
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { stub() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol { stub() }
  nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol { stub() }
}
