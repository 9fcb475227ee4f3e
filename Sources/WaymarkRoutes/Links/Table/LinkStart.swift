/// The start of an opened text.
package enum LinkStart {
  /// The whole app: the text has a scheme or a leading slash.
  case root
  /// The current link, or the link of the entry that asks: `./` or `../`.
  case current
  /// The place where the coordinator is mounted.
  case mount

  package init(of text: String) {
    var text = text
    let hasScheme = text.withUTF8 { LinkOrigin($0) != nil }
    let first = text.utf8.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    if hasScheme || text.utf8.first == UInt8(ascii: "/") {
      self = .root
    } else if first.elementsEqual(".".utf8) || first.elementsEqual("..".utf8) {
      self = .current
    } else {
      self = .mount
    }
  }
}
