/** Data sets as bytes, in the two transfer syntaxes that every system has (PS3.5, 7 and A). */

/** An attribute whose value was not looked into: its bytes, or the items of a sequence. */
export interface RawElement {
  tag: number;
  /** Absent where the transfer syntax does not say it. */
  vr?: string;
  value: Uint8Array | readonly RawDataset[];
}
export type RawDataset = readonly RawElement[];

/** Explicit files have value representations; implicit ones do not. */
export type Syntax = 'explicit' | 'implicit';

const ITEM = 0xfffee000;
const ITEM_END = 0xfffee00d;
const SEQUENCE_END = 0xfffee0dd;
const UNDEFINED = 0xffffffff;
/** Representations whose length has four bytes, after two reserved ones (PS3.5, 7.1.2). */
const LONG = new Set(['OB', 'OD', 'OF', 'OL', 'OV', 'OW', 'SQ', 'SV', 'UC', 'UN', 'UR', 'UT', 'UV']);
/** Sequences within sequences: a data set of ours has three. */
const DEPTH_MAX = 16;

const isSequence = (value: RawElement['value']): value is readonly RawDataset[] => !(value instanceof Uint8Array);

/** Reads one data set. Each step throws a RangeError beyond the end. */
class Reader {
  private at = 0;
  private readonly view: DataView;
  private readonly bytes: Uint8Array;
  private readonly vrOf: (tag: number) => string | undefined;

  constructor(bytes: Uint8Array, vrOf: (tag: number) => string | undefined) {
    this.bytes = bytes;
    this.vrOf = vrOf;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  private uint16(): number {
    this.at += 2;
    return this.view.getUint16(this.at - 2, true);
  }

  private uint32(): number {
    this.at += 4;
    return this.view.getUint32(this.at - 4, true);
  }

  private tag(): number {
    const group = this.uint16();
    return group * 0x10000 + this.uint16();
  }

  private take(length: number): Uint8Array {
    if (length > this.bytes.length - this.at) throw new RangeError('A value is longer than its data set.');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  private element(tag: number, syntax: Syntax, depth: number): RawElement {
    let vr = this.vrOf(tag);
    let length: number;
    if (syntax === 'explicit') {
      vr = Buffer.from(this.take(2)).toString('latin1');
      if (LONG.has(vr)) this.at += 2;
      length = LONG.has(vr) ? this.uint32() : this.uint16();
    } else length = this.uint32();
    const named = vr === undefined ? { tag } : { tag, vr };
    if (vr !== 'SQ' && length !== UNDEFINED) return { ...named, value: this.take(length).slice() };
    // a sequence of unknown representation is written without representations (PS3.5, 6.2.2)
    const within = vr === 'UN' ? 'implicit' : syntax;
    return { tag, vr: 'SQ', value: this.items(length, within, depth + 1) };
  }

  private items(length: number, syntax: Syntax, depth: number): RawDataset[] {
    if (depth > DEPTH_MAX) throw new RangeError('A data set has too many levels.');
    const end = length === UNDEFINED ? this.bytes.length : this.at + length;
    const found: RawDataset[] = [];
    while (this.at < end) {
      const tag = this.tag();
      const itemLength = this.uint32();
      if (tag === SEQUENCE_END) break;
      if (tag !== ITEM) throw new RangeError('A sequence has something else than items.');
      found.push(this.dataset(syntax, itemLength === UNDEFINED ? UNDEFINED : this.at + itemLength, depth));
    }
    return found;
  }

  dataset(syntax: Syntax, end: number, depth = 0): RawDataset {
    const found: RawElement[] = [];
    const last = end === UNDEFINED ? this.bytes.length : end;
    while (this.at < last) {
      const tag = this.tag();
      if (tag === ITEM_END && end === UNDEFINED) {
        this.uint32();
        break;
      }
      found.push(this.element(tag, syntax, depth));
    }
    return found;
  }
}

/**
 * Reads a data set.
 * @param vrOf representations by tag, where the data set has none
 * @throws RangeError for bytes that are no data set
 */
export const readElements = (
  bytes: Uint8Array,
  syntax: Syntax,
  vrOf: (tag: number) => string | undefined = () => undefined,
): RawDataset => new Reader(bytes, vrOf).dataset(syntax, bytes.length);

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function tagBytes(tag: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt16LE(Math.floor(tag / 0x10000), 0);
  bytes.writeUInt16LE(tag % 0x10000, 2);
  return bytes;
}

function headOf(vr: string, length: number, syntax: Syntax): Buffer {
  if (syntax === 'implicit') return uint32(length);
  if (LONG.has(vr)) return Buffer.concat([Buffer.from(`${vr}\0\0`), uint32(length)]);
  const bytes = Buffer.from(`${vr}\0\0`);
  bytes.writeUInt16LE(length, 2);
  return bytes;
}

function elementBytes({ tag, vr = 'UN', value }: RawElement, syntax: Syntax): Buffer {
  const content = isSequence(value)
    ? Buffer.concat(
        value.flatMap((item) => {
          const written = writeElements(item, syntax);
          return [tagBytes(ITEM), uint32(written.length), written];
        }),
      )
    : Buffer.from(value);
  // a value has an even number of bytes: numbers and UIDs end with 0, other texts with a space
  const filler = vr === 'UI' || vr === 'OB' || vr === 'UN' ? 0 : 0x20;
  const padded = content.length % 2 === 0 ? content : Buffer.concat([content, Buffer.from([filler])]);
  return Buffer.concat([tagBytes(tag), headOf(vr, padded.length, syntax), padded]);
}

/** Writes a data set, its attributes in the order of their tags. */
export const writeElements = (dataset: RawDataset, syntax: Syntax): Buffer =>
  Buffer.concat(dataset.toSorted((a, b) => a.tag - b.tag).map((element) => elementBytes(element, syntax)));
