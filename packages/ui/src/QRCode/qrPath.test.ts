import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrPath, QUIET_ZONE } from './qrPath.ts';

const LINK = 'https://isopter.example/api/cameras/link/?code=K7Q2-M9XD';
const SCALE = 6;

interface Picture {
  pixels: Uint8ClampedArray;
  side: number;
}

/** Paints the path as a screen would: dark runs on white. */
function paint(text: string): Picture {
  const { size, path } = qrPath(text);
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    dark({ pixels, side }, Number(x) * SCALE, Number(y) * SCALE, Number(width) * SCALE, SCALE);
  }
  return { pixels, side };
}

function dark({ pixels, side }: Picture, left: number, top: number, width: number, height: number): void {
  for (let y = top; y < top + height; y += 1) {
    for (let x = left; x < left + width; x += 1) pixels.set([0, 0, 0], (y * side + x) * 4);
  }
}

const read = ({ pixels, side }: Picture): string | undefined => jsQR(pixels, side, side)?.data;

/** The two bits of the correction level, beside the finder at the top left, with their mask taken off (ISO/IEC 18004). */
function level({ pixels, side }: Picture): string | undefined {
  const isDark = (x: number, y: number): boolean =>
    pixels[((y + QUIET_ZONE + 0.5) * SCALE * side + (x + QUIET_ZONE + 0.5) * SCALE) * 4] === 0;
  const bits = ((isDark(0, 8) ? 2 : 0) + (isDark(1, 8) ? 1 : 0)) ^ 0b10;
  return { 0b01: 'L', 0b00: 'M', 0b11: 'Q', 0b10: 'H' }[bits];
}

describe('a QR code', () => {
  it('decodes to the encoded text [DEV-04]', () => {
    expect(read(paint(LINK))).toBe(LINK);
    expect(read(paint('Prüfung ✓ فحص'))).toBe('Prüfung ✓ فحص');
  });

  it('has correction level M [DEV-04]', () => {
    expect(level(paint(LINK))).toBe('M');
    expect(level(paint('A'))).toBe('M');
  });

  it('is decoded with a part of it covered, as level M allows [DEV-04]', () => {
    const picture = paint(LINK);
    const middle = Math.round(picture.side / 2);
    dark(picture, middle, middle, SCALE * 5, SCALE * 5);
    expect(read(picture)).toBe(LINK);
  });

  it('has four light modules around it', () => {
    const { size, path } = qrPath(LINK);
    const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      Number(x),
      Number(y),
      size - Number(x) - Number(width),
      size - Number(y) - 1,
    ]);
    expect(Math.min(...corners.flat())).toBe(QUIET_ZONE);
  });
});
