#!/usr/bin/env python3
"""Writes the small images of the tests of image files, and what Pillow and Chromium say of them.

Usage: generate-images.py

    python3 -m venv images && images/bin/pip install pillow numpy
    images/bin/python Tests/Generators/generate-images.py

PNGs of every color type and bit depth are written here, byte by byte, as no library writes all of them; JPEGs, GIFs and
WebPs are Pillow's own. Pillow must decode each of them, with the size and the format that the list names. `images.txt`
has of each file, tab-separated: name, format, width and height as shown, and the natural size that Chromium gives it in
<img> (`0 0` where it does not show it), or `-` where no `chromium` was found.
"""

import base64
import io
import json
import pathlib
import random
import shutil
import struct
import subprocess
import tempfile
import zlib

import numpy
from PIL import Image, ImageOps

TARGET = pathlib.Path(__file__).parent.parent / "TrussImagesTests" / "Fixtures"
ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
NAMES = {0: "gray", 2: "rgb", 3: "palette", 4: "gray-alpha", 6: "rgba"}
noise = random.Random(20240611)
rows = []


def save(name, format, data, width, height):
    if format != "SVG":
        image = Image.open(io.BytesIO(data))
        assert image.format == format.upper(), (name, image.format)
        # Browsers follow the orientation of JPEG and PNG, and not that of WebP.
        shown = image if format == "WebP" else ImageOps.exif_transpose(image)
        shown.convert("RGBA")
        assert shown.size == (width, height), (name, shown.size)
    (TARGET / name).write_bytes(data)
    rows.append([name, format, str(width), str(height)])


# --- PNG -------------------------------------------------------------------------------------------------------------


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, color, depth, interlaced=False, before=b""):
    """A PNG of noise."""
    data = b""
    for x0, y0, dx, dy in ADAM7 if interlaced else [(0, 0, 1, 1)]:
        columns = len(range(x0, width, dx))
        for _ in range(y0, height, dy) if columns else []:
            data += b"\0" + noise.randbytes((columns * depth * CHANNELS[color] + 7) // 8)
    out = b"\x89PNG\r\n\x1a\n"
    out += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, int(interlaced))) + before
    if color == 3:
        out += chunk(b"PLTE", noise.randbytes(3 << depth))
    return out + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")


def write_pngs():
    for color, depths in {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}.items():
        for depth in depths:
            save(f"{NAMES[color]}-{depth}.png", "PNG", png(13, 11, color, depth), 13, 11)
    save("interlaced.png", "PNG", png(13, 11, 2, 8, interlaced=True), 13, 11)
    physical = chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))
    save("physical.png", "PNG", png(9, 7, 2, 8, before=physical), 9, 7)
    save("exif.png", "PNG", png(9, 5, 2, 8, before=chunk(b"eXIf", exif(6, ">")[6:])), 5, 9)
    out = io.BytesIO()
    frames = [Image.new("RGB", (12, 8), c) for c in ["red", "lime"]]
    frames[0].save(out, "PNG", save_all=True, append_images=frames[1:], duration=100)
    save("animated.png", "PNG", out.getvalue(), 12, 8)
    out = io.BytesIO()
    photo(40, 30).save(out, "PNG", optimize=True)
    save("photo.png", "PNG", out.getvalue(), 40, 30)


# --- JPEG, GIF, WebP -------------------------------------------------------------------------------------------------


def exif(orientation, order, before=0):
    """A block of Exif data with some other tags before the orientation."""
    mark = b"MM" if order == ">" else b"II"
    entries = [struct.pack(order + "HHII", 0x100 + i, 4, 1, 7) for i in range(before)]
    entries.append(struct.pack(order + "HHIHH", 0x112, 3, 1, orientation, 0))
    head = mark + struct.pack(order + "HI", 42, 8)
    return b"Exif\0\0" + head + struct.pack(order + "H", len(entries)) + b"".join(entries) + bytes(4)


def photo(width, height):
    """Soft colors with an edge, as a photo has them."""
    y, x = numpy.mgrid[0:height, 0:width]
    red = 128 + 100 * numpy.sin(x / 5.0)
    green = 255 * y / max(1, height - 1)
    blue = numpy.where(x + y > (width + height) / 2, 220, 40)
    return Image.fromarray(numpy.stack([red, green, blue], -1).astype(numpy.uint8))


def save_jpeg(name, image, size, **options):
    out = io.BytesIO()
    image.save(out, "JPEG", **options)
    save(name, "JPEG", out.getvalue(), *size)


def write_jpegs():
    image = photo(29, 19)
    save_jpeg("baseline.jpg", image, image.size, quality=75)
    save_jpeg("gray.jpg", image.convert("L"), image.size, quality=80)
    save_jpeg("progressive.jpg", image, image.size, progressive=True, quality=85)
    save_jpeg("restart.jpg", image, image.size, quality=70, restart_marker_blocks=2)
    save_jpeg("cmyk.jpg", image.convert("CMYK"), image.size, quality=90)
    save_jpeg("tiny.jpg", photo(1, 1), (1, 1), quality=90)
    for orientation in range(1, 9):
        block = exif(orientation, "<>"[orientation % 2], orientation % 3)
        size = (12, 7) if orientation < 5 else (7, 12)
        save_jpeg(f"exif-{orientation}.jpg", photo(12, 7), size, exif=block, quality=80)
    plain = io.BytesIO()
    photo(12, 7).save(plain, "JPEG", comment="x" * 300, icc_profile=bytes(200))
    data = plain.getvalue()
    # Fill bytes before a marker, and Exif data after the frame header.
    frame = data.index(b"\xff\xc0")
    data = data[:frame] + b"\xff\xff\xff" + data[frame:]
    scan = data.index(b"\xff\xda")
    block = exif(8, "<")
    data = data[:scan] + b"\xff\xe1" + struct.pack(">H", len(block) + 2) + block + data[scan:]
    save("late-exif.jpg", "JPEG", data, 7, 12)


def write_others():
    for version in (b"GIF87a", b"GIF89a"):
        out = io.BytesIO()
        Image.new("P", (300, 5)).save(out, "GIF")
        save(f"{version[3:].decode()}.gif", "GIF", version + out.getvalue()[6:], 300, 5)
    out = io.BytesIO()
    frames = [Image.new("RGB", (10, 6), c) for c in ["red", "lime"]]
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:])
    save("animated.gif", "GIF", out.getvalue(), 10, 6)
    translucent = photo(21, 12).convert("RGBA")
    translucent.putalpha(99)
    for name, image, options in [
        ("lossy", photo(33, 20), {"quality": 40}),
        ("lossless", photo(21, 12), {"lossless": True}),
        ("extended", translucent, {"quality": 40}),
        ("animated", frames[0], {"save_all": True, "append_images": frames[1:]}),
        ("oriented", photo(33, 20), {"quality": 40, "exif": exif(6, "<")[6:]}),
    ]:
        out = io.BytesIO()
        image.save(out, "WEBP", **options)
        save(f"{name}.webp", "WebP", out.getvalue(), *image.size)


# --- SVG -------------------------------------------------------------------------------------------------------------

NS = 'xmlns="http://www.w3.org/2000/svg"'
SVGS = {
    # name: (text, width, height); the size is that of CSS, or of the viewBox where neither side is given.
    "pixels": (f'<svg {NS} width="120" height="80px"/>', 120, 80),
    "inches": (f'<svg {NS} width="1in" height=".5IN"/>', 96, 48),
    "centimeters": (f'<svg {NS} width="2.54cm" height="25.4mm"/>', 96, 96),
    "points": (f'<svg {NS} width="72pt" height="6pc"/>', 96, 96),
    "quarters": (f'<svg {NS} width="101.6Q" height="1e2"/>', 96, 100),
    "em": (f'<svg {NS} width="2em" height="3rem"/>', 32, 48),
    "viewbox": (f'<svg {NS} viewBox="0 0 64 32"/>', 64, 32),
    "commas": (f'<svg {NS} viewBox=" -1.5,-2 , 64\n32 "/>', 64, 32),
    "percent": (f'<svg {NS} width="100%" height="100%" viewBox="0 0 30 90"/>', 30, 90),
    "width-only": (f'<svg {NS} width="200" viewBox="0 0 100 50"/>', 200, 100),
    "height-only": (f'<svg {NS} height="200" viewBox="0 0 100 50"/>', 400, 200),
    "width-alone": (f'<svg {NS} width="200"/>', 200, 150),
    "height-alone": (f'<svg {NS} height="40"/>', 300, 40),
    "auto": (f'<svg {NS} width="auto" height="x" viewBox="0 0 8 4"/>', 8, 4),
    "negative": (f'<svg {NS} width="-5" height="20" viewBox="0 0 20 10"/>', 40, 20),
    "declared": (f'\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- a > "comment -->\n<svg {NS} width="7" height="9"/>', 7, 9),
    "doctype": (
        '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" '
        f'"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg {NS} width="7" height="9"/>', 7, 9),
    "entities": (
        '<!DOCTYPE svg [ <!-- ]> --> <!ENTITY ns "http://www.w3.org/2000/svg"> <!ENTITY b "]>"> <?x ]> ?> ]>'
        '<svg xmlns="&ns;" width="7" height="9"/>', 7, 9),
    "prefixed": ('<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="7" height="9"></svg:svg>', 7, 9),
    "quotes": (f"<svg a='>' b=\"'>\" {NS}\n width = '7'\theight='9'\n></svg>", 7, 9),
    "unicode": (f'<svg {NS} width="7" height="9" id="größe"><title>Größe 大</title></svg>', 7, 9),
    "script": (f'<svg {NS} width="7" height="9"><script>document.documentElement.setAttribute("width", 99)</script></svg>', 7, 9),
    "no-namespace": ('<svg width="7" height="9"/>', 0, 0),
    "no-size": (f'<svg {NS}/>', 0, 0),
}


def write_svgs():
    for name, (text, width, height) in SVGS.items():
        save(f"{name}.svg", "SVG", text.encode(), width, height)


# --- Chromium --------------------------------------------------------------------------------------------------------

TYPES = {"PNG": "png", "JPEG": "jpeg", "GIF": "gif", "WebP": "webp", "SVG": "svg+xml"}
PAGE = """<body><script>
const files = %s
Promise.all(files.map(([name, url]) => new Promise(done => {
  const image = new Image()
  image.onload = () => done([name, image.naturalWidth, image.naturalHeight])
  image.onerror = () => done([name, 0, 0])
  image.src = url
}))).then(sizes => document.body.textContent = "SIZES" + JSON.stringify(sizes) + "END")
</script>"""


def chromium_sizes():
    """The natural sizes of the files as data URLs."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if not program:
        return {}
    files = []
    for name, format, *_ in rows:
        data = base64.b64encode((TARGET / name).read_bytes()).decode()
        files.append([name, f"data:image/{TYPES[format]};base64,{data}"])
    with tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder) / "page.html"
        page.write_text(PAGE % json.dumps(files))
        out = subprocess.run(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000", "--dump-dom",
             f"--user-data-dir={folder}/profile", page.as_uri()],
            capture_output=True, text=True, timeout=120).stdout
    # The script's own text is gone with the body; the answer is what stands between the two words.
    found = json.loads(out[out.index("SIZES") + len("SIZES") : out.index("END")])
    return {name: f"{width} {height}" for name, width, height in found}


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.iterdir():
        old.unlink()
    write_pngs()
    write_jpegs()
    write_others()
    write_svgs()
    browser = chromium_sizes()
    text = "".join("\t".join(row + [browser.get(row[0], "-")]) + "\n" for row in rows)
    (TARGET / "images.txt").write_text(text)
    total = sum(p.stat().st_size for p in TARGET.iterdir())
    print(len(rows), "images,", total, "bytes")


main()
