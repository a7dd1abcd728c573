#!/usr/bin/env python3
"""Writes the small images of the tests of image files, and what Pillow and Chromium say of them.

Usage: generate-images.py

    python3 -m venv images && images/bin/pip install pillow numpy
    images/bin/python Tests/Generators/generate-images.py

PNGs of every color type, bit depth and interlacing are written here, byte by byte, as no library writes all of them;
Pillow must decode each to the pixels that were written. JPEGs, GIFs and WebPs are Pillow's own; beside each JPEG lies a
PNG of the pixels that Pillow decodes of it. `images.txt` has of each file, tab-separated: name, format, width and height
as shown, the FNV-1a hash of its RGBA bytes or `-`, and the natural size that Chromium gives it in <img> (`0 0` where it
does not show it), or `-` where no `chromium` was found.
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
transparencies = {}


# --- PNG -------------------------------------------------------------------------------------------------------------


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def paeth(a, b, c):
    p = a + b - c
    return min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]


def filtered(row, above, step, kind):
    out = bytearray([kind])
    for i, value in enumerate(row):
        a = row[i - step] if i >= step else 0
        b = above[i]
        c = above[i - step] if i >= step else 0
        out.append((value - [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]) & 255)
    return bytes(out)


def packed(samples, depth):
    """The samples of a row as bytes."""
    if depth == 16:
        return b"".join(struct.pack(">H", s) for s in samples)
    bits = "".join(format(s, f"0{depth}b") for s in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8))


def scanlines(pixels, depth, channels, columns, lines, kinds):
    """A pass: its rows, each with its filter."""
    step = max(1, depth * channels // 8)
    out, above = b"", None
    for y in lines:
        row = packed([s for x in columns for s in pixels[y][x]], depth)
        out += filtered(row, above or bytes(len(row)), step, next(kinds))
        above = row
    return out


def all_filters():
    while True:
        yield from (4, 3, 2, 1, 0)


def deflated(data, level=9, strategy=zlib.Z_DEFAULT_STRATEGY):
    compressor = zlib.compressobj(level, zlib.DEFLATED, 15, 9, strategy)
    return compressor.compress(data) + compressor.flush()


def png(pixels, color, depth, interlaced=False, palette=None, trns=None, before=b"", split=None, **options):
    """A PNG of rows of pixels, each a tuple of samples."""
    width, height, kinds = len(pixels[0]), len(pixels), all_filters()
    data = b""
    for x0, y0, dx, dy in ADAM7 if interlaced else [(0, 0, 1, 1)]:
        columns, lines = range(x0, width, dx), range(y0, height, dy)
        if columns and lines:
            data += scanlines(pixels, depth, CHANNELS[color], columns, lines, kinds)
    data = deflated(data, **options)
    out = b"\x89PNG\r\n\x1a\n"
    out += chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, int(interlaced))) + before
    if palette:
        out += chunk(b"PLTE", bytes(v for entry in palette for v in entry))
    if trns is not None:
        out += chunk(b"tRNS", trns)
    for i in range(0, len(data), split or len(data)):
        out += chunk(b"IDAT", data[i : i + (split or len(data))])
    return out + chunk(b"IEND", b"")


def pattern(width, height, color, depth, colors=None):
    """Smooth areas with noise, so that every filter and every symbol of deflate has something to do."""
    largest = (colors or 1 << depth) - 1
    def sample(x, y, c):
        smooth = ((x * 7 + y * (5 + c) + c * 11) % 37) / 36
        return round(largest * smooth) if noise.random() < 0.8 else noise.randint(0, largest)
    return [[tuple(sample(x, y, c) for c in range(CHANNELS[color])) for x in range(width)] for y in range(height)]


def rgba(pixels, color, depth, palette=None, trns=None):
    """The RGBA bytes of these pixels by the words of the specification."""
    largest = (1 << depth) - 1
    hidden = None
    if trns is not None and color != 3:
        hidden = tuple(v & largest for (v,) in struct.iter_unpack(">H", trns))
    out = bytearray()
    for row in pixels:
        for p in row:
            scaled = [(2 * v * 255 + largest) // (2 * largest) for v in p]
            if color == 3:
                entry = palette[p[0]] if p[0] < len(palette) else (0, 0, 0)
                alpha = trns[p[0]] if trns is not None and p[0] < len(trns) else 255
                out += bytes([*entry, alpha])
            elif color == 0:
                out += bytes([scaled[0]] * 3 + [0 if p == hidden else 255])
            elif color == 2:
                out += bytes(scaled + [0 if p == hidden else 255])
            elif color == 4:
                out += bytes([scaled[0]] * 3 + [scaled[1]])
            else:
                out += bytes(scaled)
    return bytes(out)


def check_by_pillow(name, data, expected, depth):
    """Pillow drops the lower byte of 16 bits, so that its values may be one lower or higher there."""
    image = Image.open(io.BytesIO(data))
    if depth == 16 and image.mode.startswith("I"):
        gray = numpy.asarray(image).astype(int)
        found = numpy.stack([gray >> 8] * 3, -1)
        expected = numpy.frombuffer(expected, numpy.uint8).reshape(*found.shape[:2], 4)[..., :3]
    else:
        found = numpy.asarray(image.convert("RGBA")).astype(int)
        expected = numpy.frombuffer(expected, numpy.uint8).reshape(found.shape)
    if name in ("gray-2-trns.png", "gray-4-trns.png", "rgb-16-trns.png"):
        # Pillow looks for the transparent sample among the samples of 8 bits that it made of them; Chromium does not.
        found, expected = found[..., :3], expected[..., :3]
    off = numpy.abs(found - expected.astype(int)).max()
    assert off <= (1 if depth == 16 else 0), (name, off)


def fnv(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def save(name, format, data, width, height, pixels=None):
    (TARGET / name).write_bytes(data)
    rows.append([name, format, str(width), str(height), fnv(pixels) if pixels else "-"])


def save_png(name, pixels, color, depth, palette=None, trns=None, **options):
    data = png(pixels, color, depth, palette=palette, trns=trns, **options)
    expected = rgba(pixels, color, depth, palette, trns)
    check_by_pillow(name, data, expected, depth)
    transparencies[name] = list(expected[3::4])
    save(name, "PNG", data, len(pixels[0]), len(pixels), expected)


def random_palette(count):
    return [tuple(noise.randint(0, 255) for _ in range(3)) for _ in range(count)]


def write_pngs():
    for color, depths in {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}.items():
        for depth in depths:
            for interlaced in [False, True]:
                colors = min(1 << depth, 40) if color == 3 else None
                pixels = pattern(13, 11, color, depth, colors)
                palette = random_palette(colors) if color == 3 else None
                name = f"{NAMES[color]}-{depth}{'-adam7' if interlaced else ''}.png"
                save_png(name, pixels, color, depth, palette, interlaced=interlaced)
    for color, depth in [(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16)]:
        pixels = pattern(9, 7, color, depth)
        trns = b"".join(struct.pack(">H", v) for v in pixels[3][4])
        save_png(f"{NAMES[color]}-{depth}-trns.png", pixels, color, depth, trns=trns)
    for depth in [2, 8]:
        pixels = pattern(9, 7, 3, depth, 4)
        save_png(f"palette-{depth}-trns.png", pixels, 3, depth, random_palette(4), trns=b"\x00\x80\xfe")
    for width, height in [(1, 1), (2, 3), (3, 5), (5, 1), (1, 9), (8, 8)]:
        pixels = pattern(width, height, 2, 8)
        save_png(f"adam7-{width}x{height}.png", pixels, 2, 8, interlaced=True)
    big = pattern(40, 30, 6, 8)
    save_png("split.png", pattern(9, 7, 2, 8), 2, 8, split=5)
    save_png("stored.png", pattern(9, 7, 2, 8), 2, 8, level=0)
    save_png("fixed.png", pattern(20, 20, 0, 8), 0, 8, strategy=zlib.Z_FIXED)
    save_png("huffman-only.png", pattern(16, 16, 0, 8), 0, 8, strategy=zlib.Z_HUFFMAN_ONLY)
    save_png("runs.png", [[(200, 10, 10)] * 90] * 60, 2, 8)
    save_png("large.png", big, 6, 8)
    save_png("beyond-palette.png", pattern(9, 7, 3, 8, 6), 3, 8, random_palette(4))
    physical = chunk(b"pHYs", struct.pack(">IIB", 5669, 5669, 1))
    save_png("physical.png", pattern(9, 7, 2, 8), 2, 8, before=physical)


def write_special_pngs():
    """An animation, an orientation, and data that grow beyond the image or fall short of it."""
    out = io.BytesIO()
    frames = [Image.new("RGB", (12, 8), c) for c in ["red", "lime"]]
    frames[0].save(out, "PNG", save_all=True, append_images=frames[1:], duration=100)
    save("animated.png", "PNG", out.getvalue(), 12, 8, frames[0].convert("RGBA").tobytes())
    pixels = pattern(9, 5, 2, 8)
    data = png(pixels, 2, 8, before=chunk(b"eXIf", exif(6, ">")[6:]))
    turned = ImageOps.exif_transpose(Image.open(io.BytesIO(data))).convert("RGBA")
    assert turned.size == (5, 9)
    save("exif.png", "PNG", data, 5, 9, turned.tobytes())
    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 16, 16, 8, 6, 0, 0, 0))
    bomb = head + chunk(b"IDAT", deflated(bytes(1 << 20))) + chunk(b"IEND", b"")
    save("bomb.png", "PNG", bomb, 16, 16)
    short = head + chunk(b"IDAT", deflated(bytes(16 * 65 - 1))) + chunk(b"IEND", b"")
    save("short.png", "PNG", short, 16, 16)
    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 4096, 4096, 16, 6, 0, 0, 0))
    save("hollow.png", "PNG", head + chunk(b"IDAT", deflated(bytes(100))) + chunk(b"IEND", b""), 4096, 4096)


# --- Means -----------------------------------------------------------------------------------------------------------


def write_means():
    """large.png in other sizes: exact means, colors times alpha, and Pillow's own where the sizes divide."""
    image = Image.open(TARGET / "large.png")
    source = numpy.asarray(image).astype(object)
    lines = []
    for width, height in [(20, 15), (8, 6), (7, 4), (1, 1), (40, 1), (13, 30), (80, 45), (60, 30)]:
        out = bytearray()
        for row in range(height):
            for column in range(width):
                total = [0, 0, 0, 0]
                for y in range(row * 30 // height, min(30, -(-(row + 1) * 30 // height))):
                    for x in range(column * 40 // width, min(40, -(-(column + 1) * 40 // width))):
                        w = min((x + 1) * width, (column + 1) * 40) - max(x * width, column * 40)
                        w *= min((y + 1) * height, (row + 1) * 30) - max(y * height, row * 30)
                        r, g, b, a = (int(v) for v in source[y][x])
                        total = [t + w * v for t, v in zip(total, (r * a, g * a, b * a, a))]
                mean = [(2 * t + total[3]) // (2 * total[3]) if total[3] else 0 for t in total[:3]]
                out += bytes(mean + [(2 * total[3] + 1200) // 2400])
        lines.append(f"{width}\t{height}\t{fnv(out)}")
        if 40 % width == 0 and 30 % height == 0:
            found = numpy.asarray(image.resize((width, height), Image.Resampling.BOX)).astype(int)
            ours = numpy.frombuffer(bytes(out), numpy.uint8).reshape(found.shape).astype(int)
            # Pillow rounds the products of color and alpha between its steps.
            for off in [numpy.abs(found - ours)[..., :3] * ours[..., 3:] / 255, numpy.abs(found - ours)[..., 3]]:
                assert off.max() <= 1.5, (width, height, off.max())
    (TARGET / "means.txt").write_text("\n".join(lines) + "\n")


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


def save_jpeg(name, image, shown=None, **options):
    out = io.BytesIO()
    image.save(out, "JPEG", **options)
    save_jpeg_bytes(name, out.getvalue())


def save_jpeg_bytes(name, data):
    shown = ImageOps.exif_transpose(Image.open(io.BytesIO(data)))
    save(name, "JPEG", data, *shown.size)
    decoded = io.BytesIO()
    shown.convert("RGB").save(decoded, "PNG", optimize=True)
    save(name.replace(".jpg", ".decoded.png"), "PNG", decoded.getvalue(), *shown.size, shown.convert("RGBA").tobytes())


def write_jpegs():
    image = photo(29, 19)
    save_jpeg("444.jpg", image, subsampling="4:4:4", quality=90)
    save_jpeg("422.jpg", image, subsampling="4:2:2", quality=85)
    save_jpeg("420.jpg", image, subsampling="4:2:0", quality=75)
    save_jpeg("gray.jpg", image.convert("L"), quality=80)
    save_jpeg("progressive.jpg", image, progressive=True, quality=85, subsampling="4:2:0")
    save_jpeg("progressive-444.jpg", image, progressive=True, quality=95, subsampling="4:4:4")
    save_jpeg("progressive-gray.jpg", image.convert("L"), progressive=True, quality=60)
    save_jpeg("restart.jpg", image, quality=70, restart_marker_blocks=2)
    save_jpeg("restart-progressive.jpg", image, quality=70, progressive=True, restart_marker_blocks=3)
    save_jpeg("optimized.jpg", image, optimize=True, quality=30)
    save_jpeg("cmyk.jpg", photo(17, 9).convert("CMYK"), quality=90)
    save_jpeg("rgb.jpg", photo(17, 9), keep_rgb=True, quality=90)
    save_jpeg("tiny.jpg", photo(1, 1), quality=90)
    for orientation in range(1, 9):
        order = "<>"[orientation % 2]
        save_jpeg(f"exif-{orientation}.jpg", photo(12, 7), exif=exif(orientation, order, orientation % 3), quality=80,
                  subsampling="4:4:4")
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
function alphas(image) {
  const context = Object.assign(document.createElement("canvas"), {width: 9, height: 7}).getContext("2d")
  context.drawImage(image, 0, 0)
  return Array.from(context.getImageData(0, 0, 9, 7).data).filter((_, index) => index %% 4 == 3)
}
Promise.all(files.map(([name, url]) => new Promise(done => {
  const image = new Image()
  image.onload = () => done([name, image.naturalWidth, image.naturalHeight,
                             name.endsWith("-trns.png") ? alphas(image) : []])
  image.onerror = () => done([name, 0, 0, []])
  image.src = url
}))).then(sizes => document.body.textContent = "SIZES" + JSON.stringify(sizes) + "END")
</script>"""


def chromium_sizes():
    """The natural sizes of the files as data URLs. The alphas of those with a transparent color must be as expected."""
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
    for name, _, _, alphas in found:
        if alphas:
            assert alphas == transparencies[name], name
    return {name: f"{width} {height}" for name, width, height, _ in found}


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.iterdir():
        old.unlink()
    write_pngs()
    write_special_pngs()
    write_means()
    write_jpegs()
    write_others()
    write_svgs()
    browser = chromium_sizes()
    text = "".join("\t".join(row + [browser.get(row[0], "-")]) + "\n" for row in rows)
    (TARGET / "images.txt").write_text(text)
    total = sum(p.stat().st_size for p in TARGET.iterdir())
    print(len(rows), "images,", total, "bytes")


main()
