/// What a tree is to show, as routes of the root: what a snapshot is read into.
struct TreeShape {
  /// One layer of the chain.
  struct ChainLayer {
    /// Nil for the base.
    var style: ModalStyle?
    /// How many coordinators are above the one that presents it.
    var owner = 0
    /// Where the entry lies that it is presented on, as ``NavigationSnapshot`` numbers it.
    var presenter: [Int] = []
    /// The number that it had, for a layer of a position.
    var number: Int?
    var rows: [Row]
  }

  struct Row {
    /// Its number in the list that it comes from, some of which may be left out.
    let number: Int
    let text: String
    let route: AnyRoute
    var tabs: Tabs?
    /// The entry that it is, for a row of a history.
    var mark: HistoryMark?
    /// True once the lists of the tabs are shown, or noted as dropped.
    var isDone = false
  }

  struct Tabs {
    var lists: [[Row]]
    var selected: Int
  }

  var layers: [ChainLayer]
}
