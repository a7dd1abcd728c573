// Made by generate-font-metrics.py --fixture from the Liberation fonts, Version 2.1.5; do not edit.
//
// Digitized data copyright (c) 2010 Google Corporation. Copyright (c) 2012 Red Hat, Inc.
// Licensed under the SIL Open Font License, Version 1.1: https://openfontlicense.org

/// Texts and their widths in units of 1/2048 em, computed from the fonts themselves.
/// In the order of sans, sansBold, sansItalic, sansBoldItalic, serif, serifBold, serifItalic, serifBoldItalic, mono.
let fontMetricsFixture: [(text: String, widths: [Int])] = [
  ("", [0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ("Hello, world", [10699, 11606, 10699, 11606, 10352, 10808, 10354, 10468, 14748]),
  ("AVAVAV", [7436, 7775, 7631, 7775, 7554, 7554, 6896, 7436, 7374]),
  ("To: Type, Tr. We 11", [17417, 18096, 17452, 18285, 16125, 16845, 15477, 16193, 23351]),
  ("P. A. Yours", [9756, 10396, 9868, 10472, 9051, 9522, 8842, 9069, 13519]),
  ("Email Address", [13090, 14152, 13127, 14152, 12002, 12765, 11890, 12271, 15977]),
  ("Grüße, café — “naïve” …", [22990, 24356, 22990, 24356, 21436, 22582, 21559, 22126, 28267]),
  ("Łódź, Škoda", [11386, 12061, 11386, 12061, 10352, 10927, 10013, 10355, 13519]),
  ("Καλημέρα κόσμε", [15244, 16419, 15031, 16417, 14299, 15003, 13601, 14403, 17206]),
  ("Съешь ещё этих булок", [21856, 23303, 22708, 24314, 19777, 20973, 19845, 20706, 24580]),
  ("Ștefan, Đorđe", [12637, 13314, 12637, 13314, 11374, 12059, 11376, 11719, 15977]),
  ("Tiếng Việt: dữ liệu", [16513, 17794, 16498, 17734, 15381, 16268, 15128, 15771, 23351]),
  ("→ ≤ ● ■ ▲ ∞ ♥ №", [16529, 16615, 16550, 16679, 15887, 15991, 15864, 15807, 18435]),
  ("⌘ ✓ ★ ⚠ ☐ ⌥ ✉", [16762, 16762, 16762, 16762, 16420, 16420, 16420, 16420, 15977]),
  ("Trailing space ", [13242, 14228, 13166, 14304, 12097, 12819, 12289, 12553, 18435]),
  ("0123456789 +-*/=<>()[]{}", [22661, 23113, 22661, 23113, 22341, 22037, 23151, 21849, 29496]),
  (
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
    [102524, 107250, 102524, 107250, 99243, 104132, 97922, 100070, 116755]
  ),
]
