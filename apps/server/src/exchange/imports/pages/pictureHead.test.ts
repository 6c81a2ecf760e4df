import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { UnreadableReport } from '../failure.ts';
import { pictureHead } from './pictureHead.ts';

const picture = createCanvas(40, 20);

/** The header of a picture with this size. */
function claiming(format: 'png' | 'jpg', width: number, height: number): Uint8Array {
  const file = format === 'png' ? picture.toBuffer('image/png') : picture.toBuffer('image/jpeg');
  if (format === 'png') {
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
  } else {
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(height, frame + 5);
    file.writeUInt16BE(width, frame + 7);
  }
  return new Uint8Array(file);
}

describe('the head of a picture', () => {
  it.each(['png', 'jpg'] as const)('says how large a %s is', (format) => {
    expect(pictureHead(claiming(format, 2480, 3508))).toEqual({ format, width: 2480, height: 3508 });
  });

  it('is undefined for other files', () => {
    expect(['%PDF-1.7', 'GIF89a', ''].map((text) => pictureHead(new TextEncoder().encode(text)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each(['png', 'jpg'] as const)('of a %s of 60 000 by 60 000 pixels is refused before it is unpacked', (format) => {
    const failure = expect.objectContaining({ name: 'UnreadableReport', reason: 'too large' });
    expect(() => pictureHead(claiming(format, 60_000, 60_000))).toThrow(failure);
  });

  it('that is cut off or has no size is refused', () => {
    for (const format of ['png', 'jpg'] as const) {
      expect(() => pictureHead(claiming(format, 10, 10).slice(0, 12))).toThrow(UnreadableReport);
      expect(() => pictureHead(claiming(format, 0, 10))).toThrow(UnreadableReport);
    }
  });
});
