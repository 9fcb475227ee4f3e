#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Standard error as a text stream, without Foundation.
package struct StandardErrorStream: TextOutputStream {
  private static let descriptor: Int32 = 2

  package init() {}

  package mutating func write(_ string: String) {
    var text = string
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = systemWrite(bytes[written...])
        guard count > 0 else { return }
        written += count
      }
    }
  }

  private func systemWrite(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let rest = UnsafeBufferPointer(rebasing: bytes)
    #if canImport(Glibc)
      return Glibc.write(Self.descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Musl)
      return Musl.write(Self.descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Darwin)
      return Darwin.write(Self.descriptor, rest.baseAddress, rest.count)
    #else
      return 0
    #endif
  }
}
