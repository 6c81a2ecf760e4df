import { completionOf } from '../../colorVision/model/views.ts';
import { drawEyes, type Pane, shownEyes } from '../../wall/pen/eyes.ts';
import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { isBad } from '../model/results.ts';
import { createWaggonerStore } from '../model/store.ts';
import { COLOR_EYES, type ScreeningView, type Section, type WaggonerView } from '../types.ts';

/** The scored sections from top to bottom, with their letters. */
const ROWS = { general: 'G', tritan: 'T', protan: 'P', deutan: 'D' } as const satisfies Partial<
  Record<Section, string>
>;
const NAMES = Object.keys(ROWS) as readonly (keyof typeof ROWS)[];
/** The space for the letter and for a score such as `27/32` in pixels. */
const LETTER = 14;
const COUNT = 34;

function drawSections(pen: Pen, { left, top, width, height }: Pane, view: ScreeningView): void {
  const { paint } = pen;
  const row = height / NAMES.length;
  const bar = Math.max(1, width - LETTER - COUNT);
  const thick = Math.min(10, row * 0.6);
  NAMES.forEach((name, i) => {
    const y = top + row * (i + 0.5);
    const state = view.sections.find(({ section }) => section === name);
    pen.text(ROWS[name], left + LETTER / 2 - 2, y, { size: 10, colour: state ? paint.ink : paint.quietInk });
    if (view.current_section === name) pen.now(left + LETTER / 2 - 2, y, 6.5);
    pen.rect(left + LETTER, y - thick / 2, bar, thick, paint.line);
    if (!state) return;
    const { correct_answers, total_answers, result } = state;
    const share = total_answers === 0 ? 0 : correct_answers / total_answers;
    pen.rect(left + LETTER, y - thick / 2, bar * share, thick, paint.accent);
    pen.text(`${correct_answers}/${total_answers}`, left + width, y, {
      size: 10,
      align: 'right',
      isStrong: typeof result === 'string' && isBad(result),
    });
  });
}

function draw(pen: Pen, { eyes, eye_under_test }: WaggonerView): void {
  const known = COLOR_EYES.filter((eye) => eyes[eye] !== null);
  drawEyes(pen, shownEyes(known, eye_under_test), (eye, pane) => {
    const view = eyes[eye];
    if (view) drawSections(pen, pane, view);
    return '';
  });
}

/**
 * The thumbnail: the sections general, tritan, protan and deutan of each eye, with the correct answers as a bar and as
 * a count.
 */
export const waggonerThumbnail = thumbnail<WaggonerView>({
  createStore: (_, schedule) => createWaggonerStore({ schedule }),
  draw,
  sideUnderTest: ({ eye_under_test }) => eye_under_test,
  completion: completionOf,
});
