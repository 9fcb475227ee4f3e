/// The next step of a platform that presents and dismisses by calls, as UIKit does.
///
/// ```swift
/// app.present(.add)
/// port.nextStep()    // .present(layer 1, .sheet)
/// app.dismiss()
/// port.nextStep()    // nil: it is still being presented
/// port.appear(layer1)
/// port.nextStep()    // .dismiss
/// port.gone(nil)
/// ```
public enum ModalStep<Screen> {
  /// Present a layer in this way.
  case present(Layer<Screen>, ModalKind)
  /// Dismiss the layer that was presented last, with everything above it.
  case dismiss
  /// Ask whether an entry may be left. When the alert is gone, call ``ModalPort/answer(_:proceeds:)``.
  case ask(LeaveRequest)
}
