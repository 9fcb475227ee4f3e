// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Presentations, and bars.
extension View {
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
  // iOS 14, tvOS 14, watchOS 7; not macOS.
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }
  // iOS 14, tvOS 14, watchOS 7; not macOS.
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
  // Not tvOS, not watchOS.
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }
  // Not tvOS, not watchOS.
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { self }
}
// iOS 15, macOS 12, tvOS 15, watchOS 8.
extension View {
  nonisolated public func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { self }
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }
  nonisolated public func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { self }
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}
// iOS 15, macOS 12, tvOS 15, watchOS 8.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public enum PopoverAttachmentAnchor { case rect(Anchor<CGRect>.Source), point(UnitPoint) }
public struct Anchor<Value> {
  public struct Source {}
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { stub() }
}
public struct UnitPoint: Hashable, Sendable {
  public static let top: UnitPoint = stub()
  public static let center: UnitPoint = stub()
  public static let bottom: UnitPoint = stub()
}
public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing }

// iOS 16, macOS 13, tvOS 16, watchOS 9.
public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent = stub()
  public static let large: PresentationDetent = stub()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { stub() }
  public static func height(_ height: CGFloat) -> PresentationDetent { stub() }
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public protocol PresentationSizing {}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct FormPresentationSizing: PresentationSizing { public init() {} }
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct PagePresentationSizing: PresentationSizing { public init() {} }
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension View {
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  // iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4.
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    self
  }
  // iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  // iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    self
  }
}

// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct ToolbarItemPlacement {
  public static var automatic: ToolbarItemPlacement { stub() }
  public static var principal: ToolbarItemPlacement { stub() }
  public static var primaryAction: ToolbarItemPlacement { stub() }
  public static var confirmationAction: ToolbarItemPlacement { stub() }
  public static var cancellationAction: ToolbarItemPlacement { stub() }
  // iOS 14, macOS 11, tvOS 14; not watchOS.
  public static var navigation: ToolbarItemPlacement { stub() }
  // iOS 14, tvOS 14, watchOS 10; not macOS.
  public static var topBarLeading: ToolbarItemPlacement { stub() }
}
// iOS 16, macOS 13, tvOS 16, watchOS 9.
public struct ToolbarPlacement {
  public static var automatic: ToolbarPlacement { stub() }
  // iOS 16, tvOS 16, watchOS 9; not macOS.
  public static var navigationBar: ToolbarPlacement { stub() }
  // iOS 16, tvOS 16; not macOS, not watchOS.
  public static var tabBar: ToolbarPlacement { stub() }
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension ToolbarContent where Body == Never { public var body: Never { return stub() } }
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { c0 }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  public static func buildIf<Content>(_ content: Content?) -> Content?
  where Content: ToolbarContent { content }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where T: ToolbarContent, F: ToolbarContent { stub() }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where T: ToolbarContent, F: ToolbarContent { stub() }
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
  public typealias Body = Never
}
extension ToolbarItem where ID == () {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
extension View {
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View where Content: ToolbarContent
  { self }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
}
