import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeStreamFrame, encodeStreamFrame, isNewerFrame, STREAM_FRAME_MAX, type StreamFrame } from './frame.ts';

const jpeg = fc.uint8Array({ maxLength: 200 }).map((rest) => Uint8Array.from([0xff, 0xd8, ...rest]));
const frames: fc.Arbitrary<StreamFrame> = fc.record({
  eye: fc.constantFrom('OD', 'OS', 'OU'),
  seq: fc.integer({ min: 0, max: 65_535 }),
  time: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  images: fc.oneof(fc.tuple(jpeg), fc.tuple(jpeg, jpeg)),
});
const ONE: StreamFrame = { eye: 'OS', seq: 258, time: 66_051, images: [Uint8Array.of(0xff, 0xd8, 7)] };

describe('a frame of a camera stream', () => {
  it('is read as it was written [STRM-02]', () => {
    fc.assert(
      fc.property(frames, (frame) => {
        const read = decodeStreamFrame(encodeStreamFrame(frame));
        expect(read && { ...read, images: read.images.map((image) => [...image]) }).toEqual({
          ...frame,
          images: frame.images.map((image) => [...image]),
        });
      }),
    );
  });

  it('has 8 bytes before one image, and 12 before two [STRM-02]', () => {
    expect([...encodeStreamFrame(ONE)]).toEqual([1, 2, 2, 1, 3, 2, 1, 0, 0xff, 0xd8, 7]);
    const two: StreamFrame = { ...ONE, eye: 'OU', images: [ONE.images[0], ONE.images[0]] };
    expect([...encodeStreamFrame(two)].slice(0, 12)).toEqual([1, 5, 2, 1, 3, 2, 1, 0, 3, 0, 0, 0]);
  });

  it.each([
    ['of another version', 0, 2],
    ['of an eye that nobody has', 1, 6],
    ['that is no JPEG', 8, 0],
  ])('%s is none', (_, at, value) => {
    const bytes = encodeStreamFrame(ONE);
    bytes[at] = value;
    expect(decodeStreamFrame(bytes)).toBeUndefined();
  });

  it('that is cut off or too long is none', () => {
    const two = encodeStreamFrame({ ...ONE, images: [ONE.images[0], ONE.images[0]] });
    for (let length = 0; length < two.length - 1; length += 1)
      expect(decodeStreamFrame(two.subarray(0, length))).toBeUndefined();
    const long = new Uint8Array(STREAM_FRAME_MAX + 1);
    long.set(encodeStreamFrame(ONE));
    expect(decodeStreamFrame(long)).toBeUndefined();
    expect(() => encodeStreamFrame({ ...ONE, images: [long] })).toThrow('too long');
  });

  it('whatever the bytes are, is read or refused without an error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect([1, 2, undefined]).toContain(decodeStreamFrame(bytes)?.images.length);
      }),
    );
  });
});

describe('the order of frames', () => {
  it.each([
    [5, null, true],
    [6, 5, true],
    [5, 5, false],
    [4, 5, false],
    [0, 65_535, true],
    [65_535, 0, false],
  ])('frame %d after %s is newer: %s', (seq, shown, isNewer) => {
    expect(isNewerFrame(seq, shown)).toBe(isNewer);
  });
});
