import Testing
import Waymark

/// Each type writes one member in terms of another. A default that used the first one again would never end.
@Suite("Overriding the defaults of a route")
struct RouteOverrideTests {
  @Test("A name that is the interpolated route ends")
  func nameFromInterpolation() {
    #expect(Interpolated.list.name == "list")
    #expect(Interpolated.detail(id: 7).name == "detail(id: 7)")
    #expect(Interpolated.detail(id: 7).caseName == "detail")
    #expect("\(Interpolated.detail(id: 7))" == "detail(id: 7)")
  }

  @Test("A description that is the name ends")
  func descriptionFromName() {
    #expect(Described.list.name == "list")
    #expect(Described.detail(id: 7).name == "detail(id: 7)")
    #expect(Described.detail(id: 7).caseName == "detail")
    #expect("\(Described.nested(.list))" == "nested.list")
  }

  @Test("A description that is the case name ends")
  func descriptionFromCaseName() {
    #expect("\(DescribedByCase.detail(id: 7))" == "detail")
    #expect(DescribedByCase.detail(id: 7).name == "detail(id: 7)")
  }

  @Test("A debug description that is the name ends")
  func debugDescriptionFromName() {
    #expect(String(reflecting: DebugDescribed.detail(id: 7)) == "detail(id: 7)")
    #expect(DebugDescribed.list.name == "list")
    #expect(DebugDescribed.list.caseName == "list")
  }

  @Test("A mirror that asks for the name ends, and the case is still named")
  func mirrorFromName() {
    #expect(Mirrored.list.name == "list")
    #expect(Mirrored.list.caseName == "list")
    // The payload of a type with its own mirror cannot be read: a documented limit.
    #expect(Mirrored.detail(id: 7).name == "detail")
    #expect(Mirrored.nested(.list).caseName == "nested")
    #expect(MirroredStruct(id: 7).name == "MirroredStruct")
    #expect(MirroredParent.child(.detail(id: 7)).name == "child.detail")
    #expect(Mirror(reflecting: Mirrored.list).children.first?.value as? String == "list")
  }

  @Test("A text stream that is written from the name ends")
  func textStreamFromName() {
    #expect("\(Streamed.detail(id: 7))" == "detail(id: 7)")
    #expect(Streamed.detail(id: 7).caseName == "detail")
  }

  @Test("A name that is the case name ends")
  func nameFromCaseName() {
    #expect(NameFromCase.detail(id: 7).name == "detail!")
    #expect(NameFromCase.detail(id: 7).caseName == "detail")
  }

  @Test("A case name that is the name ends")
  func caseNameFromName() {
    #expect(CaseFromName.detail(id: 7).caseName == "detail(id: 7)!")
    #expect(CaseFromName.detail(id: 7).name == "detail(id: 7)")
  }

  @Test("A name that is the presentation ends")
  func nameFromPresentation() {
    #expect(NameFromPresentation.list.name == "push")
    #expect(NameFromPresentation.list.caseName == "list")
  }

  @Test("A case name that is the presentation ends")
  func caseNameFromPresentation() {
    #expect(CaseFromPresentation.list.caseName == "push")
    #expect(CaseFromPresentation.list.name == "list")
  }

  @Test("A presentation that asks for the name ends")
  func presentationFromName() {
    #expect(PresentationFromName.list.presentation == .push)
    #expect(PresentationFromName.compose.presentation == .sheet)
  }

  @Test("A presentation that asks for the case name ends")
  func presentationFromCaseName() {
    #expect(PresentationFromCase.list.presentation == .push)
    #expect(PresentationFromCase.compose(to: "a").presentation == .cover)
  }

  @Test("A presentation that asks for the description ends")
  func presentationFromDescription() {
    #expect(PresentationFromDescription.list.presentation == .root)
    #expect(PresentationFromDescription.list.name == "list")
  }

  @Test("Equality and hashing by name end")
  func equalityFromName() {
    #expect(EqualByName.detail(id: 7) == .detail(id: 7))
    #expect(EqualByName.detail(id: 7) != .detail(id: 8))
    #expect(Set([EqualByName.list, .list]).count == 1)
  }
}

extension RouteOverrideTests {
  fileprivate enum Interpolated: Route {
    case list, detail(id: Int)
    var name: String { "\(self)" }
  }

  fileprivate enum Described: Route, CustomStringConvertible {
    case list, detail(id: Int)
    indirect case nested(Described)
    var description: String { name }
  }

  fileprivate enum DescribedByCase: Route, CustomStringConvertible {
    case list, detail(id: Int)
    var description: String { caseName }
  }

  fileprivate enum DebugDescribed: Route, CustomDebugStringConvertible {
    case list, detail(id: Int)
    var debugDescription: String { name }
  }

  fileprivate enum Mirrored: Route, CustomReflectable {
    case list, detail(id: Int)
    indirect case nested(Mirrored)
    var customMirror: Mirror { Mirror(self, children: ["name": name]) }
  }

  fileprivate struct MirroredStruct: Route, CustomReflectable {
    let id: Int
    var customMirror: Mirror { Mirror(self, children: ["name": name]) }
  }

  fileprivate enum MirroredParent: Route { case child(Mirrored) }

  fileprivate enum Streamed: Route, TextOutputStreamable {
    case list, detail(id: Int)
    func write<Target: TextOutputStream>(to target: inout Target) { target.write(name) }
  }

  fileprivate enum NameFromCase: Route {
    case list, detail(id: Int)
    var name: String { caseName + "!" }
  }

  fileprivate enum CaseFromName: Route {
    case list, detail(id: Int)
    var caseName: String { name + "!" }
  }

  fileprivate enum NameFromPresentation: Route {
    case list
    var name: String { "\(presentation)" }
  }

  fileprivate enum CaseFromPresentation: Route {
    case list
    var caseName: String { "\(presentation)" }
  }

  fileprivate enum PresentationFromName: Route {
    case list, compose
    var presentation: Presentation { name == "compose" ? .sheet : .push }
  }

  fileprivate enum PresentationFromCase: Route {
    case list, compose(to: String)
    var presentation: Presentation { caseName == "compose" ? .cover : .push }
  }

  fileprivate enum PresentationFromDescription: Route {
    case list
    var presentation: Presentation { "\(self)" == "list" ? .root : .push }
  }

  fileprivate enum EqualByName: Route {
    case list, detail(id: Int)
    static func == (lhs: EqualByName, rhs: EqualByName) -> Bool { lhs.name == rhs.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }
}
