@testable import SampleApp

extension Walk {
  static let trialsInTabs = Walk(
    name: "what would be is tried first, in tabs", layout: .tabs,
    transcript: """
        [Home]  Todos  Posts  Settings  Custom
      …
      path: tabs > home
      url: /

      > try tab todos
        It would be done.
          path: tabs > todos.list
        [Home]  Todos  Posts  Settings  Custom
      …
      path: tabs > home
      url: /

      > try open /todos/1/rename
        It would be done.
          path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
          enter todos.detail(id: 1)
          enter todos.rename(id: 1)
        [Home]  Todos  Posts  Settings  Custom
      …
      path: tabs > home
      url: /

      > open /todos/1/rename
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename

      > try home
        It would be done.
          path: tabs > home
          leave (dismissed) todos.rename(id: 1)
        Rename todo 1
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename

      > try tab posts
      error: no tabs are shown: something covers them; go back first, or type go posts
        Rename todo 1
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename

      > 1 Sing
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename

      > try back
        It would ask first: may rename(id: 1) be left?
          path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
        Rename todo 1
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename

      > try history 1
      error: "history 1" cannot be tried: a trial knows no history; type history to see where it leads
        Rename todo 1
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename

      > try 2
      error: "2" cannot be tried: only the screen knows what its actions do; type try and one of open, go, tab, back, root, home
        Rename todo 1
      …
      path: tabs > todos.list > todos.detail(id: 1) ^ todos.rename(id: 1)
      url: /todos/1/rename
      """)
}
