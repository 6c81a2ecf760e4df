import type { Pen } from '../../wall/pen/pen.ts';
import { withScale } from '../../wall/pen/scale.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
import { createPupilStore } from '../model/store.ts';
import { LIGHTS } from '../plot/lights.ts';
import { pupilWords } from '../pupil.texts.ts';
import { type Eye, EYES, type Light, type PupilView } from '../types.ts';

/** The length of the drawn part of the test up to now, long enough for a flash and the reaction. */
const LAST: Readonly<Record<PupilView['axis'], number>> = { seconds: 15, percent: 40 };
/** The minimum range of the diameter axis in mm. */
const DIAMETERS = { least: 3, most: 6 } as const;
/** The space for names and numbers on the left, and for the lane of an eye, in pixels. */
const LEFT = 20;
const LANE = 12;

/** The dark background, with its opacity in the last two hex digits. */
const DARK = '#00000017';
const LIT = '38';

/** The letters of red and blue light, which occur in one test and must not differ by colour alone, and the words of the axes. */
const english = {
  letterRed: pupilWords.letterRed,
  letterBlue: pupilWords.letterBlue,
  diameterAxis: pupilWords.diameterAxis,
  timeAxis: pupilWords.timeAxis,
  percentAxis: pupilWords.percentAxis,
};
const letterOf = (light: Light, words: typeof english): string =>
  ({ white: '', red: words.letterRed, blue: words.letterBlue })[light];

const dashOf = (eye: Eye): readonly number[] => (eye === 'OS' ? [5, 3] : []);

function drawCurves(pen: Pen, { curves, bands }: PupilView, from: number, x: (time: number) => number): void {
  const { width, height, paint } = pen;
  const seen = EYES.flatMap((eye) => curves[eye].flatMap(([, diameter]) => diameter ?? []));
  const least = Math.floor(seen.reduce((low, value) => Math.min(low, value), DIAMETERS.least));
  const most = Math.ceil(seen.reduce((high, value) => Math.max(high, value), DIAMETERS.most));
  const top = EYES.length * LANE + 2;
  const tall = Math.max(1, height - top);
  const y = (diameter: number): number => top + (tall * (most - diameter)) / (most - least);

  pen.rect(LEFT, top, Math.max(1, width - LEFT), tall, DARK);
  for (const { light, from: start, to } of bands) {
    if (light === null || to <= from) continue;
    pen.rect(x(start), top, x(to) - x(start), tall, paint.surface);
    pen.rect(x(start), top, x(to) - x(start), tall, `${LIGHTS[light]}${LIT}`);
  }
  // the dashed curve is drawn last, so that both are visible where they coincide
  for (const eye of EYES.toReversed()) {
    // a sample covered by the lid ends a segment
    const stretches: (readonly [number, number])[][] = [[]];
    for (const [time, diameter] of curves[eye]) {
      if (diameter === null) stretches.push([]);
      else if (time >= from) stretches.at(-1)?.push([x(time), y(diameter)]);
    }
    const colour = eye === 'OD' ? paint.right : paint.left;
    for (const stretch of stretches) pen.line(stretch, colour, { width: 2, dash: dashOf(eye) });
  }
  pen.text(pen.number(most), LEFT - 4, top + 6, { size: 10, align: 'right', colour: paint.quietInk });
  pen.text(pen.number(least), LEFT - 4, height - 6, { size: 10, align: 'right', colour: paint.quietInk });
}

function draw(page: Pen, view: PupilView, words: typeof english): void {
  const { axis, bands, curves, completion } = view;
  const pen = withScale(page, [words.diameterAxis, axis === 'seconds' ? words.timeAxis : words.percentAxis]);
  const { width, height, paint } = pen;
  const from = Math.max(0, (bands.at(-1)?.to ?? 0) - LAST[axis]);
  const x = (time: number): number => LEFT + (Math.max(0, width - LEFT) * Math.max(0, time - from)) / LAST[axis];

  EYES.forEach((eye, i) => {
    const y = (i + 0.5) * LANE;
    const colour = eye === 'OD' ? paint.right : paint.left;
    pen.text(eye, 2, y, { size: 10, align: 'left', colour });
    pen.line(
      [
        [LEFT, y],
        [Math.max(LEFT, width), y],
      ],
      colour,
      { width: 1.5, dash: dashOf(eye) },
    );
    for (const { light, from: start, to } of bands.filter((band) => band.eye === eye && band.to > from)) {
      if (light === null) continue;
      pen.rect(x(start), y - 5, x(to) - x(start), 10, LIGHTS[light]);
      pen.text(letterOf(light, words), (x(start) + x(to)) / 2, y, { size: 9, colour: '#ffffff', isStrong: true });
    }
  });
  if (EYES.some((eye) => curves[eye].length > 0)) drawCurves(pen, view, from, x);
  else pen.text(pen.percent(completion), width / 2, (height + EYES.length * LANE) / 2, { size: 28, isStrong: true });
}

/**
 * The thumbnail: the last part of the test with the lights of each eye and both pupils below, the left one dashed; the
 * progress if the device reports no diameters.
 */
export const pupilThumbnail = thumbnail<PupilView, typeof english>({
  createStore: (_, schedule) => createPupilStore({ schedule }),
  draw,
  words: { kind: 'pupil', english },
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
});
