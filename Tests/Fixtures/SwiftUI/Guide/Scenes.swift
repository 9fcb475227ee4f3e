// What comes in from outside, scenes and menus.
import AppIntents
import SwiftUI
import UserNotifications
import Waymark
import WaymarkSwiftUI

// region: swiftui-inbox
struct ReaderApp: App {
  private let inbox: LinkInbox
  private let notifications: NotificationLinks

  init() {
    let inbox = LinkInbox(lifetime: .seconds(60)) { print("\($0.link): \($0.reason)") }
    self.inbox = inbox
    notifications = NotificationLinks(inbox)
    UNUserNotificationCenter.current().delegate = notifications
    AppDependencyManager.shared.add(dependency: inbox)
  }

  var body: some Scene {
    WindowGroup {
      RootView(inbox: inbox) {
        AppCoordinator()
      } content: { app in
        CoordinatorView(app) { page in PageView(page: page) }
      }
    }
    #if !os(tvOS) && !os(watchOS)
      .commands { GoCommands() }
    #endif
  }
}
// endregion

// region: swiftui-notifications
final class NotificationLinks: NSObject, UNUserNotificationCenterDelegate {
  private let inbox: LinkInbox

  init(_ inbox: LinkInbox) { self.inbox = inbox }

  #if !os(tvOS)
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      if let link = response.notification.request.content.userInfo["link"] as? String {
        Task { @MainActor [inbox] in inbox.open(link) }
      }
      completionHandler()
    }
  #endif
}
// endregion

// region: swiftui-intent
struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open a Book"
  static let openAppWhenRun = true

  @Parameter(title: "Number") var number: Int
  @Dependency private var inbox: LinkInbox

  @MainActor
  func perform() async throws -> some IntentResult {
    inbox.open("/books/\(number)")
    return .result()
  }
}
// endregion

// region: swiftui-menu
#if !os(tvOS) && !os(watchOS)
  struct GoCommands: Commands {
    @FocusedValue(\.navigation) private var navigation

    var body: some Commands {
      CommandMenu("Go") {
        Button("Back") { navigation?.back() }
          .disabled(navigation?.canGoBack != true)
        Button("Forward") { navigation?.history?.forward() }
          .disabled(navigation?.history?.forwardCount ?? 0 == 0)
        Button("Films") { navigation?.open("/films") }
          .disabled(navigation == nil)
      }
    }
  }
#endif
// endregion

struct OldRoot: View {
  let app: AppCoordinator

  var body: some View {
    // region: swiftui-opens-links
    CoordinatorView(app, as: .topScreen) { page in PageView(page: page) }
      .opensLinks(in: app, over: .presentOnTop)
    // endregion
  }
}

struct AdvertisedDetail: View {
  var body: some View {
    // region: swiftui-advertises
    Text("Emma").advertisesLink(under: "https://example.com")
    // endregion
  }
}

struct BooksPreview: View {
  var body: some View {
    // region: swiftui-preview
    CoordinatorView(BooksCoordinator().starting(at: .detail(id: 1))) { page in
      PageView(page: page)
    }
    // endregion
  }
}

@MainActor
func openQuietly(_ app: AppCoordinator) {
  // region: swiftui-without-animation
  withoutAnimation { app.open("/films/1") }
  // endregion
}

struct Session {
  let isLoaded: Bool
  let isSignedIn: Bool
  let user: String
}

struct OneWindow: View {
  let inbox: LinkInbox

  var body: some View {
    // region: swiftui-one-window
    RootView(inbox: inbox) {
      AppCoordinator()
    } content: { app in
      CoordinatorView(app) { page in PageView(page: page) }
    }
    #if !os(tvOS) && !os(watchOS)
      .handlesExternalEvents(preferring: [], allowing: ["*"])
    #endif
    // endregion
  }
}

struct RootOfUser: View {
  let inbox: LinkInbox
  let session: Session

  var body: some View {
    // region: swiftui-user-key
    RootView(inbox: inbox) {
      AppCoordinator()
    } content: { app in
      CoordinatorView(app) { page in PageView(page: page) }
    }
    .restoresNavigation(key: "navigation-\(session.user)")
    .id(session.user)
    // endregion
  }
}

// region: swiftui-restoring
struct SavedScene: Scene {
  let inbox: LinkInbox
  let session: Session

  var body: some Scene {
    WindowGroup {
      RootView(inbox: inbox, when: session.isLoaded) {
        AppCoordinator()
      } content: { app in
        CoordinatorView(app) { page in PageView(page: page) }
      }
      .restoresNavigation(key: "navigation", while: session.isSignedIn)
    }
  }
}
// endregion
