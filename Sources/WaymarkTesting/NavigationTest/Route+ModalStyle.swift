import Waymark

extension Route {
  /// The style if no verb names one: the route's own, else that of the child's route in it, else a sheet.
  var modalStyle: ModalStyle { declaredStyle ?? .sheet }

  private var declaredStyle: ModalStyle? {
    if let style = presentation.modalStyle { return style }
    let inner = CaseParts(of: self)?.payloads.lazy.compactMap { $0.value as? any Route }
    return inner?.compactMap(\.declaredStyle).first
  }
}
