import Waymark

/// How many bytes a public value takes, and how many it should take.
package struct TypeLayout: Sendable, CustomStringConvertible {
  package let name: String
  package let size: Int
  package let stride: Int
  package let expectedSize: Int
  package let expectedStride: Int

  package var description: String { name }

  init<Value>(_ type: Value.Type, _ name: String, size: Int, stride: Int) {
    self.name = name
    self.size = MemoryLayout<Value>.size
    self.stride = MemoryLayout<Value>.stride
    expectedSize = size
    expectedStride = stride
  }
}
