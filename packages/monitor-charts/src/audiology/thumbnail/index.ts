import { isSilence } from '@isopter/clinical/audiology';
import type { Pen } from '../../wall/pen/pen.ts';
import { withScale } from '../../wall/pen/scale.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { audiologyWords } from '../audiology.texts.ts';
import { completionOf } from '../completion.ts';
import { createAudiologyStore } from '../model/store.ts';
import { audiogramFrame, LEVELS, OCTAVES } from '../plot/frame.ts';
import { type AudiologyView, type Ear, EARS, type ToneThreshold } from '../types.ts';

/** The margins of the small audiogram, which has no labels. */
const MARGIN = { left: 6, right: 6, top: 6, bottom: 6 } as const;

/** The units of its axes. */
const english = { columnLevel: audiologyWords.columnLevel, columnFrequency: audiologyWords.columnFrequency };

type Point = readonly [x: number, y: number];

/** Runs of neighbouring results that were heard, to be joined by lines. */
function joined(results: readonly ToneThreshold[]): readonly (readonly ToneThreshold[])[] {
  const runs: ToneThreshold[][] = [[]];
  for (const result of results) {
    if (result.heard) runs.at(-1)?.push(result);
    else runs.push([]);
  }
  return runs.filter(({ length }) => length > 1);
}

function drawResult(pen: Pen, ear: Ear, heard: boolean, [x, y]: Point, colour: string): void {
  if (ear === 'RIGHT') {
    pen.dot(x, y, 4, pen.paint.surface);
    pen.ring(x, y, 4, colour, 1.75);
  } else pen.cross(x, y, 3.5, colour, 1.75);
  if (heard) return;
  // outwards and downwards, like the arrow of the audiogram
  const side = ear === 'RIGHT' ? -1 : 1;
  const arrow: readonly Point[] = [
    [x + side * 3, y + 3],
    [x + side * 9, y + 9],
  ];
  pen.line(arrow, colour, { width: 1.75 });
}

function draw(page: Pen, { ears, ear_under_test }: AudiologyView, words: typeof english): void {
  const pen = withScale(page, [words.columnLevel, words.columnFrequency]);
  const { width, height, paint } = pen;
  const { area, x, y } = audiogramFrame(width, height, MARGIN);
  const { left, right, top, bottom } = area;
  const colours: Readonly<Record<Ear, string>> = { RIGHT: paint.right, LEFT: paint.left };
  const at = ({ frequency, level }: Pick<ToneThreshold, 'frequency' | 'level'>): Point => [x(frequency), y(level)];
  const rule = (from: Point, to: Point, strong = false): void =>
    pen.line([from, to], paint.line, { width: strong ? 1.25 : 0.5 });

  for (const hz of OCTAVES) rule([x(hz), top], [x(hz), bottom]);
  for (const level of LEVELS.filter((one) => one % 20 === 0)) rule([left, y(level)], [right, y(level)], level === 0);
  for (const ear of EARS) {
    const { thresholds } = ears[ear];
    for (const run of joined(thresholds))
      pen.line(run.map(at), colours[ear], { width: 1.5, dash: ear === 'LEFT' ? [5, 3] : [] });
    for (const result of thresholds) drawResult(pen, ear, result.heard, at(result), colours[ear]);
  }
  const newest = ear_under_test && ears[ear_under_test].tones.findLast((tone) => !isSilence(tone));
  if (newest) pen.now(x(newest.frequency), y(newest.volume_db), 7);
}

/** Returns whether the thresholds of an ear cannot be relied on. */
const isUnreliable = ({ ears }: AudiologyView): boolean =>
  EARS.some((ear) => ears[ear].reliability.verdict === 'flagged');

/**
 * The thumbnail: a small audiogram with circles for the right ear, crosses for the left, and a ring around the newest
 * tone.
 */
export const audiologyThumbnail = thumbnail<AudiologyView, typeof english>({
  createStore: ({ test_group }, schedule) => createAudiologyStore({ test: test_group, schedule }),
  draw,
  words: { kind: 'audiology', english },
  sideUnderTest: ({ ear_under_test }) => ear_under_test,
  completion: completionOf,
  isUnreliable,
});
