// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The part of UserNotifications that the guide to SwiftUI uses. Signatures are those of Apple's SDK; bodies never run.
@_exported public import Foundation

func stub<T>() -> T { fatalError("a declaration for type checks only") }

open class UNNotificationContent: NSObject { open var userInfo: [AnyHashable: Any] { stub() } }
open class UNNotificationRequest: NSObject { open var content: UNNotificationContent { stub() } }
open class UNNotification: NSObject { open var request: UNNotificationRequest { stub() } }
open class UNNotificationResponse: NSObject { open var notification: UNNotification { stub() } }
open class UNUserNotificationCenter: NSObject {
  open class func current() -> UNUserNotificationCenter { stub() }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
}
// In the original, its requirements are optional.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
}
