import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { EyeLook } from '../../look.ts';
import { eyePainter } from './drawEye.ts';
import { geometryOf, PICTURE } from './geometry.ts';

const painters = { OD: eyePainter({ createCanvas }, 'OD'), OS: eyePainter({ createCanvas }, 'OS') } as const;
const AHEAD: EyeLook = { gaze: { x: 0, y: 0 }, pupil: 4, openness: 1 };

/** Draws a picture and decodes it. */
async function draw(over: Partial<EyeLook> = {}, eye: 'OD' | 'OS' = 'OD') {
  const bytes = await painters[eye]({ ...AHEAD, ...over });
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const at = (x: number, y: number): number => data[4 * (Math.round(y) * image.width + Math.round(x))]!;
  return { bytes, image, data, at, geometry: geometryOf(eye, { ...AHEAD, ...over }) };
}

/** The middle and the width of the dark area of a picture. */
function darkArea({ at }: Awaited<ReturnType<typeof draw>>, { x, y }: { x: number; y: number }) {
  const isDark = (column: number): boolean => at(column, y) < 45;
  let [left, right] = [Math.round(x), Math.round(x)];
  while (isDark(left - 1)) left -= 1;
  while (isDark(right + 1)) right += 1;
  return { middle: (left + right) / 2, width: right - left + 1 };
}

describe('a picture of an eye', () => {
  it('is a gray JPEG of 640 × 480 and 15 to 30 KB', async () => {
    for (const eye of ['OD', 'OS'] as const) {
      const { bytes, image, data } = await draw({}, eye);
      expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8]);
      expect([image.width, image.height]).toEqual([640, 480]);
      expect(bytes.length).toBeGreaterThan(15_000);
      expect(bytes.length).toBeLessThan(30_000);
      for (let i = 0; i < data.length; i += 4000) expect(Math.abs(data[i]! - data[i + 2]!)).toBeLessThan(8);
    }
  });

  it('shows a dark pupil in a gray iris on a bright sclera, with two bright reflections', async () => {
    const { at, geometry } = await draw({ pupil: 3 });
    const { pupil, iris, reflections } = geometry;
    expect(at(pupil.x, pupil.y)).toBeLessThan(30);
    expect(at(pupil.x, pupil.y + (pupil.radius + iris.radius) / 2)).toBeGreaterThan(80);
    expect(at(pupil.x, pupil.y + (pupil.radius + iris.radius) / 2)).toBeLessThan(170);
    expect(at(pupil.x - iris.radius - 15, pupil.y)).toBeGreaterThan(170);
    for (const { x, y } of reflections) expect(at(x, y)).toBeGreaterThan(230);
  });

  it('has a pupil of the size in mm', async () => {
    for (const pupil of [2, 3.5, 5, 7]) {
      const picture = await draw({ pupil });
      const { width } = darkArea(picture, { x: picture.geometry.pupil.x, y: picture.geometry.pupil.y + 3 });
      expect(Math.abs(width / PICTURE.perMm - pupil)).toBeLessThan(0.3);
    }
  });

  it('has the pupil where the eye looks: the right of the patient is on the left', async () => {
    for (const gaze of [
      { x: 20, y: 0 },
      { x: -20, y: 0 },
      { x: 15, y: 20 },
      { x: 0, y: -25 },
    ]) {
      const picture = await draw({ gaze });
      const { pupil } = picture.geometry;
      expect(Math.sign(PICTURE.center.x - pupil.x)).toBe(Math.sign(gaze.x));
      expect(Math.sign(PICTURE.center.y - pupil.y)).toBe(Math.sign(gaze.y));
      // away from the reflections, which follow the gaze only partly
      const row = pupil.y + (gaze.y > 0 ? -14 : 14);
      expect(Math.abs(darkArea(picture, { x: pupil.x, y: row }).middle - pupil.x)).toBeLessThan(4);
    }
  });

  it('shows skin instead of the eye when the lids are closed', async () => {
    const { at, geometry } = await draw({ openness: 0 });
    const { pupil, iris } = geometry;
    for (const [x, y] of [
      [0, 0],
      [-iris.radius - 20, 0],
      [30, -20],
    ] as const) {
      expect(at(pupil.x + x, pupil.y + y)).toBeGreaterThan(120);
      expect(at(pupil.x + x, pupil.y + y)).toBeLessThan(200);
    }
    const half = await draw({ openness: 0.45 });
    expect(half.at(pupil.x, pupil.y - 25)).toBeGreaterThan(100);
    expect(half.at(pupil.x, pupil.y + 25)).toBeLessThan(60);
  });

  it('mirrors the face of the other eye, and has new noise each time', async () => {
    const [right, left] = [await draw(), await draw({}, 'OS')];
    expect(right.at(600, 310)).toBeLessThan(right.at(40, 310));
    expect(left.at(40, 310)).toBeLessThan(left.at(600, 310));
    const again = await draw();
    expect(again.bytes).not.toEqual(right.bytes);
  });
});
