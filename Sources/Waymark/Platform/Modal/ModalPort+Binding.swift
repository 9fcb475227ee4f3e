// For bindings. A binding to a property is written through a key path, and that first reads the property. So what is bound
// must not make an offer when it is read: a write would then refer to an offer that the platform has never seen.
extension ModalPort {
  /// The layer that was offered last in this way, for a binding. The platform writes nil when it has ended the layer.
  /// Its readers are told when those of `port[kind]` are: an offer is due.
  ///
  /// ```swift
  /// let _ = port[.sheet]                        // in the body of a view: makes the offer, for all kinds
  /// .sheet(item: $port[bound: .sheet]) { … }    // repeats it, and takes what is written
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - anchor: The view that presents it; nil for the layer below.
  public subscript(bound kind: ModalKind, at anchor: AnchorID? = nil) -> Layer<C.Screen>? {
    get {
      observed.access()
      return shown(kind, at: anchor)
    }
    set { write(newValue, kind, at: anchor) }
  }

  /// True while a dialog was offered last, for a platform that has several forms of dialogs. The platform writes false
  /// when it has ended the dialog. Its readers are told when an offer is due.
  ///
  /// ```swift
  /// let _ = port[.dialog]                           // in the body of a view: makes the offer
  /// port[dialogAt: nil, if: form == .alert]         // true: the platform shows an alert
  /// port[dialogAt: nil, if: form == .confirmation]  // false, and what is written there is ignored
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: The view that the dialog points at; nil for the layer below.
  ///   - isMeant: True for the form that the dialog has.
  public subscript(dialogAt anchor: AnchorID?, if isMeant: Bool) -> Bool {
    get { isMeant && self[bound: .dialog, at: anchor] != nil }
    set { if isMeant, !newValue { self[bound: .dialog, at: anchor] = nil } }
  }
}
