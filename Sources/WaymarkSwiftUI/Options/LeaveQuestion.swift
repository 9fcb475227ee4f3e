#if canImport(SwiftUI)
  public import SwiftUI

  /// The texts of the alert that asks whether an entry may be left.
  ///
  /// ```swift
  /// CoordinatorView(app) { ScreenView($0) }
  ///   .leaveQuestion { _ in LeaveQuestion(title: Text("Throw the draft away?")) }
  /// ```
  public struct LeaveQuestion: Sendable {
    let title: Text
    let message: Text?
    let leave: Text
    let stay: Text

    /// Makes a question.
    ///
    /// - Parameters:
    ///   - title: The question.
    ///   - message: Further information.
    ///   - leave: The button that leaves.
    ///   - stay: The button that stays.
    public init(
      title: Text = Text("Discard changes?"), message: Text? = nil,
      leave: Text = Text("Discard"), stay: Text = Text("Keep editing")
    ) {
      self.title = title
      self.message = message
      self.leave = leave
      self.stay = stay
    }
  }
#endif
