#!/usr/bin/env python3
"""Checks that names which only some platforms have are only used in conditions that leave the others out.

The comments of Tests/Fixtures/SwiftUIDeclarations say which releases first have a declaration, and which platforms
lack it. Sources/WaymarkSwiftUI may use a name only where `#if` leaves out the platforms that lack it, and, if the name
is newer than the platforms of Package.swift, inside `#available` or `@available` with its releases.

Conditions exclude platforms (`#if !os(macOS)`), and never select them, so that the type check on Linux sees the code
inside; it does not see that of an `#else`.

The check compares names only. Overloads with different platforms need only what all of them need. Initialisers need
what their type needs. A static member is not checked if Sources/WaymarkSwiftUI declares one of the same name.

    .ci/check-platforms.py            checks the sources
    .ci/check-platforms.py --list     lists the names, and what each needs
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parents[1]
PLATFORMS = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
ONE = r"(?:iOS|macOS|tvOS|watchOS|visionOS)"
RELEASES = re.compile(rf"(?:{ONE} [\d.]+(?:, )?)*?(?:{ONE} [\d.]+)?(?:; )?(?:[Nn]ot {ONE}(?:, )?)*\.$")
DECLARED = re.compile(r"\b(?:(static) )?(struct|class|enum|protocol|func|var|let|typealias) `?(\w+)|\b(case) (\w.*)")
KEYWORDS = {"func": "call", "var": "member", "let": "member", "typealias": "type", "struct": "type",
            "class": "type", "enum": "type", "protocol": "type"}
problems = []


def version(text):
    return tuple(int(part) for part in text.split("."))


def minimums():
    manifest = (ROOT / "Package.swift").read_text(encoding="utf-8")
    found = dict(re.findall(r"\.(iOS|macOS|tvOS|watchOS|visionOS)\(\.v(\d+)", manifest))
    if sorted(found) != sorted(PLATFORMS):
        sys.exit("check-platforms: Package.swift does not name all platforms")
    return {platform: version(number) for platform, number in found.items()}


def requirement(comment, where, least):
    """The needs in the comment above a declaration: from platform to release, or None where the platform lacks it."""
    named = {platform: version(number) for platform, number in re.findall(rf"({ONE}) ([\d.]*\d)", comment)}
    lacked = re.findall(rf"[Nn]ot ({ONE})", comment)
    newer = {platform: number for platform, number in named.items() if number > least[platform]}
    if newer and set(named) | set(lacked) != set(PLATFORMS):
        problems.append(f"{where}: a release newer than the package's, and not every platform is named")
    return {**newer, **dict.fromkeys(lacked)}


def declarations(least):
    """From kind and name of each declaration to what all declarations of that name need."""
    asked, count = {}, 0
    for path in sorted((ROOT / "Tests/Fixtures/SwiftUIDeclarations").rglob("*.swift")):
        # The needs in force, each with the indentation of its declaration.
        held, pending = [], None
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
            text, indent = line.strip(), len(line) - len(line.lstrip())
            if text.startswith("//"):
                words = text.removeprefix("//").strip()
                if re.match(rf"{ONE} \d|[Nn]ot {ONE}", words):
                    if not RELEASES.match(words):
                        problems.append(f"{path.relative_to(ROOT)}:{number}: cannot be read: {words}")
                    pending = requirement(words, f"{path.relative_to(ROOT)}:{number}", least)
                    count += 1
                continue
            if not text:
                continue
            # A declaration goes on with lines further in, and with lines that cannot begin one.
            if not re.match(r"[)}>{]|->|where\b", text):
                held = [(at, its) for at, its in held if at < indent]
            if pending is not None:
                held.append((indent, pending))
                pending = None
            its = {platform: need for _, one in held for platform, need in one.items()}
            for static, keyword, name, case, rest in DECLARED.findall(line):
                names = re.findall(r"(?:^|, )(\w+)", re.sub(r"\([^)]*\)", "", rest)) if case else [name]
                kind = "static" if static or case else KEYWORDS[keyword]
                for name in names:
                    asked.setdefault((kind, name), []).append(its)
    if count == 0:
        sys.exit("check-platforms: no comment names a release")
    common = {}
    for key, all_of_them in asked.items():
        shared = set.intersection(*(set(its) for its in all_of_them))
        needs = {platform: None if any(its[platform] is None for its in all_of_them)
                 else min(its[platform] for its in all_of_them) for platform in shared}
        if needs:
            common[key] = needs
    return common


def uses(kind, name):
    """The pattern for uses of a name."""
    if kind == "type":
        return re.compile(rf"(?<![\w.]){name}\b|\bSwiftUI\.{name}\b")
    if kind == "static":
        return re.compile(rf"(?:(?<![\w)\]?!\\.])|\b[A-Z]\w*)\.{name}\b")
    if kind == "call":
        return re.compile(rf"(?<!\w)(?<!func ){name}\s*(?=[({{])")
    return re.compile(rf"\.{name}\b(?!\s*\()")


def bare(text):
    """The text with blanks in place of comments and quoted text."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])
    return re.sub(r'(?s)/\*.*?\*/|//[^\n]*|"""(?s:.*?)"""|"(?:\\.|[^"\\\n])*"', blank, text)


def holds(condition, platform):
    """Whether a condition of `#if` holds: True, False, or None if that is not known."""
    known = {"canImport(SwiftUI)": True, "canImport(UIKit)": platform not in ("macOS", "Linux"),
             "canImport(AppKit)": platform == "macOS"}
    for name in PLATFORMS + ["Linux"]:
        known[f"os({name})"] = name == platform
    words = re.findall(r"\w+\([^()]*\)|\w+|&&|\|\||[!()]", condition)

    def primary():
        word = words.pop(0)
        if word == "!":
            value = primary()
            return None if value is None else not value
        if word == "(":
            value = either()
            words.pop(0)
            return value
        return known.get(word.replace(" ", ""), None)

    def both():
        value = primary()
        while words and words[0] == "&&":
            words.pop(0)
            other = primary()
            value = False if False in (value, other) else None if None in (value, other) else True
        return value

    def either():
        value = both()
        while words and words[0] == "||":
            words.pop(0)
            other = both()
            value = True if True in (value, other) else None if None in (value, other) else False
        return value

    return either()


def reached(code, where):
    """For each line, the platforms that compile it."""
    everywhere = set(PLATFORMS)
    stack, lines = [(everywhere, everywhere, set())], []
    for number, line in enumerate(code.split("\n"), 1):
        word = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if not word:
            lines.append(stack[-1][0])
            continue
        lines.append(set())
        if word[1] == "endif":
            stack.pop()
            continue
        outer, _, taken = (stack[-1][0], None, set()) if word[1] == "if" else (stack[-2][0], None, stack[-1][2])
        left = outer - taken
        if word[1] == "else":
            stack[-1] = (left, left, taken)
            continue
        now = {platform for platform in left if holds(word[2], platform) is not False}
        sure = {platform for platform in left if holds(word[2], platform) is True}
        if holds(word[2], "Linux") is False:
            problems.append(f"{where}:{number}: selects platforms, so that the type check does not see it:{word[2]}")
        entry = (now, left, taken | sure)
        stack = stack + [entry] if word[1] == "if" else stack[:-1] + [entry]
    return lines


def available(code, least):
    """The releases that are certain at each place, as pairs of where they begin and what they are."""
    scopes, pending, attribute, behind_guard = [dict(least)], None, None, None
    changes = [(0, dict(least))]

    def now(at):
        its = {**scopes[-1], **(attribute or {})}
        if changes[-1][1] != its:
            changes.append((at, its))

    for match in re.finditer(r"(#available|@available)\s*\(([^)]*)\)|[{}]|\n[ \t]*\n", code):
        at, text = match.start(), match[0]
        if match[1]:
            its = {platform: version(number) for platform, number in re.findall(rf"({ONE}) ([\d.]+)", match[2])}
            if match[1] == "@available":
                attribute = {**scopes[-1], **its}
            else:
                before = re.findall(r"\b(if|guard|while)\b", code[:at])
                pending = (before[-1] if before else "if", its)
        elif text == "{":
            base = {**scopes[-1], **(attribute or {})}
            if pending and pending[0] != "guard":
                scopes.append({**base, **pending[1]})
            else:
                scopes.append(base)
                if pending:
                    behind_guard = (len(scopes), pending[1])
            pending = attribute = None
        elif text == "}":
            if behind_guard and behind_guard[0] == len(scopes):
                its, behind_guard = behind_guard[1], None
                scopes.pop()
                scopes[-1] = {**scopes[-1], **its}
            elif len(scopes) > 1:
                scopes.pop()
        else:
            attribute = None
        now(match.end())
    return changes


def main():
    least = minimums()
    asked = declarations(least)
    if sys.argv[1:] == ["--list"]:
        for (kind, name), needs in sorted(asked.items()):
            print(kind, name, ", ".join(f"{at} {'.'.join(map(str, need)) if need else 'lacks it'}"
                                        for at, need in needs.items()))
        return
    files = sorted((ROOT / "Sources/WaymarkSwiftUI").rglob("*.swift"))
    codes = {path: bare(path.read_text(encoding="utf-8")) for path in files}
    own = set(re.findall(r"\bstatic (?:var|let|func) (\w+)", "\n".join(codes.values())))
    for line in re.findall(r"^\s*(?:indirect )?case ((?!\.)[^:\n]+)$", "\n".join(codes.values()), re.M):
        own |= set(re.findall(r"(?:^|, )(\w+)", re.sub(r"\([^)]*\)", "", line)))
    untold = sorted(name for kind, name in asked if kind == "static" and name in own)
    checked = 0
    for path, code in codes.items():
        where = path.relative_to(ROOT)
        lines, releases = reached(code, where), available(code, least)
        for (kind, name), needs in asked.items():
            if kind == "static" and name in own:
                continue
            for match in uses(kind, name).finditer(code):
                checked += 1
                number = code.count("\n", 0, match.start()) + 1
                certain = [its for at, its in releases if at <= match.start()][-1]
                for platform in sorted(lines[number - 1] & set(needs), key=PLATFORMS.index):
                    need = needs[platform]
                    if need is None:
                        problems.append(f"{where}:{number}: {platform} has no {name}; leave it out with #if")
                    elif certain[platform] < need:
                        release = ".".join(str(part) for part in need)
                        problems.append(f"{where}:{number}: {name} needs {platform} {release}; use #available")
    print("\n".join(problems) or f"check-platforms: {len(asked)} names that some platforms or releases lack, used "
          f"{checked} times in {len(files)} files, each only where it exists"
          + (f"; not checked, since the sources declare these names, too: {', '.join(untold)}" if untold else ""))
    sys.exit(1 if problems else 0)


main()
