import { CAPS, REFERENCE, stepsOf } from '@isopter/clinical/d15';
import { completionOf } from '../../colorVision/model/views.ts';
import { drawEyes, type Pane, shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { createD15Store } from '../model/store.ts';
import { CENTRE, EXTENT } from '../plot/frame.ts';
import { type ArrangementView, COLOR_EYES, type D15View } from '../types.ts';

/** The radius of a cap in pixels, and the margin for the ring around the newest one. */
const CAP = 3.5;
const ROOM = 8;

function drawCircle(pen: Pen, { left, top, width, height }: Pane, view: ArrangementView): void {
  const { order, crossings, is_under_test } = view;
  const { paint } = pen;
  const scale = Math.max(0.1, Math.min((width / 2 - ROOM) / EXTENT.u, (height / 2 - ROOM) / EXTENT.v));
  const places = CAPS.map(
    ({ u, v }) => [left + width / 2 + (u - CENTRE.u) * scale, top + height / 2 - (v - CENTRE.v) * scale] as const,
  );
  const steps = stepsOf(order).map(([from, to]) => ({
    ends: [from, to].flatMap((cap) => (places[cap] ? [places[cap]] : [])),
    isCrossing: crossings.some((crossing) => crossing.from === from && crossing.to === to),
  }));
  for (const { ends } of steps.filter(({ isCrossing }) => !isCrossing)) pen.line(ends, paint.ink);
  // crossings are drawn above the other steps
  for (const { ends } of steps.filter(({ isCrossing }) => isCrossing)) pen.line(ends, paint.critical, { width: 2.5 });
  CAPS.forEach(({ cap, srgb }, i) => {
    const [x, y] = places[i] ?? [0, 0];
    if (cap === REFERENCE) pen.tile(x, y, 2.4 * CAP, srgb);
    else if (order.includes(cap)) pen.dot(x, y, CAP, srgb);
    else pen.ring(x, y, CAP - 1, paint.quietInk);
    if (is_under_test && cap === order.at(-1)) pen.now(x, y, CAP + 2.5);
  });
}

function draw(pen: Pen, { eyes, eye_under_test }: D15View): void {
  const known = COLOR_EYES.filter((eye) => eyes[eye] !== null);
  drawEyes(pen, shownEyes(known, eye_under_test), (eye, pane) => {
    const view = eyes[eye];
    if (!view) return '';
    drawCircle(pen, pane, view);
    return view.crossings.length > 0 ? `×${view.crossings.length}` : '';
  });
}

/**
 * The thumbnail: the colour circle of each eye with the caps joined in the order they were placed, and the number of
 * crossings.
 */
export const d15Thumbnail = thumbnail<D15View>({
  createStore: (_, schedule) => createD15Store({ schedule }),
  draw,
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
});
