extension ModalPort {
  /// True while the platform presents something that is not in the tree, also if an ``OutsideReport`` says so. Nothing
  /// is offered meanwhile.
  public var isOutsidePresented: Bool {
    get { outside.isPresented }
    set { outside.isToldByPlatform = newValue }
  }
}
