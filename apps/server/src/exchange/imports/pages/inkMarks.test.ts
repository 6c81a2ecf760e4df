import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { type GrayPicture, inkMarks } from './inkMarks.ts';

/** A page of A4 at 150 dpi with filled rectangles, in pixels. */
function pictureOf(...boxes: readonly (readonly [x: number, y: number, width: number, height: number])[]): GrayPicture {
  const canvas = createCanvas(1240, 1754);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const box of boxes) context.fillRect(...box);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, pixels: data.filter((_, at) => at % 4 === 0) as never };
}

const digit = (x: number, y: number) => [x, y, 5, 14] as const;

describe('the ink of numbers on a page [OUR-467]', () => {
  it('is found at groups of digits', () => {
    expect(inkMarks(pictureOf(digit(100, 100), digit(108, 100), digit(200, 100)))).toEqual([
      { x: 100, y: 100, width: 13, height: 14, minus: 0 },
      { x: 200, y: 100, width: 5, height: 14, minus: 0 },
    ]);
  });

  it('begins with a minus sign if there is a flat stroke before the digits', () => {
    expect(inkMarks(pictureOf([100, 106, 6, 2], digit(108, 100)))).toEqual([
      { x: 100, y: 100, width: 13, height: 14, minus: 8 },
    ]);
  });

  it('is not axes, ticks, filled tiles, lines of letters or speckles', () => {
    const letters = Array.from({ length: 6 }, (_, at) => digit(100 + at * 8, 400));
    const tile = [300, 300, 14, 14] as const;
    expect(inkMarks(pictureOf([100, 600, 500, 2], [350, 450, 2, 300], tile, ...letters, [500, 500, 1, 1]))).toEqual([]);
  });

  it('is empty if a pattern fills the page', () => {
    const pattern = Array.from({ length: 4000 }, (_, at) => digit(20 + (at % 60) * 20, 20 + Math.floor(at / 60) * 24));
    expect(inkMarks(pictureOf(...pattern))).toEqual([]);
  });
});
