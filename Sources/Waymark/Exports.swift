// Routes, stacks and links need no coordinator and are a module of their own. Whoever imports this
// one has them, too, and writes one import.
@_exported public import WaymarkRoutes
