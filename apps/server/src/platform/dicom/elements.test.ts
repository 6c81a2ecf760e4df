import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from './encode.ts';
import { type RawDataset, readElements, writeElements } from './elements.ts';

const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'));
const SEQUENCE = 0x00400100;
const vrOf = (tag: number): string | undefined => (tag === SEQUENCE ? 'SQ' : undefined);

const nested = (tag: number): string | undefined => (tag === 0x00400008 ? 'SQ' : vrOf(tag));
/** Reads bytes. @returns the error they are refused with */
function refusal(any: Uint8Array, syntax: 'explicit' | 'implicit'): unknown {
  try {
    readElements(any, syntax, vrOf);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('a data set', () => {
  const dataset = encode([
    [0x00100010, 'PN', 'Müller^Änne'],
    [0x00200013, 'IS', '7'],
    [0x00240010, 'FL', 1.5],
    [SEQUENCE, 'SQ', [[[0x00080060, 'CS', 'OPV']], [], [[0x00400008, 'SQ', [[[0x00080100, 'SH', 'A']]]]]]],
    [0x00420011, 'OB', new Uint8Array([1, 2, 3])],
  ]);

  it('round-trips', () => {
    const read = readElements(dataset, 'explicit');
    expect(writeElements(read, 'explicit').equals(dataset)).toBe(true);
  });

  it('is the same in implicit VR', () => {
    const implicit = writeElements(readElements(dataset, 'explicit'), 'implicit');
    const strip = (all: RawDataset): unknown =>
      all.map(({ tag, value }) => [tag, value instanceof Uint8Array ? Buffer.from(value) : value.map(strip)]);
    expect(strip(readElements(implicit, 'implicit', nested))).toEqual(strip(readElements(dataset, 'explicit')));
  });

  it.each([
    [
      'explicit',
      '4000 0001 5351 0000 ffffffff feff00e0 ffffffff 0800 6000 4353 0400 4f505620 feff0de0 00000000 feffdde0 00000000',
    ],
    [
      'explicit',
      '4000 0001 554e 0000 ffffffff feff00e0 ffffffff 0800 6000 04000000 4f505620 feff0de0 00000000 feffdde0 00000000',
    ],
    ['implicit', '4000 0001 ffffffff feff00e0 0c000000 0800 6000 04000000 4f505620 feffdde0 00000000'],
  ] as const)('is read with sequences of undefined length: %s', (syntax, bytes) => {
    const [sequence] = readElements(hex(bytes), syntax, vrOf);
    const [item] = sequence!.value as RawDataset[];
    expect(item).toMatchObject([{ tag: 0x00080060 }]);
    expect(Buffer.from(item![0]!.value as Uint8Array).toString()).toBe('OPV ');
  });

  it('is refused if a value is longer than the bytes, or sequences are nested too deeply', () => {
    expect(() => readElements(hex('1000 1000 504e ff00 4142'), 'explicit')).toThrow(RangeError);
    expect(() => readElements(hex('1000 1000 504e'), 'explicit')).toThrow(RangeError);
    const deep = Buffer.concat(
      Array.from({ length: 40 }, () => Buffer.from(hex('40000001 ffffffff feff00e0 ffffffff'))),
    );
    expect(() => readElements(deep, 'implicit', vrOf)).toThrow(RangeError);
  });

  it('is read, or refused with one kind of error, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('explicit' as const, 'implicit' as const),
        (any, syntax) => {
          const error = refusal(any, syntax);
          expect(error === undefined || error instanceof RangeError).toBe(true);
        },
      ),
    );
  });
});
