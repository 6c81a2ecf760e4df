import type { DataSet } from 'dicom-parser';
import { writable } from '@isopter/contract';

/** The longest text that is taken: a name of three groups, an id. */
const TEXT_MAX = 200;

/** A text of ASCII without its padding. */
export const textOf = (bytes: Uint8Array): string => clean(Buffer.from(bytes).toString('latin1'));

const clean = (text: string): string => writable(text).trim().slice(0, TEXT_MAX);

/** Decoders by the first value of Specific Character Set (PS3.3, C.12.1.1.2). */
const DECODERS: readonly (readonly [set: RegExp, encoding: string])[] = [
  [/^ISO_IR 192$/, 'utf-8'],
  [/^(GB18030|GBK)$/, 'gb18030'],
  [/ 101$/, 'iso-8859-2'],
  [/ 109$/, 'iso-8859-3'],
  [/ 110$/, 'iso-8859-4'],
  [/ 144$/, 'iso-8859-5'],
  [/ 127$/, 'iso-8859-6'],
  [/ 126$/, 'iso-8859-7'],
  [/ 138$/, 'iso-8859-8'],
  [/ 148$/, 'windows-1254'],
  [/ 166$/, 'windows-874'],
  [/ 13$/, 'shift_jis'],
  [/ (87|159)$/, 'iso-2022-jp'],
  [/ 149$/, 'euc-kr'],
];

/** Decodes the texts of an object; without a character set they are ASCII, and devices write Latin-1 all the same. */
function decoderOf(data: DataSet): TextDecoder {
  const sets = asciiOf(data, 'x00080005')
    .split('\\')
    .map((set) => set.trim());
  const found = sets.toReversed().flatMap((set) => DECODERS.filter(([pattern]) => pattern.test(set)))[0];
  return new TextDecoder(found?.[1] ?? 'windows-1252');
}

const bytesOf = (data: DataSet, tag: string): Uint8Array => {
  const element = data.elements[tag];
  return element ? data.byteArray.subarray(element.dataOffset, element.dataOffset + element.length) : new Uint8Array();
};

/** Returns a code, UID or date; an empty text if there is none. */
export const asciiOf = (data: DataSet | undefined, tag: string): string => (data ? textOf(bytesOf(data, tag)) : '');

/** Sequences that change the character set within a text (ISO 2022); what decodes a text need not know them. */
// oxlint-disable-next-line no-control-regex -- they begin with a control character
const ESCAPES = /\u001b[$(-/][ -~]{1,2}/g;

/** Returns a text in the character set of its object; null if there is none. */
export function stringOf(data: DataSet, tag: string, object: DataSet = data): string | null {
  const text = decoderOf(object).decode(bytesOf(data, tag)).replaceAll(ESCAPES, '');
  return clean(text) || null;
}

/** Bytes of a value, for each representation that may have a number. */
const NUMBERS: Readonly<
  Record<string, [size: number, read: 'float' | 'double' | 'uint16' | 'int16' | 'uint32' | 'int32']>
> = {
  FL: [4, 'float'],
  FD: [8, 'double'],
  US: [2, 'uint16'],
  SS: [2, 'int16'],
  UL: [4, 'uint32'],
  SL: [4, 'int32'],
};

/**
 * Returns a number, in any representation a device may use.
 * @param usual the representation of the standard: implicit files do not name it
 * @returns null if there is no number
 */
export function numberOf(data: DataSet | undefined, tag: string, usual: 'FL' | 'US' | 'DS'): number | null {
  const element = data?.elements[tag];
  if (!data || !element || element.length === 0) return null;
  const vr = element.vr ?? usual;
  const binary = NUMBERS[vr];
  if (binary && element.length < binary[0]) return null;
  const value = binary ? data[binary[1]](tag) : Number(asciiOf(data, tag).split('\\')[0] || NaN);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Significant decimal digits that identify any 32-bit float. */
const FLOAT_DIGITS = 9;

/** The shortest decimal number that is the same 32-bit number: 28.6 for 28.600000381. */
export function decimalOf(value: number): number {
  for (let digits = 1; digits < FLOAT_DIGITS; digits += 1) {
    const decimal = Number(value.toPrecision(digits));
    if (Math.fround(decimal) === Math.fround(value)) return decimal;
  }
  return value;
}

/** The items of a sequence; none where it is empty or no sequence. */
export const itemsOf = (data: DataSet | undefined, tag: string): DataSet[] =>
  (data?.elements[tag]?.items ?? []).flatMap(({ dataSet }) => dataSet ?? []);

export const firstOf = (data: DataSet | undefined, tag: string): DataSet | undefined => itemsOf(data, tag)[0];

/** The day of a DA or DT: `2026-11-20`. @returns null where it is none, or after the latest */
export function dayOf(text: string, latest: string): string | null {
  const [, year, month, day] = /^(\d{4})\.?(\d{2})\.?(\d{2})/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const isDay = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
  return isDay && date >= '1800' && date <= latest ? date : null;
}
