import Testing
import Waymark

@Suite("Presentations and modal styles")
struct PresentationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let presentation: Presentation
    let style: ModalStyle?
    let text: String
    var testDescription: String { text }
  }

  static let rows: [Row] = [
    Row(presentation: .push, style: nil, text: "push"),
    Row(presentation: .root, style: nil, text: "root"),
    Row(presentation: .sheet, style: .sheet, text: "sheet"),
    Row(presentation: .sheet(stack: true), style: .sheet, text: "sheet"),
    Row(presentation: .sheet(stack: false), style: .sheet(stack: false), text: "sheet (no stack)"),
    Row(presentation: .cover, style: .cover, text: "cover"),
    Row(presentation: .cover(stack: false), style: .cover(stack: false), text: "cover (no stack)"),
    Row(presentation: .popover, style: .popover, text: "popover"),
    Row(presentation: .dialog, style: .dialog, text: "dialog"),
  ]

  @Test("A presentation has a text, and a style if it is modal", arguments: rows)
  func texts(_ row: Row) {
    #expect(row.presentation.description == row.text)
    #expect(row.presentation.modalStyle == row.style)
    #expect(row.style.map { $0.description == row.text } ?? true)
    #expect(row.style.map { Presentation.modal($0) == row.presentation } ?? true)
  }

  @Test(
    "A dialog, and a sheet or cover without a stack, hold one entry, every other layer holds a stack",
    arguments: [
      (ModalStyle.sheet, true), (.sheet(stack: true), true), (.sheet(stack: false), false),
      (.cover, true), (.cover(stack: false), false), (.popover, true), (.dialog, false),
    ])
  func stacks(_ style: ModalStyle, allowsStack: Bool) {
    #expect(style.allowsStack == allowsStack)
  }

  @Test("A sheet is a sheet with a stack, and differs from one without")
  func sheets() {
    #expect(ModalStyle.sheet == .sheet(stack: true))
    #expect(ModalStyle.sheet != .sheet(stack: false))
    #expect(Presentation.sheet == .sheet(stack: true))
    #expect(Presentation.sheet != .sheet(stack: false))
    #expect(Set(Self.rows.map(\.presentation)).count == 8)
  }

  @Test("A style can be switched over without a default")
  func exhaustive() {
    func text(_ style: ModalStyle) -> String {
      switch style {
      case .sheet(let stack), .cover(let stack): stack ? "stack" : "single"
      case .popover: "stack"
      case .dialog: "single"
      }
    }
    let styles = Self.rows.compactMap(\.presentation.modalStyle)
    #expect(styles.map(text) == styles.map { $0.allowsStack ? "stack" : "single" })
  }

  @Test("A route is pushed by default")
  func byDefault() {
    #expect(RouteNames.AppRoute.home.presentation == .push)
    #expect(RouteNames.BoxRoute(id: 1).presentation == .push)
  }

  @Test("A route says its own presentation, case by case")
  func ownPresentation() {
    #expect(MailRoute.inbox.presentation == .root)
    #expect(MailRoute.message(id: 1).presentation == .push)
    #expect(MailRoute.compose.presentation.modalStyle == .sheet)
    #expect(MailRoute.confirm.presentation.modalStyle?.allowsStack == false)
    let erased: any Route = MailRoute.picker
    #expect(erased.presentation == .sheet(stack: false))
  }
}

extension PresentationTests {
  fileprivate enum MailRoute: Route {
    case inbox, message(id: Int), compose, confirm, picker

    var presentation: Presentation {
      switch self {
      case .inbox: .root
      case .message: .push
      case .compose: .sheet
      case .confirm: .dialog
      case .picker: .sheet(stack: false)
      }
    }
  }
}
