import { viewOf } from '../../capture/model/store.ts';
import { applyEvent, draftOf } from '../../capture/model/state.ts';
import type { CaptureView } from '../../capture/types.ts';
import { createModelStore } from '../../shared/modelStore.ts';
import type { Pen } from '../pen/pen.ts';
import { completionOf } from '../../capture/completion.ts';
import { thumbnail } from '../thumbnail.ts';

/** Draws a ring with a percentage. */
function circle(pen: Pen, x: number, y: number, radius: number, percent: number, colour: string): void {
  const width = Math.max(3, radius / 6);
  pen.ring(x, y, radius, pen.paint.line, width);
  if (percent > 0) pen.ring(x, y, radius, colour, width, percent / 100);
  pen.text(pen.number(percent), x, y, { size: Math.max(11, radius / 1.8), isStrong: true });
}

/** The minimum distance of a name from the upper edge in pixels. */
const NAME_LINE = 7;

function draw(pen: Pen, { total, eyes }: CaptureView): void {
  const { width, height, paint } = pen;
  const y = height / 2;
  const hasEyes = (eyes.OD ?? 0) > 0 || (eyes.OS ?? 0) > 0;
  const radius = Math.max(8, Math.min(height / 2 - 8, width / (hasEyes ? 4 : 2) - 12, 64));
  if (!hasEyes) return circle(pen, width / 2, y, radius, total ?? 0, paint.accent);
  // the left eye is on the left
  const [left, right] = [width / 4 + 4, (3 * width) / 4 - 4];
  circle(pen, left, y, radius, eyes.OS ?? 0, paint.left);
  circle(pen, right, y, radius, eyes.OD ?? 0, paint.right);
  // in the corners beside the rings
  const above = Math.max(NAME_LINE, y - radius - 5);
  pen.text('OS', left - radius, above, { size: 10, align: 'left', colour: paint.left });
  pen.text('OD', right - radius, above, { size: 10, align: 'left', colour: paint.right });
}

/** The thumbnail of kinds without their own: the progress of the test, and of each eye if the device reports it. */
export const progressThumbnail = thumbnail<CaptureView>({
  createStore: (_, schedule) => createModelStore({ records: [], draftOf, applyEvent, viewOf }, { schedule }),
  draw,
  completion: completionOf,
});
