import { completionOf } from '../../colorVision/model/views.ts';
import { drawEyes, type Pane, shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { createIshiharaStore } from '../model/store.ts';
import { COLOR_EYES, type IshiharaView, type PlatesView } from '../types.ts';

/** The maximum size of a plate in pixels. */
const LARGEST = 30;

/** The number of columns with which the plates are largest. */
function columnsOf(plates: number, width: number, height: number): number {
  const columns = Math.ceil(Math.sqrt((plates * width) / height));
  return Math.min(plates, Math.max(1, columns));
}

function drawPlates(pen: Pen, { left, top, width, height }: Pane, { plates, is_under_test }: PlatesView): void {
  const { paint } = pen;
  const columns = columnsOf(plates.length, width, height);
  const rows = Math.ceil(plates.length / columns);
  const cell = Math.min(LARGEST, width / columns, height / rows);
  const size = 0.8 * cell;
  const next = is_under_test ? plates.findIndex(({ result }) => result === 'unanswered') : -1;
  plates.forEach(({ result }, i) => {
    const x = left + cell * ((i % columns) + 0.5);
    const y = top + cell * (Math.floor(i / columns) + 0.5);
    if (result === 'right') pen.tile(x, y, size, paint.accent);
    else if (result === 'wrong') pen.cross(x, y, size / 2.5, paint.critical, 2);
    else pen.ring(x, y, size / 2.5, paint.quietInk);
    if (i === next) pen.now(x, y, size / 2);
  });
}

function draw(pen: Pen, { eyes, eye_under_test }: IshiharaView): void {
  const known = COLOR_EYES.filter((eye) => eyes[eye] !== null);
  drawEyes(pen, shownEyes(known, eye_under_test), (eye, pane) => {
    const view = eyes[eye];
    if (!view || view.plates.length === 0) return '';
    drawPlates(pen, pane, view);
    const right = view.plates.filter(({ result }) => result === 'right').length;
    const answered = view.plates.filter(({ result }) => result !== 'unanswered').length;
    return answered === 0 ? '' : `${right}/${answered}`;
  });
}

/**
 * The thumbnail: the plates of each eye, filled if correct, crossed if wrong, hollow if not read yet, with a ring
 * around the current one.
 */
export const ishiharaThumbnail = thumbnail<IshiharaView>({
  createStore: (_, schedule) => createIshiharaStore({ schedule }),
  draw,
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
});
