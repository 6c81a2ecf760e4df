/**
 * A name in each character set, as bytes in Latin-1: those of the examples of PS3.5, annexes H to K, and of the tables of
 * the sets. They share no code with what reads them.
 */
export const NAMES_IN_SETS: readonly (readonly [characterSet: string, bytes: string, name: string])[] = [
  ['ISO_IR 100', 'M\xfcller^J\xfcrgen', 'Müller^Jürgen'],
  ['ISO_IR 101', 'Wa\xb3\xeasa^Lech', 'Wałęsa^Lech'],
  ['ISO_IR 126', '\xc4\xe9\xef\xed\xf5\xf3\xe9\xef\xf2', 'Διονυσιος'],
  ['ISO_IR 127', '\xe2\xc8\xc7\xe6\xea^\xe4\xe6\xd2\xc7\xd1', 'قباني^لنزار'],
  ['ISO_IR 138', '\xf9\xf8\xe5\xef^\xe3\xe1\xe5\xf8\xe4', 'שרון^דבורה'],
  ['ISO_IR 144', '\xb0\xdd\xdd\xd0^\xb8\xd2\xd0\xdd', 'Анна^Иван'],
  ['ISO_IR 166', '\xca\xc1\xaa\xd2\xc2', 'สมชาย'],
  ['ISO_IR 192', 'Wang^XiaoDong=\xe7\x8e\x8b^\xe5\xb0\x8f\xe4\xb8\x9c', 'Wang^XiaoDong=王^小东'],
  ['GB18030', 'Wang^XiaoDong=\xcd\xf5^\xd0\xa1\xb6\xab', 'Wang^XiaoDong=王^小东'],
  ['\\ISO 2022 IR 58', 'Zhang^XiaoDong=\x1b$)A\xd5\xc5^\x1b$)A\xd0\xa1\xb6\xab', 'Zhang^XiaoDong=张^小东'],
  [
    '\\ISO 2022 IR 87',
    'Yamada^Tarou=\x1b$B;3ED\x1b(B^\x1b$BB@O:\x1b(B=\x1b$B$d$^$@\x1b(B^\x1b$B$?$m$&\x1b(B',
    'Yamada^Tarou=山田^太郎=やまだ^たろう',
  ],
  [
    'ISO 2022 IR 13\\ISO 2022 IR 87',
    '\xd4\xcf\xc0\xde^\xc0\xdb\xb3=\x1b$B;3ED\x1b(J^\x1b$BB@O:\x1b(J=\x1b$B$d$^$@\x1b(J^\x1b$B$?$m$&\x1b(J',
    'ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎=やまだ^たろう',
  ],
  [
    '\\ISO 2022 IR 149',
    'Hong^Gildong=\x1b$)C\xfb\xf3^\x1b$)C\xd1\xce\xd4\xd7=\x1b$)C\xc8\xab^\x1b$)C\xb1\xe6\xb5\xbf',
    'Hong^Gildong=洪^吉洞=홍^길동',
  ],
  ['ISO 2022 IR 100\\ISO 2022 IR 144', 'B\xe4cker^\x1b-L\xb0\xdd\xdd\xd0', 'Bäcker^Анна'],
];
