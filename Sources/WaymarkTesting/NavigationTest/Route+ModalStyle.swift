import Waymark

extension Route {
  /// How it is presented where nobody names a style: as it says, else as the child's route in it says, else as a sheet.
  var modalStyle: ModalStyle { declaredStyle ?? .sheet }

  private var declaredStyle: ModalStyle? {
    if let style = presentation.modalStyle { return style }
    let inner = CaseParts(of: self)?.payloads.lazy.compactMap { $0.value as? any Route }
    return inner?.compactMap(\.declaredStyle).first
  }
}
