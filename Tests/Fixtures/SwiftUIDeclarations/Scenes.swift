// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores, AlwaysUseLowerCamelCase

// Apps, scenes, menus, links, commands.
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never { public var body: Never { return stub() } }
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
public struct WindowGroup<Content>: Scene where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
// iOS 14, macOS 11, tvOS 14, watchOS 7.
extension App { @MainActor @preconcurrency public static func main() {} }

// iOS 14, macOS 11; not tvOS, not watchOS.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Commands {}
extension Commands where Body == Never { public var body: Never { return stub() } }
// iOS 14, macOS 11; not tvOS, not watchOS.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: Commands { content }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands {
    content
  }
}
// iOS 14, macOS 11; not tvOS, not watchOS.
public struct CommandMenu<Content>: Commands where Content: View {
  public typealias Body = Never
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload nonisolated public init<S>(_ name: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {}
}
extension Scene {
  // iOS 14, macOS 11; not tvOS, not watchOS.
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene
  where Content: Commands { self }
}

// iOS 14, macOS 11, tvOS 14, watchOS 7.
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  public struct Result: Sendable {
    public static let handled: Result = stub()
    public static let discarded: Result = stub()
    public static let systemAction: Result = stub()
    public static func systemAction(_ url: URL) -> Result { stub() }
  }
  // iOS 15, macOS 12, tvOS 15, watchOS 8.
  @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {}
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
  // iOS 14, macOS 11, tvOS 14; not watchOS.
  @MainActor @preconcurrency public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {}
}
extension View {
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { self }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
  ) -> some View { self }
  // iOS 14, macOS 11, tvOS 14, watchOS 7.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ()
  ) -> some View { self }
  // iOS 14, macOS 11; not tvOS, not watchOS.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
  // macOS 10.15, tvOS 13; not iOS, not watchOS, not visionOS.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
}

// Part of Foundation on Apple's platforms only.
public let NSUserActivityTypeBrowsingWeb: String = stub()
open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { stub() }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
}
