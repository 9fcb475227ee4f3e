// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Stacks, split views and tabs.
// iOS 16, macOS 13, tvOS 16, watchOS 9.
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  public typealias Body = Never
  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {}
  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {}
}
// iOS 16, macOS 13, tvOS 16, watchOS 9.
public struct NavigationPath: Equatable {
  public init() {}
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {}
  public var count: Int { stub() }
  public var isEmpty: Bool { stub() }
  public mutating func append<V>(_ value: V) where V: Hashable {}
  public mutating func removeLast(_ k: Int = 1) {}
}
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
}
extension NavigationLink where Destination == Never {
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {}
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {}
}
extension View {
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View { self }
  // iOS 17, macOS 14, tvOS 17, watchOS 10.
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }
  // macOS 13.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  { self }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol { self }
}

// iOS 16, macOS 13, tvOS 16, watchOS 9.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  public static var automatic: NavigationSplitViewVisibility { stub() }
  public static var all: NavigationSplitViewVisibility { stub() }
  public static var doubleColumn: NavigationSplitViewVisibility { stub() }
  public static var detailOnly: NavigationSplitViewVisibility { stub() }
}
// iOS 17, macOS 14, tvOS 17, watchOS 10.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { stub() }
  public static var content: NavigationSplitViewColumn { stub() }
  public static var detail: NavigationSplitViewColumn { stub() }
}
// iOS 16, macOS 13, tvOS 16, watchOS 9.
public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View { public typealias Body = Never }
// iOS 17, macOS 14, tvOS 17, watchOS 10.
extension NavigationSplitView {
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}
extension View {
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }
  // iOS 16, macOS 13, tvOS 16, watchOS 9.
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View
  where S: NavigationSplitViewStyle { self }
}
// iOS 16, macOS 13, tvOS 16, watchOS 9.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
// iOS 16, macOS 13, tvOS 16, watchOS 9.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
// iOS 16, macOS 13, tvOS 16, watchOS 9.
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

// watchOS 7.
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {}
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
extension TabView {
  nonisolated public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {}
}
extension View {
  // watchOS 7.
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    self
  }
  // iOS 15, macOS 12; not tvOS, not watchOS.
  nonisolated public func badge(_ count: Int) -> some View { self }
  // iOS 15, macOS 12; not tvOS, not watchOS.
  nonisolated public func badge(_ label: Text?) -> some View { self }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { self }
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@MainActor @preconcurrency public protocol TabViewStyle {}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
// iOS 18, macOS 15, tvOS 18, visionOS 2; not watchOS.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
// iOS 18, macOS 15, tvOS 18, visionOS 2; not watchOS.
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<
    TabValue
  > { content }
  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
    content
  }
  @MainActor @preconcurrency public struct Content<C>: View where C: TabContent {
    public typealias Body = Never
  }
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { stub() }
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct Tab<Value, Content, Label> {}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
public struct DefaultTabLabel: View { public typealias Body = Never }
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Tab
  public var body: Tab { return stub() }
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  @_disfavoredOverload nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {}
}
// iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = ForEach<Data, ID, Content>
  @MainActor @preconcurrency public var body: ForEach<Data, ID, Content> { return stub() }
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {}
}
extension TabContent {
  // iOS 18, macOS 15, visionOS 2; not tvOS, not watchOS.
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    stub() as Tab<Self.TabValue, EmptyView, EmptyView>
  }
  // iOS 18, macOS 15, visionOS 2; not tvOS, not watchOS.
  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    stub() as Tab<Self.TabValue, EmptyView, EmptyView>
  }
  // iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<Self.TabValue>
  { stub() as Tab<Self.TabValue, EmptyView, EmptyView> }
}
