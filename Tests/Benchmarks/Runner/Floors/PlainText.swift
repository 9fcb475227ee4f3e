/// Handwritten texts: one switch that puts the bytes where the string keeps them.
enum PlainText {
  @inline(never)
  static func path(of route: BenchAppRoute) -> String {
    switch route {
    case .section(let number, let id):
      String(unsafeUninitializedCapacity: 49) { bytes in
        var end = add("/section/", at: 0, of: bytes)
        end = add(number, at: end, of: bytes)
        end = add("/", at: end, of: bytes)
        return add(id, at: end, of: bytes)
      }
    case .items(.list): "/items"
    case .items(.item(let id)):
      String(unsafeUninitializedCapacity: (0..<100_000_000).contains(id) ? 15 : 27) { bytes in
        add(id, at: add("/items/", at: 0, of: bytes), of: bytes)
      }
    }
  }

  @inline(never)
  static func path(of route: BenchRoute) -> String {
    switch route {
    case .list: "/"
    case .detail(let id):
      // A string of up to 15 bytes needs no memory of its own.
      String(unsafeUninitializedCapacity: (0..<10_000_000).contains(id) ? 15 : 28) { bytes in
        add(id, at: add("/detail/", at: 0, of: bytes), of: bytes)
      }
    }
  }

  /// The description of a tree of one level.
  @inline(never)
  static func picture(of entries: [PlainStack.Entry]) -> String {
    String(unsafeUninitializedCapacity: 18 + 31 * entries.count) { bytes in
      var end = add("BenchCoordinator", at: 0, of: bytes)
      for entry in entries {
        switch entry.route {
        case .list: end = add("\n  list", at: end, of: bytes)
        case .detail(let id):
          end = add("\n  detail(", at: end, of: bytes)
          end = add(id, at: end, of: bytes)
          end = add(")", at: end, of: bytes)
        }
      }
      return add(" *", at: end, of: bytes)
    }
  }

  @inline(__always)
  private static func add(
    _ text: StaticString, at start: Int, of bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    for index in 0..<text.utf8CodeUnitCount { bytes[start + index] = text.utf8Start[index] }
    return start + text.utf8CodeUnitCount
  }

  @inline(__always)
  private static func add(
    _ number: Int, at start: Int, of bytes: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var rest = number.magnitude
    var end = start + 1
    if number < 0 {
      bytes[start] = UInt8(ascii: "-")
      end += 1
    }
    var scale: UInt = 10
    while rest >= scale {
      end += 1
      let (larger, isTooLarge) = scale.multipliedReportingOverflow(by: 10)
      if isTooLarge { break }
      scale = larger
    }
    var place = end
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    return end
  }
}
