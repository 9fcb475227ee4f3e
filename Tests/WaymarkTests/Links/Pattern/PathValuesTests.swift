import Testing
import Waymark

@Suite("Values of a path")
struct PathValuesTests {
  @Test("A value is found by its name, and keeps its place when it is set again")
  func access() {
    var values: PathValues = ["id": "42", "tags": ["a", "b"]]
    #expect(values["id"] == "42")
    #expect(values["tags"] == nil)
    #expect(values.list("tags") == ["a", "b"])
    #expect(values.list("id") == ["42"])
    #expect(values.list("other") == [])
    #expect(values.value("tags") == .list(["a", "b"]))
    #expect(values.value("other") == nil)
    values["id"] = "43"
    values["last"] = "x"
    #expect(values.names == ["id", "tags", "last"])
    values["tags"] = nil
    values.set(nil, for: "other")
    #expect(values.names == ["id", "last"])
    #expect(values["id"] == "43")
    #expect(!values.isEmpty && PathValues().isEmpty)
  }

  @Test("Of two values with the same name in a literal, the later one counts")
  func doubledName() {
    let values: PathValues = ["a": "1", "b": "2", "a": "3"]
    #expect(values == ["a": "3", "b": "2"])
    #expect(values.names == ["a", "b"])
  }

  @Test("Values are equal in any order, and only with the same names and kinds")
  func equality() {
    let values: PathValues = ["a": "1", "b": ["2"]]
    #expect(values == ["b": ["2"], "a": "1"])
    #expect(Set([values, ["b": ["2"], "a": "1"]]).count == 1)
    #expect(values != ["a": "1"])
    #expect(values != ["a": "1", "b": "2"])
    #expect(values != ["a": "1", "c": ["2"]])
    #expect(values != ["a": "2", "b": ["2"]])
  }

  @Test("The description is the literal")
  func description() {
    let values: PathValues = ["id": "a\"b", "tags": ["a", "b"]]
    #expect(values.description == #"["id": "a\"b", "tags": ["a", "b"]]"#)
    #expect(PathValues().description == "[:]")
  }
}
