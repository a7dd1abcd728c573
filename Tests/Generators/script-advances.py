#!/usr/bin/env python3
"""Prints how wide texts of scripts are that the built-in faces have no letters of, and how far estimates are off.

Usage: script-advances.py [--markdown]

Needs HarfBuzz (`uharfbuzz` of PyPI), the Noto fonts (Debian's `fonts-noto-core`, `fonts-noto-cjk`,
`fonts-noto-color-emoji`) and DejaVu Sans (`fonts-dejavu-core`), which browsers take for Arabic on Debian. Each text is shaped with the font of its script, as a browser does it. The estimate for a script
is the mean advance of what takes a column in a terminal, in parts of the em, over all of its texts; the error is that of
the width of a text, estimated in this way, in per cent of what the font gives.
"""

import argparse
import pathlib
import unicodedata

import uharfbuzz

DEJAVU = pathlib.Path("/usr/share/fonts/truetype/dejavu")
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
CJK = pathlib.Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
# For each script: its font, and texts as labels, buttons and sentences have them.
SCRIPTS = {
    "Arabic": (DEJAVU / "DejaVuSans.ttf", [
        "تسجيل الدخول", "كلمة المرور", "البريد الإلكتروني", "إلغاء", "حفظ التغييرات", "الإعدادات", "مرحبا بالعالم",
        "هل تريد المتابعة؟", "تم إرسال الرسالة بنجاح", "الصفحة الرئيسية"]),
    "Devanagari": (NOTO / "NotoSansDevanagari-Regular.ttf", [
        "साइन इन करें", "पासवर्ड", "ईमेल पता", "रद्द करें", "परिवर्तन सहेजें", "सेटिंग", "नमस्ते दुनिया", "क्या आप जारी रखना चाहते हैं",
        "संदेश भेज दिया गया", "मुख्य पृष्ठ"]),
    "Thai": (NOTO / "NotoSansThai-Regular.ttf", [
        "ลงชื่อเข้าใช้", "รหัสผ่าน", "ที่อยู่อีเมล", "ยกเลิก", "บันทึกการเปลี่ยนแปลง", "การตั้งค่า", "สวัสดีชาวโลก", "คุณต้องการดำเนินการต่อหรือไม่",
        "ส่งข้อความแล้ว", "หน้าแรก"]),
    "Han": (CJK, ["登录", "密码", "电子邮件地址", "取消", "保存更改", "设置", "你好，世界", "您要继续吗", "消息已发送", "主页"]),
    "Kana": (CJK, ["ログイン", "パスワード", "メールアドレス", "キャンセル", "へんこうをほぞん", "せってい", "こんにちは"]),
    "Hangul": (CJK, ["로그인", "비밀번호", "이메일 주소", "취소", "변경 사항 저장", "설정", "안녕하세요", "계속하시겠습니까"]),
    "Emoji": (NOTO / "NotoColorEmoji.ttf", ["😀", "🎉", "👍🏽", "👨‍👩‍👧", "🇩🇪", "❤️", "🚀", "1️⃣"]),
}


def shaped(font, text):
    """The width of a text in parts of the em, spaces left out: these are in the tables."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text.replace(" ", ""))
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions) / font.face.upem


def columns(script, text):
    """The number of characters that have a width: marks, and what joins others, have none."""
    if script == "Emoji":
        return 1
    return sum(1 for character in text if character != " " and unicodedata.category(character) not in ("Mn", "Me", "Cf"))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--markdown", action="store_true", help="print the table of Documentation/Text.md")
    options = parser.parse_args()
    if options.markdown:
        print("| Script | Width of a character, in em | Error of a text: mean | greatest |\n|---|---|---|---|")
    for script, (path, texts) in SCRIPTS.items():
        font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))
        widths = [(shaped(font, text), columns(script, text)) for text in texts]
        mean = round(sum(width for width, _ in widths) / sum(count for _, count in widths), 2)
        errors = [abs(mean * count - width) / width for width, count in widths]
        figures = (f"{mean:.2f}", f"{100 * sum(errors) / len(errors):.0f} %", f"{100 * max(errors):.0f} %")
        print("| " + " | ".join((script, *figures)) + " |" if options.markdown else f"{script:12}" + "  ".join(figures))


if __name__ == "__main__":
    main()
