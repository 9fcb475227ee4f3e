@testable import SampleApp

extension Walk {
  static let unsavedInTabs = Walk(
    name: "unsaved text on every way out of a sheet in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
        ·
        Home
      …
      path: tabs > home
      url: /

      > go add
        Sign in
        ·
        Who are you? Any name will do, and there is no password.
      …
      waiting: todos.add, for session
      path: tabs > home ^ signIn

      > 1 Ann
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > 1 Sing
        Add a todo
        ·
        What is to be done by Ann Ash?
        ·
        Unsaved title:
        Sing
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > go todos
        Add a todo
        ·
        What is to be done by Ann Ash?
        ·
        Unsaved title:
        Sing
      …
      question: may add be left? type yes or no
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > no
        Add a todo
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > go settings
        Add a todo
      …
      question: may add be left? type yes or no
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > yes
        Home  Todos  Posts  [Settings]  Custom
        ·
        Settings
        ·
        Signed in as Ann
        Theme: System
        Items per page: 10
      …
      path: tabs > settings.root
      url: /settings

      > go add
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > 1 Sing
        Add a todo
        ·
        What is to be done by Ann Ash?
        ·
        Unsaved title:
        Sing
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > 2
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-7 of 7
        1. [ ] Sing
        2. [ ] Buy milk
        3. [x] Fix the bike
        4. [ ] Call Eve
        5. [ ] Read a book
        6. [x] Water the plants
        7. [ ] Pay the rent
        8. Show open
        9. Show done
        10. Add a todo
      path: tabs > todos.list
      url: /todos

      > go add
        Add a todo
        ·
        What is to be done by Ann Ash?
      …
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > 1 Hum
        Add a todo
        ·
        What is to be done by Ann Ash?
        ·
        Unsaved title:
        Hum
        1. Write a title <Title>
        2. Save
        3. Cancel
      path: tabs > todos.list ^ todos.add
      url: /todos/new

      > system sign-out
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
        ·
        All todos, showing 1-7 of 7
      …
      path: tabs > todos.list
      url: /todos

      > yes
      error: nothing is asked; "yes" answers a line that begins with "question: "
        Home  [Todos]  Posts  Settings  Custom
        ·
        Todos
      …
      path: tabs > todos.list
      url: /todos
      """)
}
