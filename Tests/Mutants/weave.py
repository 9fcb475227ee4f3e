#!/usr/bin/env python3
"""Puts many sleeping mutants into one copy of the package, so that they share a build.

    Tests/Mutants/weave.py COPY MUTANTS          weaves the sources in COPY/pristine into those in COPY/Sources
    Tests/Mutants/weave.py COPY MUTANTS LOG      weaves again, without the mutants to blame for the errors in LOG

MUTANTS has one mutant on each line, as in mutants.txt; the first one has the number 1. A function body that mutants
change is repeated, once for each mutant and once unchanged:

    { if WovenMutant.active == 1 { ... } else if WovenMutant.active == 2 { ... } else { ... } }

The environment variable WAYMARK_MUTANT says which mutant wakes up. Writes the numbers of the woven mutants to
COPY/woven. All others need a build of their own: they change something outside a body, or do not compile beside
others. Exits 1 if LOG has errors and no mutant is left to take out: then the package itself does not compile.
"""
import json
import pathlib
import re
import subprocess
import sys

TYPES = {"struct", "class", "enum", "extension", "protocol", "actor"}
BODIES = {"func", "init", "deinit"}
ACCESSORS = {"get", "set", "didSet", "willSet"}
MODIFIER = (r"(?:public|package|internal|fileprivate|private|static|class|final|override|required|convenience|lazy|weak|"
            r"unowned|indirect|mutating|nonmutating|consuming|borrowing|nonisolated|isolated|prefix|postfix|infix|dynamic|optional)"
            r"(?:\([a-z]+\))?\s+")
# The beginning of a declaration: the next brace opens its body or its members.
HEAD = re.compile(rf"(?:^|[;{{}}])[ \t]*(?:@\w+(?:\([^()]*\))?\s+)*(?:{MODIFIER})*"
                  rf"(?P<word>{'|'.join(sorted(TYPES | BODIES | ACCESSORS))}|subscript|var|let)\b(?!\s*:)", re.M)
SWITCH = """#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

@usableFromInline
enum WovenMutant {
  @usableFromInline static let active = getenv("WAYMARK_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
}
"""


def end_of_text(text, at):
    """The end of the quoted text that begins at an index: after its last quote and number sign."""
    signs = re.match(r"#*", text[at:])[0]
    quotes = '"""' if text.startswith('"""', at + len(signs)) else '"'
    at += len(signs) + len(quotes)
    while at < len(text):
        if text.startswith(quotes + signs, at):
            return at + len(quotes) + len(signs)
        if text.startswith("\\" + signs, at):
            at += 1 + len(signs)
            # An interpolation contains code, which may have quotes of its own.
            at = end_of_interpolation(text, at) if text.startswith("(", at) else at + 1
        else:
            at += 1
    raise ValueError("a text in quotes has no end")


def end_of_interpolation(text, at):
    depth = 0
    while at < len(text):
        past = end_of_blank(text, at)
        if past > at:
            at = past
            continue
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        at += 1
        if depth == 0:
            return at
    raise ValueError("an interpolation has no end")


def end_of_blank(text, at):
    """The end of the comment or quoted text that begins at an index; the index itself if none begins there."""
    if text.startswith("//", at):
        end = text.find("\n", at)
        return len(text) if end < 0 else end
    if text.startswith("/*", at):
        depth = 0
        for mark in re.compile(r"/\*|\*/").finditer(text, at):
            depth += 1 if mark[0] == "/*" else -1
            if depth == 0:
                return mark.end()
        raise ValueError("a comment has no end")
    return end_of_text(text, at) if re.compile(r'#*"').match(text, at) else at


def bare(text):
    """The text with blanks in place of comments and quoted text, so that all else stays where it was."""
    found, at = [], 0
    for start in re.finditer(r'//|/\*|#*"', text):
        if start.start() < at:
            continue
        end = end_of_blank(text, start.start())
        found += [text[at:start.start()], re.sub(r"[^\n]", " ", text[start.start():end])]
        at = end
    return "".join(found) + text[at:]


def braces(code):
    """Maps each opening brace of bare code to its closing brace."""
    pairs, opened = {}, []
    for mark in re.finditer(r"[{}]", code):
        if mark[0] == "{":
            opened.append(mark.start())
        elif not opened:
            raise ValueError("a closing brace has no opening one")
        else:
            pairs[opened.pop()] = mark.start()
    if opened:
        raise ValueError("a brace is not closed")
    return pairs


def change(old, new):
    """The start and the end of the part of the old text that differs in the new one."""
    start = next((at for at, (one, two) in enumerate(zip(old, new)) if one != two), min(len(old), len(new)))
    same = 0
    while same < min(len(old), len(new)) - start and old[-1 - same] == new[-1 - same]:
        same += 1
    return start, len(old) - same


def body(code, pairs, start, end):
    """The braces of the outermost body around a part of bare code; None if the part is in no body."""
    around = sorted(at for at, close in pairs.items() if at < start and end <= close)
    outer = 0
    for at in around:
        head = None
        for head in HEAD.finditer(code, max(outer - 1, 0), at):
            pass
        word = head["word"] if head else None
        text = code[head.start():at] if head else ""
        if word is None or text.count("(") != text.count(")"):
            return None
        if word in TYPES:
            outer = at + 1
            continue
        if word in BODIES | ACCESSORS:
            return at, pairs[at]
        # A property or a subscript: either its accessors have bodies, or it has one itself.
        if re.match(rf"\s*(?:@\w+\s+)*(?:{MODIFIER})*(?:{'|'.join(ACCESSORS)}|_read|_modify)\b", code[at + 1:pairs[at]]):
            outer = at + 1
            continue
        return (at, pairs[at]) if word in {"var", "subscript"} and not re.search(r"[^=]=[^=]", text) else None
    return None


def mutated(old, expression):
    """The text after sed; None unless sed changes or deletes exactly one line."""
    new = subprocess.run(["sed", expression], input=old, capture_output=True, text=True, check=False).stdout
    before, after = old.split("\n"), new.split("\n")
    fewer = len(before) - len(after)
    start = next((at for at, (one, two) in enumerate(zip(before, after)) if one != two), None)
    return new if start is not None and fewer in (0, 1) and before[start + 1:] == after[start + 1 - fewer:] else None


class Weave:
    """The mutants of one file, body by body."""

    def __init__(self, text):
        self.text, self.code = text, bare(text)
        self.pairs = braces(self.code)
        # Maps the start of a body to its end and to its mutants: the number of each, and the body as it has it.
        self.bodies = {}

    def add(self, number, new):
        """Adds a mutant of the text; false if it has to be built alone."""
        place = body(self.code, self.pairs, *change(self.text, new))
        if place is None:
            return False
        start, end = place[0] + 1, place[1]
        rest = len(self.text) - end
        inner = new[start:len(new) - rest]
        # Makes sure that exactly the text of the mutant wakes up.
        if self.text[:start] + inner + self.text[end:] != new:
            return False
        try:
            braces(bare(inner))
        except ValueError:
            return False
        self.bodies.setdefault(start, (end, []))[1].append((number, inner))
        return True

    def woven(self):
        """The text with all mutants, and for each body its line numbers and those of its mutants."""
        out, at, ranges = "", 0, []
        for start, (end, mutants) in sorted(self.bodies.items()):
            out += self.text[at:start] + " "
            first, parts = out.count("\n") + 1, []
            for number, inner in mutants:
                begin = out.count("\n") + 1
                out += f"if WovenMutant.active == {number} {{{inner}\n}} else "
                parts.append([begin, out.count("\n"), number])
            out += "{" + self.text[start:end] + "\n} "
            ranges.append([first, out.count("\n") + 1, parts])
            at = end
        return out + self.text[at:], ranges


def blamed(log, ranges):
    """The numbers of the mutants to blame for the errors of a build."""
    exact, near, files = set(), set(), set()
    for path, line in re.findall(r"^(?:.*/)?Sources/(\S[^:\n]*\.swift):(\d+):\d+: error:", log, re.M):
        for first, last, parts in ranges.get(path, []):
            files |= {number for _, _, number in parts}
            if not first <= int(line) <= last:
                continue
            inside = {number for begin, end, number in parts if begin <= int(line) <= end}
            exact |= inside
            if not inside:
                near |= {number for _, _, number in parts}
    everywhere = {number for bodies in ranges.values() for *_, parts in bodies for *_, number in parts}
    return exact or near or files or everywhere


def main(copy, mutants, log=None):
    copy = pathlib.Path(copy)
    alone, known = copy / "alone", copy / "ranges"
    apart = set(json.loads(alone.read_text())) if alone.exists() else set()
    if log is not None:
        found = blamed(pathlib.Path(log).read_text(encoding="utf-8", errors="replace"), json.loads(known.read_text()))
        if not found:
            return False
        apart |= found
    alone.write_text(json.dumps(sorted(apart)))

    sources = sorted(path for path in (copy / "pristine").rglob("*.swift"))
    weaves, woven, ranges = {}, [], {}
    for number, line in enumerate(pathlib.Path(mutants).read_text(encoding="utf-8").splitlines(), 1):
        _, _, file, expression = line.split("|", 3)
        paths = [path for path in sources if "/".join(path.relative_to(copy / "pristine").parts[1:]) == file]
        if len(paths) != 1 or number in apart:
            continue
        try:
            weave = weaves.get(paths[0]) or Weave(paths[0].read_text(encoding="utf-8"))
        except ValueError:
            continue
        weaves[paths[0]] = weave
        new = mutated(weave.text, expression)
        if new is not None and weave.add(number, new):
            woven.append(number)

    texts = {copy / "Sources" / module.name / "WovenMutant.swift": SWITCH for module in (copy / "pristine").iterdir()}
    for path in sources:
        name = str(path.relative_to(copy / "pristine"))
        text, ranges[name] = weaves[path].woven() if path in weaves else (path.read_text(encoding="utf-8"), [])
        texts[copy / "Sources" / name] = text
    for path, text in texts.items():
        # A file that stays as it is need not be built again.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    known.write_text(json.dumps(ranges))
    (copy / "woven").write_text("".join(f"{number}\n" for number in woven))
    return True


if __name__ == "__main__":
    sys.exit(0 if main(*sys.argv[1:]) else 1)
