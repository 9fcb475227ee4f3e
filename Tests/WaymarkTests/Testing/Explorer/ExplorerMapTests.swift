import Testing
import Waymark

@testable import WaymarkTesting

@Suite("The map that an explorer draws")
struct ExplorerMapTests {
  private static func sketch(_ count: Int, leaves: Int) -> MapSketch {
    var sketch = MapSketch()
    sketch.nodes = (0..<count).map {
      MapSketch.Node(path: "a > b\($0)", leaf: "b\($0 % leaves)", owner: "O\($0 % 2)")
    }
    sketch.edges = (1..<count).map {
      MapSketch.Edge(source: $0 - 1, target: $0, isLayer: $0 % 2 == 0)
    }
    return sketch
  }

  @Test(
    "It has a node for each path, grouped by coordinator; arrows that present a layer are dotted")
  func paths() {
    #expect(
      Self.sketch(3, leaves: 3).text(limit: 3) == """
        flowchart LR
          subgraph "O0"
            n0["a > b0"]
            n2["a > b2"]
          end
          subgraph "O1"
            n1["a > b1"]
          end
          n0 --> n1
          n1 -.-> n2
        """)
  }

  @Test(
    "With too many paths it has a node for each case, and an arrow is dotted only if all of its moves are"
  )
  func cases() {
    #expect(
      Self.sketch(5, leaves: 2).text(limit: 4) == """
        flowchart LR
          %% 5 paths, shown as the cases of what is on top
          subgraph "O0"
            n0["b0"]
          end
          subgraph "O1"
            n1["b1"]
          end
          n0 --> n1
          n1 -.-> n0
        """)
  }

  @Test("With too many cases it says how many are left out, and no arrow leads to them")
  func leftOut() {
    #expect(
      Self.sketch(5, leaves: 5).text(limit: 2) == """
        flowchart LR
          %% 5 paths, shown as the cases of what is on top
          subgraph "O0"
            n0["b0"]
          end
          subgraph "O1"
            n1["b1"]
          end
          n0 --> n1
          more["and 3 more"]
        """)
    let lines = Self.sketch(500, leaves: 500).text(limit: 60).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("    n") } == 60)
    #expect(lines.last == "  more[\"and 440 more\"]")
  }

  @Test("No name ends a label")
  func quoting() {
    var drawing = MapDrawing(limit: 9)
    drawing.add("a \"b\" #1 <i>\nend", in: "O")
    #expect(
      drawing.lines == [
        "  subgraph \"O\"", "    n0[\"a #quot;b#quot; #35;1 #lt;i> end\"]", "  end",
      ])
  }
}
