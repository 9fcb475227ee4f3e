@testable import SampleApp

extension Walk {
  static let settingsInStack = Walk(
    name: "settings, pages and the custom screen in a stack", layout: .stack,
    transcript: """
        Home
      …
      path: home
      url: /

      > go settings
        Settings
        ·
        Not signed in
        Theme: System
        Items per page: 10
        1. Theme
        2. Items per page
        3. About
        4. Sign in
      path: home > settings.root
      url: /settings

      > 1
        Theme
        ·
        The theme of the app is System.
        1. System (current)
        2. Light
        3. Dark
        4. Sepia
      path: home > settings.root > settings.theme

      > 4
        Settings
        ·
        Not signed in
        Theme: Sepia
        Items per page: 10
        1. Theme
        2. Items per page
        3. About
        4. Sign in
      path: home > settings.root
      url: /settings

      > go settings
        This is shown already.
        Settings
        ·
        Not signed in
        Theme: Sepia
        Items per page: 10
      …
      path: home > settings.root
      url: /settings

      > 2
        Items per page
        ·
        Lists show 10 items on a page.
        1. 5 items
        2. 10 items (current)
        3. 20 items
        4. 50 items
      path: home > settings.root > settings.itemsPerPage
      url: /settings/items-per-page

      > 1
        Items per page
        ·
        Lists show 5 items on a page.
        1. 5 items (current)
        2. 10 items
        3. 20 items
        4. 50 items
      path: home > settings.root > settings.itemsPerPage
      url: /settings/items-per-page

      > go todos
        Todos
        ·
        All todos, showing 1-5 of 6, page 1 of 2
        1. [ ] Buy milk
        2. [x] Fix the bike
        3. [ ] Call Eve
        4. [ ] Read a book
        5. [x] Water the plants
        6. Next page
        7. Show open
        8. Show done
        9. Add a todo
      path: home > settings.root > settings.itemsPerPage > todos.list
      url: /todos

      > 6
        Todos
        ·
        All todos, showing 6 of 6, page 2 of 2
        1. [ ] Pay the rent
        2. Previous page
        3. Show open
        4. Show done
        5. Add a todo
      path: home > settings.root > settings.itemsPerPage > todos.list
      url: /todos

      > go custom
        Custom view
        ·
        Hello Custom View
      path: home > settings.root > settings.itemsPerPage > todos.list > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View

      > go home
        Home
      …
      path: home
      url: /

      > 3
        Settings
        ·
        Not signed in
        Theme: Sepia
        Items per page: 5
        1. Theme
        2. Items per page
        3. About
        4. Sign in
      path: home > settings.root
      url: /settings

      > 3
        About
        ·
        The sample app of Waymark, coordinators for Swift.
        Its features know nothing of each other; the app puts them together,
        as one stack, as tabs or as columns, without a change in them.
      path: home > settings.root > settings.about
      url: /settings/about

      > home
        Home
      …
      path: home
      url: /

      > 4
        Custom view
        ·
        Hello Custom View
      path: home > custom(message: "Hello Custom View")
      url: /custom?message=Hello%20Custom%20View
      """)
}
