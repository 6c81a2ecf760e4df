/**
 * Texts of DICOM as bytes (PS3.5, 6.1): the sets that Specific Character Set (0008,0005) can name, with code extensions
 * (ISO 2022). The tables are those of TextDecoder; the reverse tables are made from them.
 */

/** A graphic character set: how the bytes of a run are decoded, in the half of the code table that the set is for. */
interface GraphicSet {
  /** Bytes of a character. */
  width: 1 | 2;
  /** G0 has bytes below 0x80, G1 those above. */
  half: 'G0' | 'G1';
  /** Bytes after ESC that switch to the set (PS3.3, C.12.1.1.2). */
  escape: string;
  decode: (run: Uint8Array) => string;
}

const decoders = new Map<string, TextDecoder>();
function decoderOf(label: string): TextDecoder {
  const known = decoders.get(label) ?? new TextDecoder(label);
  decoders.set(label, known);
  return known;
}

const inHighHalf = (run: Uint8Array): Uint8Array => run.map((byte) => byte | 0x80);
/** Inserts the byte that precedes each character of JIS X 0212 in EUC-JP. */
const afterThree = (run: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: (run.length / 2) * 3 }, (_, at) =>
    at % 3 === 0 ? 0x8f : run[Math.floor(at / 3) * 2 + (at % 3) - 1]! | 0x80,
  );
/** Half-width katakana, JIS X 0201. */
const katakana = (run: Uint8Array): string =>
  Array.from(run, (byte) => (byte >= 0xa1 && byte <= 0xdf ? String.fromCharCode(0xff61 + byte - 0xa1) : '\ufffd')).join(
    '',
  );

const single = (label: string, final: string): GraphicSet => ({
  width: 1,
  half: 'G1',
  escape: `-${final}`,
  decode: (run) => decoderOf(label).decode(run),
});

/** Sets by their number in the register of ISO. */
const SETS: Readonly<Record<string, GraphicSet>> = {
  '13': { width: 1, half: 'G1', escape: ')I', decode: katakana },
  '58': { width: 2, half: 'G1', escape: '$)A', decode: (run) => decoderOf('gbk').decode(run) },
  '87': { width: 2, half: 'G0', escape: '$B', decode: (run) => decoderOf('euc-jp').decode(inHighHalf(run)) },
  '100': single('iso-8859-1', 'A'),
  '101': single('iso-8859-2', 'B'),
  '109': single('iso-8859-3', 'C'),
  '110': single('iso-8859-4', 'D'),
  '126': single('iso-8859-7', 'F'),
  '127': single('iso-8859-6', 'G'),
  '138': single('iso-8859-8', 'H'),
  '144': single('iso-8859-5', 'L'),
  '148': single('iso-8859-9', 'M'),
  '149': { width: 2, half: 'G1', escape: '$)C', decode: (run) => decoderOf('euc-kr').decode(run) },
  '159': { width: 2, half: 'G0', escape: '$(D', decode: (run) => decoderOf('euc-jp').decode(afterThree(run)) },
  '166': single('windows-874', 'T'),
  '203': single('iso-8859-15', 'b'),
};
const ASCII_ESCAPE = '(B';
const ROMAJI_ESCAPE = '(J';
/** JIS C 6226, the edition before JIS X 0208. */
const OLD_KANJI_ESCAPE = '$@';
const ESCAPES = new Map(Object.entries(SETS).map(([number, { escape }]) => [escape, number]));

/** Sets of which every text is written in one, without code extensions. */
const WHOLE: Readonly<Record<string, string>> = { '192': 'utf-8', GBK: 'gbk', GB18030: 'gb18030' };

/**
 * The set that a defined term means: a number of the register, a key of {@link WHOLE}, or '6' for ASCII. Reads what
 * systems misspell, such as `ISO-IR 192`. @returns undefined for a term that means none
 */
function setOf(term: string): string | undefined {
  const text = term.trim().toUpperCase();
  if (text === '' || /^ISO[ _]646$/.test(text)) return '6';
  if (/^UTF-?8$/.test(text)) return '192';
  const [, name] = /^(?:ISO[ _-]?2022[ _-])?(GBK|GB18030)$/.exec(text) ?? [];
  const [, number] = /^(?:ISO[ _-]?(?:2022[ _-])?)?(?:IR[ _-]?)?(\d+)$/.exec(text) ?? [];
  const found = name ?? number;
  return found !== undefined && (found === '6' || found in SETS || found in WHOLE) ? found : undefined;
}

/** The character sets of a data set or a connection, as Specific Character Set names them; empty for ASCII alone. */
export type CharacterSets = readonly string[];

const isExtended = (sets: CharacterSets): boolean => sets.length > 1 || /^ISO[ _-]?2022/i.test(sets[0] ?? '');

/** Returns whether a text, with backslashes between terms, names character sets that we can write. */
export function areCharacterSets(text: string): boolean {
  const terms = text.split('\\');
  const known = terms.map(setOf);
  if (known.includes(undefined)) return false;
  return terms.length === 1 || terms.every((term, at) => /^ISO 2022 IR \d+$/.test(term) || (at === 0 && term === ''));
}

/** Separators, after which the sets are again those of the beginning (PS3.5, 6.1.2.5.3). */
const isReset = (character: string, isName: boolean): boolean =>
  /[\\\r\n\f\t]/.test(character) || (isName && /[\^=]/.test(character));

/** The state of a text with code extensions: a set of two bytes in G0, if any, and the set in G1. */
interface Designated {
  g0: string | undefined;
  isRomaji: boolean;
  g1: string | undefined;
}

/** Returns the sets at the start of a text, and after each separator. */
function initial(sets: CharacterSets): Designated {
  const numbers = sets.map(setOf);
  // systems forget to switch: the first set that has bytes above 0x80 is then the one that they mean
  const g1 = numbers.find((number) => number !== undefined && SETS[number]?.half === 'G1');
  return { g0: undefined, isRomaji: numbers[0] === '13', g1 };
}

const ESC = 0x1b;

/** Applies an escape sequence. @returns undefined for one that DICOM does not have */
function designate(now: Designated, escape: string): Designated | undefined {
  if (escape === ASCII_ESCAPE) return { ...now, g0: undefined, isRomaji: false };
  if (escape === ROMAJI_ESCAPE) return { ...now, g0: undefined, isRomaji: true };
  const number = escape === OLD_KANJI_ESCAPE ? '87' : ESCAPES.get(escape);
  if (number === undefined) return undefined;
  return SETS[number]!.half === 'G0' ? { ...now, g0: number } : { ...now, g1: number };
}

/** An escape sequence at a place: its intermediate bytes and its final one. */
function escapeAt(bytes: Uint8Array, at: number): string {
  let end = at + 1;
  while (end < bytes.length && bytes[end]! >= 0x20 && bytes[end]! <= 0x2f) end += 1;
  return Buffer.from(bytes.subarray(at + 1, end + 1)).toString('latin1');
}

/** Reads a text with code extensions. */
function readExtended(bytes: Uint8Array, sets: CharacterSets, isName: boolean): string {
  const first = initial(sets);
  let now = first;
  let text = '';
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at]!;
    if (byte === ESC) {
      const escape = escapeAt(bytes, at);
      now = designate(now, escape) ?? now;
      at += 1 + escape.length;
      continue;
    }
    const number = byte >= 0x80 ? now.g1 : byte > 0x20 ? now.g0 : undefined;
    const set = number === undefined ? undefined : SETS[number]!;
    if (set) {
      text += set.decode(bytes.subarray(at, at + set.width).slice());
      at += set.width;
      continue;
    }
    const character = byte < 0x80 ? String.fromCharCode(byte) : '\ufffd';
    if (isReset(character, isName)) now = first;
    text += now.isRomaji && character === '~' ? '‾' : character;
    at += 1;
  }
  return text;
}

const isAscii = (bytes: Uint8Array): boolean => bytes.every((byte) => byte < 0x80 && byte !== ESC);

/** Reads a text whose data set does not say in which characters it is. */
function readUndeclared(bytes: Uint8Array, usual: CharacterSets, isName: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isUsual = usual.length > 0 && setOf(usual[0]!) !== '192' && setOf(usual[0]!) !== '6';
    return isUsual ? readText(bytes, usual, { isName }) : decoderOf('iso-8859-1').decode(bytes);
  }
}

interface Reading {
  /** It is a person's name, whose parts begin with the first set again. */
  isName?: boolean;
  /** The sets of elements that name none, if these are not UTF-8. */
  usual?: CharacterSets;
}

/** Reads a text in the character sets that its data set names. Bytes that mean nothing become U+FFFD. */
export function readText(bytes: Uint8Array, sets: CharacterSets, { isName = false, usual = [] }: Reading = {}): string {
  if (isAscii(bytes)) return Buffer.from(bytes).toString('latin1');
  const [first = '6'] = sets.map(setOf);
  if (first in WHOLE) return decoderOf(WHOLE[first]!).decode(bytes);
  if (sets.every((term) => setOf(term) === '6') && !bytes.includes(ESC)) return readUndeclared(bytes, usual, isName);
  return readExtended(bytes, sets, isName);
}

/** Bytes of characters. */
type Reverse = ReadonlyMap<string, readonly number[]>;
const reverses = new Map<string, Reverse>();

function* range(from: number, to: number): Generator<number> {
  for (let number = from; number <= to; number += 1) yield number;
}

/** Every sequence of bytes that can be a character of a set, but those of ASCII. */
function* sequencesOf(number: string): Generator<number[]> {
  const set = SETS[number];
  if (set?.width === 1) for (const byte of range(0xa0, 0xff)) yield [byte];
  else if (set) {
    const high = set.half === 'G1' ? 0x80 : 0;
    for (const row of range(0x21, 0x7e)) for (const cell of range(0x21, 0x7e)) yield [row | high, cell | high];
  } else {
    for (const lead of range(0x81, 0xfe))
      for (const trail of range(0x40, 0xfe)) if (trail !== 0x7f) yield [lead, trail];
    if (number !== 'GB18030') return;
    for (const a of range(0x81, 0x84))
      for (const b of range(0x30, 0x39))
        for (const c of range(0x81, 0xfe)) for (const d of range(0x30, 0x39)) yield [a, b, c, d];
  }
}

/** The bytes of each character of a set, made when it is first written. */
function reverseOf(number: string): Reverse {
  const known = reverses.get(number);
  if (known) return known;
  const decode = SETS[number]?.decode ?? ((run: Uint8Array) => decoderOf(WHOLE[number]!).decode(run));
  const made = new Map<string, readonly number[]>();
  for (const sequence of sequencesOf(number)) {
    const character = decode(Uint8Array.from(sequence));
    const isOne = Array.from(character).length === 1 && character !== '\ufffd' && character > '\u009f';
    if (isOne && !made.has(character)) made.set(character, sequence);
  }
  reverses.set(number, made);
  return made;
}

/** First of the sequences of four bytes for the characters beyond U+FFFF, in a row (GB 18030, 5.2). */
const BEYOND = 0x0f * 12_600;

function gb18030Beyond(character: string): number[] {
  const at = character.codePointAt(0)! - 0x10000 + BEYOND;
  return [
    0x81 + Math.floor(at / 12_600),
    0x30 + (Math.floor(at / 1260) % 10),
    0x81 + (Math.floor(at / 10) % 126),
    0x30 + (at % 10),
  ];
}

function writeWhole(text: string, set: string): Uint8Array | undefined {
  if (set === '192') return Buffer.from(text, 'utf8');
  const reverse = reverseOf(set);
  const bytes: number[] = [];
  for (const character of text) {
    if (character < '\u0080') bytes.push(character.charCodeAt(0));
    else if (set === 'GB18030' && character.codePointAt(0)! > 0xffff) bytes.push(...gb18030Beyond(character));
    else {
      const found = reverse.get(character);
      if (!found) return undefined;
      bytes.push(...found);
    }
  }
  return Uint8Array.from(bytes);
}

const escapeBytes = (escape: string): number[] => [ESC, ...Buffer.from(escape, 'latin1')];

/**
 * Writes a text in the given character sets.
 * @returns undefined if a character is in none of the sets
 */
export function writeText(text: string, sets: CharacterSets, { isName = false }: Reading = {}): Uint8Array | undefined {
  const numbers = sets.map((term) => setOf(term) ?? '6');
  if (numbers[0] !== undefined && numbers[0] in WHOLE) return writeWhole(text, numbers[0]);
  const canSwitch = isExtended(sets);
  const first = {
    g0: undefined,
    isRomaji: numbers[0] === '13',
    g1: canSwitch && numbers[0] === '6' ? undefined : numbers[0],
  };
  let now: Designated = first;
  const bytes: number[] = [];
  const leaveG0 = () => {
    if (now.g0 !== undefined) bytes.push(...escapeBytes(first.isRomaji ? ROMAJI_ESCAPE : ASCII_ESCAPE));
    now = { ...now, g0: undefined, isRomaji: first.isRomaji };
  };
  for (const character of text) {
    if (character < '\u0080') {
      leaveG0();
      if (first.isRomaji && character === '~') return undefined;
      bytes.push(character.charCodeAt(0));
      if (isReset(character, isName)) now = first;
      continue;
    }
    const number = numbers.find((one) => one in SETS && reverseOf(one).has(character));
    if (number === undefined) return undefined;
    const { half, escape } = SETS[number]!;
    const current = half === 'G0' ? now.g0 : now.g1;
    if (current !== number) {
      if (!canSwitch) return undefined;
      bytes.push(...escapeBytes(escape));
      now = half === 'G0' ? { ...now, g0: number } : { ...now, g1: number };
    }
    bytes.push(...reverseOf(number).get(character)!);
  }
  leaveG0();
  return Uint8Array.from(bytes);
}
