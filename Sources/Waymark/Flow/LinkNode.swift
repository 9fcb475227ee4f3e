/// The links of a flow of any types.
@MainActor
protocol LinkNode: AnyObject {
  /// True if the coordinator's routes have links.
  var isLinked: Bool { get }
  /// Whether the coordinator's links read a text with this number of bytes at all.
  func takesLink(ofLength length: Int) -> Bool
  /// The link of the visible leaf; nil if that lies elsewhere. Of a fresh flow that of its start.
  var visibleLink: LinkInformation? { get }
  /// The link of the uppermost visible entry of the subtree that has one.
  var nearestLink: LinkInformation? { get }
  func link(of entry: Entry) -> LinkInformation?
  /// The path of the route that a text leads to by the coordinator's own links.
  func path(ofLink text: String) -> String?
  /// Opens a text by the coordinator's own links.
  func open(
    ownLink text: String, over policy: OpenPolicy, bare: Bool, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome
}
