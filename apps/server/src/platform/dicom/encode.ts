import { writable } from '@isopter/contract';

/** Value representations in use (DICOM PS3.5, 6.2). */
type NumberVr = 'US' | 'UL' | 'FL' | 'FD';
type TextVr = 'AE' | 'CS' | 'DA' | 'DS' | 'DT' | 'IS' | 'LO' | 'LT' | 'PN' | 'SH' | 'ST' | 'TM' | 'UI';

/** One attribute: its tag as group and element in one number, its representation and its value. */
export type Element =
  | readonly [tag: number, vr: TextVr, value: string]
  | readonly [tag: number, vr: NumberVr, value: number | null]
  | readonly [tag: number, vr: 'OB', value: Uint8Array]
  | readonly [tag: number, vr: 'SQ', items: readonly Dataset[]];
/** Attributes in any order; they are written by tag. */
export type Dataset = readonly Element[];

/** Most characters of a text; longer ones are cut, as a receiver may refuse them. */
const LONGEST: Readonly<Partial<Record<TextVr, number>>> = {
  AE: 16,
  CS: 16,
  LO: 64,
  PN: 64,
  SH: 16,
  UI: 64,
  LT: 10_240,
  ST: 1024,
};
/** Representations whose length has four bytes, after two reserved ones. */
const LONG = new Set(['OB', 'SQ']);
const ITEM = 0xfffee000;

/** Control characters have no place in a text, nor has the backslash, which separates values. */
const clean = (text: string): string =>
  writable(text)
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\\', ' ');

/** Letters as they are read, with what combines with them. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts a text to a number of code points, which DICOM counts, without splitting a letter. */
export function cut(text: string, most: number): string {
  let [kept, left] = ['', most];
  for (const { segment } of letters.segment(text)) {
    left -= Array.from(segment).length;
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}

function tagBytes(tag: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16LE(tag >>> 16, 0);
  bytes.writeUInt16LE(tag & 0xffff, 2);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A value has an even number of bytes: a UID ends with 0, other texts with a space. */
const padded = (bytes: Buffer, padding: number): Buffer =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.from([padding])]);

/** Each group of a name has the room of a name (PS3.5, 6.2). */
const groups = (vr: TextVr, text: string): string[] => (vr === 'PN' ? text.split('=').slice(0, 3) : [text]);

function textBytes(vr: TextVr, value: string): Buffer {
  const most = LONGEST[vr] ?? Number.POSITIVE_INFINITY;
  const text = groups(vr, clean(value))
    .map((group) => cut(group.trim(), most).trim())
    .join('=');
  return padded(Buffer.from(text, 'utf8'), vr === 'UI' ? 0 : 0x20);
}

function numberBytes(vr: NumberVr, value: number): Buffer {
  const bytes = Buffer.alloc({ US: 2, UL: 4, FL: 4, FD: 8 }[vr]);
  if (vr === 'US') bytes.writeUInt16LE(Math.min(0xffff, Math.max(0, Math.round(value))));
  else if (vr === 'UL') bytes.writeUInt32LE(value);
  else if (vr === 'FL') bytes.writeFloatLE(value);
  else bytes.writeDoubleLE(value);
  return bytes;
}

function itemBytes(item: Dataset): Buffer {
  const content = encode(item);
  return Buffer.concat([tagBytes(ITEM), uint32(content.length), content]);
}

function valueBytes([, vr, value]: Element): Buffer {
  if (vr === 'SQ') return Buffer.concat(value.map(itemBytes));
  if (vr === 'OB') return padded(Buffer.from(value), 0);
  // an attribute of type 2 may be empty if its value is unknown
  if (value === null) return Buffer.alloc(0);
  if (typeof value === 'number') return numberBytes(vr as NumberVr, value);
  return textBytes(vr as TextVr, value);
}

function elementBytes(element: Element): Buffer {
  const [tag, vr] = element;
  const value = valueBytes(element);
  if (LONG.has(vr)) return Buffer.concat([tagBytes(tag), Buffer.from(`${vr}\0\0`), uint32(value.length), value]);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(value.length);
  return Buffer.concat([tagBytes(tag), Buffer.from(vr), length, value]);
}

/** A data set in explicit VR little endian (DICOM PS3.5, 7). */
export const encode = (dataset: Dataset): Buffer =>
  Buffer.concat(dataset.toSorted(([a], [b]) => a - b).map(elementBytes));
