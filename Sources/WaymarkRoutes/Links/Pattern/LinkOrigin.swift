/// The origin of a link with a scheme: the ranges of its scheme and its authority.
struct LinkOrigin {
  /// The scheme, without its colon.
  let scheme: Range<Int>
  /// The text between `//` and the path; nil without `//`.
  let authority: Range<Int>?
  /// The start of the path, if the authority is not part of it.
  let pathStart: Int

  /// Finds the scheme. Nil if there is none, because the link is a bare path.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, first.isASCIILetter else { return nil }
    var end = 1
    while end < bytes.count, bytes[end].isScheme { end += 1 }
    guard end < bytes.count, bytes[end] == LinkByte.colon else { return nil }
    scheme = 0..<end
    let start = end + 3
    guard start <= bytes.count, bytes[end + 1] == LinkByte.slash, bytes[end + 2] == LinkByte.slash
    else {
      authority = nil
      pathStart = end + 1
      return
    }
    var authorityEnd = start
    while authorityEnd < bytes.count, !bytes[authorityEnd].endsAuthority { authorityEnd += 1 }
    authority = start..<authorityEnd
    pathStart = authorityEnd
  }

  /// Whether the scheme is `http` or `https`, where the host is the name of a server.
  static func isWeb(_ scheme: [UInt8]) -> Bool {
    scheme.elementsEqual("https".utf8) || scheme.elementsEqual("http".utf8)
  }

  /// Whether these are non-empty names, separated by dots.
  static func areNames(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    text.split(separator: LinkByte.dot, omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.allSatisfy(\.isHost)
    }
  }

  /// Whether this is the name of a host or an address, optionally with a port.
  static func isHost(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var name = text
    if text.first == UInt8(ascii: "[") {
      guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return false }
      name = text[(end + 1)...]
      let address = text[(text.startIndex + 1)..<end]
      guard !address.isEmpty, address.allSatisfy(\.isAddress) else { return false }
      guard !name.isEmpty else { return true }
      guard name.first == LinkByte.colon else { return false }
    }
    guard let colon = name.firstIndex(of: LinkByte.colon) else {
      return !name.isEmpty && name.allSatisfy(\.isHost)
    }
    let port = name[(colon + 1)...]
    guard !port.isEmpty, port.allSatisfy(\.isASCIIDigit) else { return false }
    let host = name[..<colon]
    if text.first == UInt8(ascii: "[") { return host.isEmpty }
    return !host.isEmpty && host.allSatisfy(\.isHost)
  }
}

extension UInt8 {
  fileprivate var isScheme: Bool {
    isASCIILetter || isASCIIDigit || self == LinkByte.plus || self == UInt8(ascii: "-")
      || self == LinkByte.dot
  }

  fileprivate var endsAuthority: Bool {
    self == LinkByte.slash || self == LinkByte.questionMark || self == LinkByte.numberSign
  }

  fileprivate var isHost: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") || self == LinkByte.dot
      || self == UInt8(ascii: "_")
  }

  /// Whether this is a byte of an address in brackets.
  fileprivate var isAddress: Bool {
    isHost || self == LinkByte.colon
  }
}
