#!/usr/bin/env python3
"""Writes 600 paragraphs in eight scripts, with the widths and the lines that Chromium gives them.

Usage: paragraphs.py [--seed N] [--count N] [--chromium PROGRAM] [--pairs] > Tests/TrussTextTests/Fixtures/paragraphs.txt

Needs Chromium (Debian's `chromium`) and, of Debian's packages, `fonts-liberation2`, `fonts-dejavu-core`,
`fonts-noto-core`, `fonts-noto-cjk` and `fonts-noto-color-emoji`. The texts are composed of the words below, by the seed
alone. Each line of the output has, with tabs between them: the script; the file of a font, beneath
`/usr/share/fonts/truetype`; the size in px; the width of the paragraph in parts of its own on one line; its width on one
line, and the paragraph with a bar where a line ends, in that font; the same two in Liberation Sans, where Chromium takes
what it lacks from other fonts. Ligatures that may be switched off are, as in the SVG of a text in a font file; so is the
trimming of ideographic punctuation. With `--pairs` it prints, for each printable character of ASCII, those that Chromium
begins a line with behind it: `a-b` may be broken, `a/b` may not.
"""

import argparse
import html
import json
import pathlib
import random
import re
import subprocess
import tempfile

FONTS = {
    "dejavu/DejaVuSans.ttf": "DejaVu Sans",
    "liberation2/LiberationSans-Regular.ttf": "Liberation Sans",
    "liberation2/LiberationSerif-Regular.ttf": "Liberation Serif",
    "noto/NotoSansArabic-Regular.ttf": "Noto Sans Arabic",
    "noto/NotoNaskhArabic-Regular.ttf": "Noto Naskh Arabic",
    "noto/NotoSansHebrew-Regular.ttf": "Noto Sans Hebrew",
    "noto/NotoSansThai-Regular.ttf": "Noto Sans Thai",
    "noto/NotoSansDevanagari-Regular.ttf": "Noto Sans Devanagari",
}
EUROPEAN = ["dejavu/DejaVuSans.ttf", "liberation2/LiberationSans-Regular.ttf", "liberation2/LiberationSerif-Regular.ttf"]
# For each script: its fonts, what stands between its words, and its words.
SCRIPTS = {
    "Latin": (EUROPEAN, " ", (
        "the river runs quietly past a well-known mill, and (on Sundays) nobody works; rain at 7:30 AVATAR Tyre To. “stone” "
        "half-way across Łódź naïve façade crème Größe, žluťoučký kůň co\u00adopera\u00adtion 12\u00a0km 100\u00a0% — fjord office "
        "3–5 it’s what? yes! A/B e-mail 1,250.50 € number").split(" ")),
    "Vietnamese": (EUROPEAN, " ", (
        "buổi sáng trời trong, những chiếc thuyền nhỏ rời bến về phía đảo; người bán hàng gánh rau quả qua cầu gỗ cũ, tiếng chuông "
        "vọng lại từ ngôi chùa trên đồi (rất xa) giữa cánh đồng lúa xanh mướt ở miền Tây Đường phố Nguyễn").split(" ")),
    "Greek": (EUROPEAN, " ", (
        "το ποτάμι κυλάει ήσυχα δίπλα στον παλιό μύλο, και (την Κυριακή) κανείς δεν δουλεύει· βροχή στις 7:30 «πέτρα» ψωμί-τυρί "
        "Θάλασσα ξεχωριστός; ΐδιος αϋπνία Άνοιξη 25 € — φως").split(" ")),
    "Cyrillic": (EUROPEAN, " ", (
        "река тихо течёт мимо старой мельницы, и (по воскресеньям) никто не работает; дождь в 7:30 «камень» кто-нибудь из-за "
        "Щука объезд їжак ґанок љубав Ђорђе цена 25 ₽ — юг").split(" ")),
    "Arabic": (["noto/NotoSansArabic-Regular.ttf", "noto/NotoNaskhArabic-Regular.ttf", "dejavu/DejaVuSans.ttf"], " ", (
        "يجري النهر بهدوء قرب الطاحونة القديمة، ولا يعمل أحد (يوم الجمعة) هنا؛ مطر في ٧ صباحا ٢٥ كتاب الأطفال لأن إلا الآن "
        "مدينة بيضاء هل تسمع؟ سؤال شيء ماء قرية لغة ثلاثة خبز ضوء مكتبة مُهِمّ السلام عليكم").split(" ")),
    "Hebrew": (["noto/NotoSansHebrew-Regular.ttf", "dejavu/DejaVuSans.ttf", "liberation2/LiberationSans-Regular.ttf"], " ", (
        "הנהר זורם בשקט ליד הטחנה הישנה, ואיש (בשבת) אינו עובד; גשם בשעה 7:30 אבן־דרך צה״ל ג׳ירפה לחם מים שלושה ילדים "
        "קוראים ספר 25 ₪ בית-ספר האם? כן! ץ ף ךָ שָׁלוֹם").split(" ")),
    "Thai": (["noto/NotoSansThai-Regular.ttf"], " ", (
        "แม่น้ำไหล อย่างช้าๆ ผ่านโรงสีเก่า และ วันอาทิตย์ ไม่มีใครทำงาน ฝนตก ตอนเช้า ราคา 25 บาท เด็กๆ อ่านหนังสือ ใต้ต้นไม้ใหญ่ "
        "ที่นี่ น้ำใส กำลังดี ตลาด (ใกล้บ้าน) ปลา ข้าว").split(" ")),
    "Devanagari": (["noto/NotoSansDevanagari-Regular.ttf"], " ", (
        "नदी पुरानी चक्की के पास धीरे बहती है, और (रविवार को) कोई काम नहीं करता; सुबह बारिश हुई। बच्चे किताब पढ़ते हैं पेड़ के नीचे 25 रुपये "
        "क्षमा ज्ञान त्रिशूल श्री विद्या प्रकाश कर्म सूर्य हिन्दी पत्थर शक्ति अँधेरा दूध २५").split(" ")),
    "Chinese": ([], "", (
        "河水 静静地 流过 老磨坊， 星期天 没有人 工作。 早上 下雨 《小河》 “石头” （很远） 孩子们 在 树下 读书、 写字； 价格 25 元 "
        "！ 為什麼？ 我們 北京 Truss 12.5 …… ——").split(" ")),
    "Japanese": ([], "", (
        "川は 静かに 流れ、 古い 水車の そばを 通る。 日曜日は だれも 働かない 「石」 を ひろって、 キャッチボール ちょっと （遠く） "
        "子どもたち コーヒー 東京・京都 25円 々 人々 っと！ 何？ ー ABC データ ぁ").split(" ")),
    "Korean": ([], " ", (
        "강물은 조용히 오래된 방앗간 옆을 흐르고, 일요일에는 아무도 (정말) 일하지 않는다. 아침에 비가 왔다 “돌” 아이들이 나무 아래에서 책을 "
        "읽는다; 25원 서울·부산 왜? 예! 값을 꽃").split(" ")),
    "Symbols": (EUROPEAN, " ", (
        "⌘C ✓ ★ → ← ↑ ⇒ ∞ ≤ ≥ ≠ ± × ÷ √ ∑ • … — ™ © ° € £ ½ ² ¶ § ☆ ☀ ☂ ♠ ♥ ♪ ▲ ▶ ■ □ ● ○ ◆ ☐ ☑ ✗ ✔ ➜ ⌥ ⇧ save open next "
        "step 10 total").split(" ")),
    "Emoji": (EUROPEAN, " ", (
        "😀 🎉🎉 👍🏽 👨‍👩‍👧 🇩🇪🇫🇷 ❤️ 🚀 1️⃣ 👩🏽‍💻 🏳️‍🌈 ok done party (🎂) ⭐ ✅ ⌚ 🙂! 🐟🐠🐡 great").split(" ")),
    "URLs": (EUROPEAN, " ", (
        "see https://example.org/path/to/page.html?query=one&other=two#part or www.example.com/2024/05/entry and/or "
        "/usr/local/share/fonts mailto:someone@example.net 2024-05-06 555-1234 --option=value -x C:\\Users\\Public f(x)[1] what?(no) "
        "file.tar.gz a_b_c km/h α/β https://example.org/a-title-of-3 x=1&y=2 1/2 then").split(" ")),
}
WIDTHS = [120, 160, 200, 260, 320]
SIZES = [11, 13, 16, 20]


def paragraphs(source, count):
    scripts = list(SCRIPTS)
    for number in range(count):
        script = scripts[number % len(scripts)]
        fonts, between, words = SCRIPTS[script]
        text = between.join(source.choice(words) for _ in range(source.randint(4, 14)))
        yield script, source.choice(fonts) if fonts else "", source.choice(SIZES), source.choice(WIDTHS), text


READ = """
const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'});
document.fonts.ready.then(() => {
  document.body.textContent = JSON.stringify([...document.querySelectorAll('p')].map(p => {
    const top = p.getBoundingClientRect().top, node = p.firstChild, range = document.createRange();
    let marked = '', line = 0;
    for (const {segment, index} of graphemes.segment(node.data)) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const box = range.getBoundingClientRect();
      const found = segment === ' ' || !box.height ? line : Math.floor(((box.top + box.bottom) / 2 - top) / 80);
      if (found > line) { marked += '|'; line = found; }
      marked += segment;
    }
    p.style.whiteSpace = 'nowrap';
    range.selectNodeContents(p);
    return [Math.max(...[...range.getClientRects()].map(box => box.right))
      - Math.min(...[...range.getClientRects()].map(box => box.left)), marked];
  }));
});
"""


def measured(texts, chromium):
    """For each family, size, width and text its width on one line in Chromium, and the text with a bar at each break."""
    page = (
        "<!doctype html><meta charset=utf-8><style>p { margin: 0; line-height: 80px; font-kerning: normal; "
        "text-rendering: geometricPrecision; font-variant-ligatures: no-common-ligatures; text-spacing-trim: space-all }"
        "</style>"
        + "".join(
            f'<p dir=auto style="font-family: \'{family}\'; font-size: {size}px; width: {width}px">{html.escape(text)}</p>'
            for family, size, width, text in texts)
        + f"<script>{READ}</script>")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "page.html"
        path.write_text(page, encoding="utf-8")
        command = [
            chromium, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync",
            "--virtual-time-budget=60000", "--disable-background-networking", f"--user-data-dir={folder}/profile",
            "--dump-dom", path.as_uri()]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return json.loads(html.unescape(re.search(r"<body>(.*)</body>", shown, re.DOTALL).group(1)))


def pairs(chromium):
    codes = [chr(code) for code in range(0x21, 0x7F)]
    texts = [("Liberation Sans", 10, 1, f"a{one}{other}b") for one in codes for other in codes]
    for number, one in enumerate(codes):
        row = measured(texts[number * len(codes):(number + 1) * len(codes)], chromium)
        # A bar may stand before and behind the pair too, and may be the pair's own.
        print(one, "".join(other for other, (_, marked) in zip(codes, row) if re.match(r"a\|?.\|.", marked) and (
            len(marked) - 4 > (marked[1] == "|") or one != "|")))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=602)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--pairs", action="store_true")
    options = parser.parse_args()
    if options.pairs:
        return pairs(options.chromium)
    cases = list(paragraphs(random.Random(options.seed), options.count))
    plain = measured([("Liberation Sans", size, width, text) for _, _, size, width, text in cases], options.chromium)
    own = measured([(FONTS.get(font, "Liberation Sans"), *rest) for _, font, *rest in cases], options.chromium)
    print("# Made by paragraphs.py; do not edit.")
    for (script, font, size, width, _), (sans, sans_lines), (length, lines) in zip(cases, plain, own):
        print(script, font, size, width, f"{length:.3f}", lines, f"{sans:.3f}", sans_lines, sep="\t")


if __name__ == "__main__":
    main()
