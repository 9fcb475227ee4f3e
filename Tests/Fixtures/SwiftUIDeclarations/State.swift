// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// The state of views, and what they pass down and up.
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
}
extension State where Value: ExpressibleByNilLiteral { public init() {} }
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  public static func constant(_ value: Value) -> Binding<Value> { stub() }
  public init(projectedValue: Binding<Value>) {}
  public var transaction: Transaction {
    get { stub() }
    set {}
  }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > { stub() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty {}

// iOS 17, macOS 14, tvOS 17, watchOS 10.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  var value: Value
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  public var projectedValue: Bindable<Value> { stub() }
  // Without it, memberwise initialisers would take the wrapper.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { value = wrappedValue }
}
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  { stub() }
}
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(_ wrappedValue: Value) { value = wrappedValue }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}
extension Environment {
  // iOS 17, macOS 14, tvOS 17, watchOS 10.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  // iOS 17, macOS 14, tvOS 17, watchOS 10.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {}
}
extension Environment: Sendable where Value: Sendable {}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
public struct EnvironmentValues {
  public init() {}
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { stub() }
    set {}
  }
}
extension EnvironmentValues {
  public var isEnabled: Bool {
    get { stub() }
    set {}
  }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  public var scenePhase: ScenePhase {
    get { stub() }
    set {}
  }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  @MainActor @preconcurrency public var openURL: OpenURLAction {
    get { stub() }
    set {}
  }
  // Not macOS, not tvOS, not watchOS.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set {}
  }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  public var dismiss: DismissAction { stub() }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  public var isPresented: Bool { stub() }
}
// Not macOS, not tvOS, not watchOS.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
// iOS 15, macOS 12, tvOS 15, watchOS 8.
@MainActor @preconcurrency public struct DismissAction {
  @MainActor @preconcurrency public func callAsFunction() {}
}
extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  // iOS 17, macOS 14, tvOS 17, watchOS 10.
  nonisolated public func environment<T>(_ object: T?) -> some View
  where T: AnyObject, T: Observable { self }
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
}

// iOS 14, macOS 11, tvOS 14, watchOS 7.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  init(unused: Void) {}
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { stub() }
}
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(unused: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(unused: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(unused: ()) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Data? { self.init(unused: ()) }
  public init(_ key: String) where Value == String? { self.init(unused: ()) }
}
extension SceneStorage: Sendable where Value: Sendable {}

// iOS 14, macOS 11, tvOS 14, watchOS 7.
public protocol FocusedValueKey { associatedtype Value }
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct FocusedValues {
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { stub() }
    set {}
  }
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public var wrappedValue: Value? { stub() }
}
extension View {
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}
extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View
  where K: PreferenceKey { self }
  @preconcurrency nonisolated public func onPreferenceChange<K>(
    _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
  ) -> some View where K: PreferenceKey, K.Value: Equatable { self }
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey { self }
}
