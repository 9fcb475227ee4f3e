extension LinkOrigin {
  /// Whether the link is accepted if no prefix is declared: a web link with a plain name of a host.
  func isAnyServer(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let authority, isScheme("https", bytes) || isScheme("http", bytes) else { return false }
    return Self.isHost(bytes[authority])
  }

  /// Whether scheme and authority equal those of the prefix. Its path is compared later.
  func fits(_ prefix: LinkPrefix, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[scheme].elementsEqual(prefix.scheme, by: { $0.asciiLowercased == $1 }) else {
      return false
    }
    guard let authority else { return prefix.authority.isEmpty }
    let written = bytes[authority]
    if prefix.authority.isEmpty {
      // The host is a segment here. Other systems would read a user name or a backslash in it as
      // part of a host.
      return !written.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "\\") }
    }
    if prefix.isForSubdomains { return prefix.takesSubdomain(written) }
    return written.elementsEqual(prefix.authority, by: { $0.asciiLowercased == $1 })
  }

  private func isScheme(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    name.withUTF8Buffer { name in
      bytes[scheme].elementsEqual(name, by: { $0.asciiLowercased == $1 })
    }
  }
}
