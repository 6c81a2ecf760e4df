import { type CharacterSets, readText, writeText } from './characterSets.ts';
import type { RawDataset, RawElement } from './elements.ts';
import { attributeAt, attributeOf, type WorklistKeyword } from './worklistAttributes.ts';

/** The groups of the name of a person (PS3.5, 6.2). */
export interface NameGroups {
  Alphabetic: string;
  Ideographic: string;
  Phonetic: string;
}

/** A data set by the keywords of DICOM: texts, names and items. */
export type Values = {
  readonly [keyword: string]: string | readonly string[] | readonly NameGroups[] | readonly Values[];
};

/** Representations that Specific Character Set is about (PS3.5, 6.1.2.2); the others are ASCII. */
const TEXTS = new Set(['LO', 'LT', 'PN', 'SH', 'ST', 'UC', 'UT']);
/** Representations without several values. */
const ONE_VALUE = new Set(['LT', 'ST', 'UT', 'UR']);

const CHARACTER_SET = attributeOf('SpecificCharacterSet').tag;

const trimmed = (text: string): string => text.replaceAll('\0', '').trim();

function nameOf(text: string): NameGroups {
  const [Alphabetic = '', Ideographic = '', Phonetic = ''] = text.split('=').map(trimmed);
  return { Alphabetic, Ideographic, Phonetic };
}

/** The sets that a data set names; those around it where it names none. */
function setsOf(dataset: RawDataset, around: CharacterSets): CharacterSets {
  const named = dataset.find(({ tag }) => tag === CHARACTER_SET)?.value;
  if (!(named instanceof Uint8Array)) return around;
  const text = trimmed(Buffer.from(named).toString('latin1'));
  return text === '' ? [] : text.split('\\').map(trimmed);
}

type One = Values[string];

function valueOf({ value }: RawElement, vr: string, sets: CharacterSets, usual: CharacterSets): One {
  if (!(value instanceof Uint8Array)) return value.map((item) => readValues(item, usual, sets));
  if (vr === 'US') return value.length < 2 ? '' : String(Buffer.from(value).readUInt16LE());
  const text = TEXTS.has(vr)
    ? readText(value, sets, { isName: vr === 'PN', usual })
    : Buffer.from(value).toString('latin1');
  const values = (ONE_VALUE.has(vr) ? [text] : text.split('\\')).map(trimmed);
  if (vr === 'PN') return values.filter(Boolean).map(nameOf);
  return values.length === 1 ? values[0]! : values;
}

/**
 * Reads the values of a worklist's attributes; of others nothing is known.
 * @param usual character sets of a data set that names none
 */
export function readValues(dataset: RawDataset, usual: CharacterSets, around: CharacterSets = []): Values {
  const sets = setsOf(dataset, around);
  return Object.fromEntries(
    dataset.flatMap((element): [string, One][] => {
      const known = attributeAt(element.tag);
      if (!known) return [];
      const isRead = known.vr === 'SQ' ? !(element.value instanceof Uint8Array) : element.value instanceof Uint8Array;
      return isRead ? [[known.keyword, valueOf(element, known.vr, sets, usual)]] : [];
    }),
  );
}

/** Values to write: texts, or items of a sequence. */
export type Written = { readonly [Keyword in WorklistKeyword]?: string | readonly Written[] };

/** A text that the character sets of a connection cannot write. */
export class UnwritableText extends Error {}

/**
 * Writes values in character sets.
 * @throws UnwritableText
 */
export const writeValues = (values: Written, sets: CharacterSets): RawDataset =>
  Object.entries(values).map(([keyword, value]): RawElement => {
    const { tag, vr } = attributeOf(keyword as WorklistKeyword);
    if (typeof value !== 'string') return { tag, vr, value: value.map((item) => writeValues(item, sets)) };
    if (!TEXTS.has(vr)) return { tag, vr, value: Buffer.from(value, 'latin1') };
    const bytes = writeText(value, sets, { isName: vr === 'PN' });
    if (!bytes) throw new UnwritableText(keyword);
    return { tag, vr, value: bytes };
  });

const UTF8 = 'ISO_IR 192';

/** The same data set with its texts in other characters. @throws UnwritableText */
const transcoded = (dataset: RawDataset, sets: CharacterSets): RawDataset =>
  dataset.map((element): RawElement => {
    const { tag, vr = '', value } = element;
    if (!(value instanceof Uint8Array)) return { ...element, value: value.map((item) => transcoded(item, sets)) };
    if (tag === CHARACTER_SET) return { ...element, value: Buffer.from(sets.join('\\'), 'latin1') };
    if (!TEXTS.has(vr)) return element;
    const bytes = writeText(Buffer.from(value).toString('utf8'), sets, { isName: vr === 'PN' });
    if (!bytes) throw new UnwritableText(vr);
    return { ...element, value: bytes };
  });

/** A data set of ours, which is in UTF-8, in the characters of an archive; in UTF-8 where those are too few. */
export function inCharacters(dataset: RawDataset, sets: CharacterSets): RawDataset {
  if (sets[0] === UTF8) return dataset;
  try {
    return transcoded(dataset, sets);
  } catch (error) {
    if (error instanceof UnwritableText) return dataset;
    throw error;
  }
}
