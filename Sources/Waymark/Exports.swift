// Routes, stacks and links need no coordinator and are a module of their own. This module exports
// it, so apps need only one import.
@_exported public import WaymarkRoutes
