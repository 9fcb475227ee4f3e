// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The places of views, and how views report them to those around them.
@_exported import Foundation

// iOS 13, macOS 10.15, tvOS 13, watchOS 6.
public struct GeometryProxy {
  public var size: CGSize { stub() }
  public subscript<T>(anchor: Anchor<T>) -> T { stub() }
}
public struct GeometryReader<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct EdgeInsets: Equatable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { self }
  nonisolated public func anchorPreference<A, K>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View where K: PreferenceKey { self }
  nonisolated public func transformAnchorPreference<A, K>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View where K: PreferenceKey { self }
  nonisolated public func backgroundPreferenceValue<Key, T>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View where Key: PreferenceKey, T: View { self }
}
