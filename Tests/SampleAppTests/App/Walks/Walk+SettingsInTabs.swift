@testable import SampleApp

extension Walk {
  static let settingsInTabs = Walk(
    name: "settings and the custom screen in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > 3
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
      …
      path: tabs > settings.root
      url: /settings

      > 1
        Home  Todos  Posts  [Settings]  Custom
        ·
        Theme
        ·
        The theme of the app is System.
      …
      path: tabs > settings.root > settings.theme

      > back
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
      …
      path: tabs > settings.root
      url: /settings

      > 2
        Home  Todos  Posts  [Settings]  Custom
        ·
        Items per page
        ·
        Lists show 10 items on a page.
      …
      path: tabs > settings.root > settings.itemsPerPage
      url: /settings/items-per-page

      > go settings
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
      …
      path: tabs > settings.root
      url: /settings

      > 3
        Home  Todos  Posts  [Settings]  Custom
        ·
        About
        ·
        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
      path: tabs > settings.root > settings.about
      url: /settings/about

      > go custom
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Hello Custom View
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > root
        This is the first screen of the feature already.
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
      …
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > go home
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > 4
        Home  Todos  Posts  Settings  [Custom]
        ·
        Custom view
        ·
        Hello Custom View
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > back
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /
      """)
}
