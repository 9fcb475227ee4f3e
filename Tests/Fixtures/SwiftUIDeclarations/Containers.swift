// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Views that hold other views, and fields of forms.
public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}
// In the original the body of a view is Never, and that of a tab is the type itself.
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
  }
}
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment = stub()
  public static let center: HorizontalAlignment = stub()
  public static let trailing: HorizontalAlignment = stub()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment = stub()
  public static let center: VerticalAlignment = stub()
  public static let bottom: VerticalAlignment = stub()
}
public struct Alignment: Equatable, Sendable {
  public static let center: Alignment = stub()
  public static let top: Alignment = stub()
  public static let bottom: Alignment = stub()
  public static let topLeading: Alignment = stub()
}
public struct VStack<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct Spacer: View {
  public typealias Body = Never
  nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
  // watchOS 10.
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  {}
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  nonisolated public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {}
  nonisolated public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {}
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}
public struct Form<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
public struct TextField<Label>: View where Label: View { public typealias Body = Never }
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>)
  where S: StringProtocol {}
}
public struct Toggle<Label>: View where Label: View {
  public typealias Body = Never
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>)
  where S: StringProtocol {}
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() {}
}
public struct ScrollView<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct ScrollViewProxy {
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct ScrollViewReader<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
extension View {
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }
}
// iOS 15, macOS 12, tvOS 15, watchOS 8.
public struct SearchFieldPlacement: Sendable {
  public static let automatic: SearchFieldPlacement = stub()
}
