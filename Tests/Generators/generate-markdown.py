#!/usr/bin/env python3
"""Prints texts in Markdown with the spans that another parser finds: the fixture of InlineMarkdownTests.

Usage: python3 -m venv oracle && oracle/bin/pip install markdown-it-py==4.0.0
       oracle/bin/python Tests/Generators/generate-markdown.py > Tests/TrussTextTests/Fixtures/markdown.txt

Each line is a text and its spans, as JSON: [text, [[span, "emphasis strong strikethrough code", link or null], ...]].
Texts are random strings of what Markdown gives a meaning, and a few sentences.
"""

import json
import random

from markdown_it import MarkdownIt

COUNT = 1500
PIECES = ["*", "*", "**", "***", "_", "__", "~~", "`", "``", "[", "]", "(", ")", "](", "](a)", "](b \"t\")", "![", "<",
          ">", "\\", "\\*", "&amp;", "&", "&#38;", "\"", "'", "!", ".", ",", " ", " ", " ", " ", "a", "b", "word", "x y",
          "é", "(c)", "<https://a.b>", "<x@y.z>", "é*", "“", "\n", "1", "$", "-"]
SENTENCES = [
    "Run `swift test`, then read **the first line** or [the guide](Start.md).",
    "*a **b** c* and _d __e__ f_, snake_case_name, 2*3*4 = 24, ~~gone~~",
    "***both*** **bold *nested* bold** *it **bold***",
    "`` a ` b `` and `a  b` and ` ` and ``` ` ```",
    "[a [b](c) d](e) ![alt *text*](picture.png \"Title\") [x](<a b> 'c')",
    "\\*not emphasis\\* \\`code\\` \\[link\\](x) C:\\dir\\file \\\\",
    "<https://example.org/?a=b&c=d> <mail@example.org> <b>no tag</b> 1 < 2 > 0",
    "AT&amp;T &copy; &#169; &#xA9; &nope; &#0; &hellip;",
    "**bold**text **bold **text** * a * **a**b** *(a)* _(a)_b _a_b",
    "5 * 3 * 2 and **2 ** 3** a~~b~~c",
    "[link](a(b)c) [link](a(b) [link]( a ) [link](a\\)b) [](x) [x]()",
]

markdown = MarkdownIt("commonmark", {"html": False}).enable("strikethrough")
markdown.validateLink = lambda url: True
markdown.normalizeLink = lambda url: url
markdown.normalizeLinkText = lambda url: url


def spans(text):
    """The spans of a text; neighbours that are alike are one."""
    result = []
    depth = {"em": 0, "strong": 0, "s": 0}
    links = []

    def add(content, is_code=False):
        names = [name for name, tag in (("emphasis", "em"), ("strong", "strong"), ("strikethrough", "s")) if depth[tag]]
        span = [content, " ".join(names + (["code"] if is_code else [])), links[-1] if links else None]
        if not content:
            return
        if result and result[-1][1:] == span[1:]:
            result[-1][0] += content
        else:
            result.append(span)

    def walk(tokens):
        for token in tokens:
            kind = token.type
            if kind == "text" or kind == "text_special":
                add(token.content)
            elif kind == "code_inline":
                add(token.content, is_code=True)
            elif kind in ("softbreak", "hardbreak"):
                add("\n")
            elif kind == "link_open":
                links.append(token.attrs["href"])
            elif kind == "link_close":
                links.pop()
            elif kind == "image":
                walk(token.children)
            elif kind.endswith("_open"):
                depth[token.tag] += 1
            elif kind.endswith("_close"):
                depth[token.tag] -= 1
            else:
                raise ValueError(kind)

    walk(markdown.parseInline(text)[0].children)
    return result


def main():
    print("# Made by generate-markdown.py; do not edit.")
    generator = random.Random(20261123)
    texts = list(SENTENCES)
    while len(texts) < COUNT:
        text = "".join(generator.choice(PIECES) for _ in range(generator.randint(3, 14))).strip(" \n")
        # White space stays as it is, where the other parser drops it at the ends of lines; it knows of no link in the
        # description of an image.
        if text and " \n" not in text and "\n " not in text and "![" not in text:
            texts.append(text)
    for text in texts:
        print(json.dumps([text, spans(text)], ensure_ascii=True))


main()
