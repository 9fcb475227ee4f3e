// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Texts, images, labels, buttons.
// The original declares that it is not Sendable.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ string: String) {}
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {}
  }
}
@available(*, unavailable)
extension LocalizedStringKey: Sendable {}
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

public struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(verbatim content: String) {}
  @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {}
  nonisolated public static func == (a: Text, b: Text) -> Bool { stub() }
}
public struct Image: View, Equatable, Sendable {
  public typealias Body = Never
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
  // macOS 11.
  nonisolated public init(systemName: String) {}
  nonisolated public static func == (a: Image, b: Image) -> Bool { stub() }
}

// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String)
  where S: StringProtocol {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String)
  where S: StringProtocol {}
}

public struct Button<Label>: View where Label: View {
  public typealias Body = Never
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {}
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {}
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {}
}
extension Button {
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {}
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  @_disfavoredOverload @preconcurrency nonisolated public init<S>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) where S: StringProtocol {}
}
// iOS 15, macOS 12, tvOS 15, watchOS 8.
public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = stub()
  public static let cancel: ButtonRole = stub()
}

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct PrimitiveButtonStyleConfiguration {
  @MainActor @preconcurrency public func trigger() {}
}
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
  @MainActor @preconcurrency public init() {}
  public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    self
  }
}

// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct Link<Label>: View where Label: View {
  public typealias Body = Never
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL)
  where S: StringProtocol {}
}
