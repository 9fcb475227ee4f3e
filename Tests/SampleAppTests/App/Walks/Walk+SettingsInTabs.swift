@testable import SampleApp

extension Walk {
  static let settingsInTabs = Walk(
    name: "settings and the custom screen in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
        ·
        Choose where to go.
        1. Todos
        2. Posts
        3. Settings
        4. Custom View with Parameter
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
        1. Theme
        2. Items per page
        3. About
        4. Sign in
      path: tabs > settings.root
      url: /settings

      > 1
        Home  Todos  Posts  [Settings]  Custom
        ·
        Theme
        ·
        The theme of the app is System.
        1. System (current)
        2. Light
        3. Dark
        4. Sepia
      path: tabs > settings.root > settings.theme

      > back
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
        1. Theme
        2. Items per page
        3. About
        4. Sign in
      path: tabs > settings.root
      url: /settings

      > 2
        Home  Todos  Posts  [Settings]  Custom
        ·
        Items per page
        ·
        Lists show 10 items on a page.
        1. 5 items
        2. 10 items (current)
        3. 20 items
        4. 50 items
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
        1. Theme
        2. Items per page
        3. About
        4. Sign in
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
        ·
        Hello Custom View
      path: tabs > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > go home
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
        ·
        Choose where to go.
        1. Todos
        2. Posts
        3. Settings
        4. Custom View with Parameter
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
        ·
        Choose where to go.
        1. Todos
        2. Posts
        3. Settings
        4. Custom View with Parameter
      path: tabs > home
      url: /
      """)
}
