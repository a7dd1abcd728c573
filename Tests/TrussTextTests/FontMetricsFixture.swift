// Made by generate-font-metrics.py --fixture from the Liberation fonts, Version 2.1.5; do not edit.
//
// Digitized data copyright (c) 2010 Google Corporation. Copyright (c) 2012 Red Hat, Inc.
// Licensed under the SIL Open Font License, Version 1.1: https://openfontlicense.org

/// Texts and their widths in units of 1/2048 em, computed from the fonts themselves.
let fontMetricsFixture: [(text: String, sans: Int, sansBold: Int, serif: Int, mono: Int)] = [
  ("", 0, 0, 0, 0),
  ("Hello, world", 10699, 11606, 10352, 14748),
  ("AVAVAV", 7436, 7775, 7554, 7374),
  ("To: Type, Tr. We 11", 17417, 18096, 16125, 23351),
  ("P. A. Yours", 9756, 10396, 9051, 13519),
  ("Email Address", 13090, 14152, 12002, 15977),
  ("Grüße, café — “naïve” …", 22990, 24356, 21436, 28267),
  ("Łódź, Škoda", 11386, 12061, 10352, 13519),
  ("Trailing space ", 13242, 14228, 12097, 18435),
  ("0123456789 +-*/=<>()[]{}", 22661, 23113, 22341, 29496),
  (
    " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
    102524, 107250, 99243, 116755
  ),
]
