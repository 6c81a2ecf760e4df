import { GRADES, isSeen } from '@isopter/clinical/stereopsis';
import type { Pen } from '../../wall/pen/pen.ts';
import { withScale } from '../../wall/pen/scale.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { completionOf } from '../completion.ts';
import { createStereopsisStore } from '../model/store.ts';
import { stereopsisWords } from '../stereopsis.texts.ts';
import type { StereopsisView } from '../types.ts';

/** The minimum range of the axis in seconds of arc. */
const SPAN = { coarsest: 1000, finest: 16 } as const;
/** The minimum number of plates that the axis has room for. */
const FEWEST = 24;
const MARGIN = 8;

/** The words of its axes. */
const english = { levelAxis: stereopsisWords.levelAxis, plateAxis: stereopsisWords.plateAxis };

function draw(page: Pen, { plates, result, finest }: StereopsisView, words: typeof english): void {
  const pen = withScale(page, [words.levelAxis, words.plateAxis]);
  const { width, height, paint } = pen;
  const coarsest = Math.log(Math.max(SPAN.coarsest, ...plates.map(({ arcsec }) => arcsec)));
  const depth = coarsest - Math.log(Math.min(SPAN.finest, ...plates.map(({ arcsec }) => arcsec)));
  const across = Math.max(FEWEST, plates.length);
  const x = (i: number): number => MARGIN + ((width - 2 * MARGIN) * (i + 0.5)) / across;
  const y = (arcsec: number): number => MARGIN + ((height - 2 * MARGIN) * (coarsest - Math.log(arcsec))) / depth;

  pen.rect(0, y(GRADES.normal), width, height - y(GRADES.normal), paint.positiveSoft);
  for (const level of [800, 400, 200, 100, 40])
    pen.line(
      [
        [0, y(level)],
        [width, y(level)],
      ],
      paint.line,
      { width: 0.5 },
    );
  pen.line(
    plates.map(({ arcsec }, i) => [x(i), y(arcsec)] as const),
    paint.quietInk,
  );
  plates.forEach((plate, i) => {
    if (isSeen(plate)) pen.dot(x(i), y(plate.arcsec), 3, paint.accent);
    else pen.cross(x(i), y(plate.arcsec), 3, paint.critical);
  });
  const newest = plates.at(-1);
  if (newest && !result) pen.now(x(plates.length - 1), y(newest.arcsec), 6.5);
  const shown = result ? result.arcsec : finest;
  if (shown !== null) pen.text(`${shown}″`, width - MARGIN, 14, { size: 16, align: 'right', isStrong: true });
}

/** The thumbnail: a small level chart, and the stereoacuity or the finest level so far. */
export const stereopsisThumbnail = thumbnail<StereopsisView, typeof english>({
  createStore: (_, schedule) => createStereopsisStore({ schedule }),
  draw,
  words: { kind: 'stereopsis', english },
  completion: completionOf,
});
