#if canImport(SwiftUI)
  internal import SwiftUI
  internal import Waymark

  /// How an app shows its screens, and what it puts around them: what each view of the adapter hands on.
  @MainActor
  struct Rendering<Screen, Content: View, Bar: ViewModifier, Frame: ViewModifier> {
    var content: @MainActor (Screen) -> Content
    /// Around each `TabView`.
    var bar: @MainActor () -> Bar
    /// Around what is presented.
    var frame: @MainActor (Screen) -> Frame
    var options: ViewOptions<Screen>

    init(
      content: @escaping @MainActor (Screen) -> Content,
      bar: @escaping @MainActor () -> Bar, frame: @escaping @MainActor (Screen) -> Frame,
      options: ViewOptions<Screen> = ViewOptions()
    ) {
      self.content = content
      self.bar = bar
      self.frame = frame
      self.options = options
    }

    func with<NewBar: ViewModifier>(
      bar: @escaping @MainActor () -> NewBar
    ) -> Rendering<Screen, Content, NewBar, Frame> {
      Rendering<Screen, Content, NewBar, Frame>(
        content: content, bar: bar, frame: frame, options: options)
    }

    func with<NewFrame: ViewModifier>(
      frame: @escaping @MainActor (Screen) -> NewFrame
    ) -> Rendering<Screen, Content, Bar, NewFrame> {
      Rendering<Screen, Content, Bar, NewFrame>(
        content: content, bar: bar, frame: frame, options: options)
    }
  }

  extension Rendering where Bar == EmptyModifier, Frame == EmptyModifier {
    init(content: @escaping @MainActor (Screen) -> Content) {
      self.init(content: content, bar: { .identity }, frame: { _ in .identity })
    }
  }

  /// What the views read of a ``Rendering``, without its four types.
  @MainActor
  protocol ScreenRendering<Screen> {
    associatedtype Screen
    associatedtype Content: View
    associatedtype Bar: ViewModifier
    associatedtype Frame: ViewModifier

    var content: @MainActor (Screen) -> Content { get }
    var bar: @MainActor () -> Bar { get }
    var frame: @MainActor (Screen) -> Frame { get }
    var options: ViewOptions<Screen> { get }
  }

  extension Rendering: ScreenRendering {}

  /// What an app says of single screens. Each has a default.
  @MainActor
  struct ViewOptions<Screen> {
    /// The first that knows the routes of the tabs gives the label.
    var tabLabels: [@MainActor (LayerTabs<Screen>, Int) -> TabLabel?] = []
    var hidesTabBar: @MainActor (Screen) -> Bool = { _ in false }
    var sheet: @MainActor (Screen) -> SheetOptions? = { _ in nil }
    var dialog: (@MainActor (Screen) -> DialogContent?)?
    var question: @MainActor (LeaveRequest) -> LeaveQuestion = { _ in LeaveQuestion() }
    var ownsStack: @MainActor (Screen) -> Bool = { _ in false }
    var ownsClose: @MainActor (Screen) -> Bool = { _ in false }

    func label(of position: Int, in tabs: LayerTabs<Screen>) -> TabLabel {
      for label in tabLabels {
        if let label = label(tabs, position) { return label }
      }
      return TabLabel(Text(verbatim: tabs.names[position]), systemImage: "circle")
    }

    /// What the platform has, and what it lacks.
    var traits: PlatformTraits {
      // Conditions leave platforms out, so that the type check on Linux sees what the others have.
      #if !os(macOS)
        let hasCover = true
      #else
        let hasCover = false
      #endif
      #if !os(tvOS) && !os(watchOS)
        let hasPopover = true
      #else
        let hasPopover = false
      #endif
      return PlatformTraits(
        hasCover: hasCover, hasPopover: hasPopover, hasDialog: dialog != nil)
    }
  }
#endif
