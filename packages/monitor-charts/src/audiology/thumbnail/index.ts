import type { Pen } from '../../wall/pen/pen.ts';
import { thumbnail } from '../../wall/thumbnail.ts';
import { FALSE_PRESS } from '../model/statistics.ts';
import { createAudiologyStore } from '../model/store.ts';
import { type AudiologyView, type Ear, EARS } from '../types.ts';

/** Axes of the small audiogram: octaves 125 to 8000 Hz, levels −10 to 120 dB HL downwards. */
const OCTAVES = [125, 250, 500, 1000, 2000, 4000, 8000] as const;
const LEVELS = { least: -10, most: 120, step: 20 } as const;
const MARGIN = 6;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

function draw(pen: Pen, { ears, ear_under_test }: AudiologyView): void {
  const { width, height, paint } = pen;
  const colours: Readonly<Record<Ear, string>> = { RIGHT: paint.right, LEFT: paint.left };
  const x = (frequency: number): number =>
    MARGIN + ((width - 2 * MARGIN) * (Math.log2(clamp(frequency, 125, 8000) / 125) + 0.3)) / 6.6;
  const y = (level: number): number =>
    MARGIN +
    ((height - 2 * MARGIN) * (clamp(level, LEVELS.least, LEVELS.most) - LEVELS.least)) / (LEVELS.most - LEVELS.least);

  for (const hz of OCTAVES)
    pen.line(
      [
        [x(hz), MARGIN],
        [x(hz), height - MARGIN],
      ],
      paint.line,
      { width: 0.5 },
    );
  for (let level = 0; level <= LEVELS.most; level += LEVELS.step) {
    pen.line(
      [
        [MARGIN, y(level)],
        [width - MARGIN, y(level)],
      ],
      paint.line,
      { width: level === 0 ? 1.25 : 0.5 },
    );
  }
  for (const ear of EARS) {
    const { thresholds } = ears[ear];
    const heard = thresholds.filter((result) => result.heard);
    pen.line(
      heard.map(({ frequency, level }) => [x(frequency), y(level)] as const),
      colours[ear],
      { width: 1.5, dash: ear === 'LEFT' ? [5, 3] : [] },
    );
    for (const { frequency, level, heard: isHeard } of thresholds) {
      const [cx, cy] = [x(frequency), y(level)];
      if (ear === 'RIGHT') {
        pen.dot(cx, cy, 4, paint.surface);
        pen.ring(cx, cy, 4, colours[ear], 1.75);
      } else pen.cross(cx, cy, 3.5, colours[ear], 1.75);
      if (!isHeard)
        pen.line(
          [
            [cx, cy + 4],
            [cx, cy + 11],
          ],
          colours[ear],
          { width: 1.75 },
        );
    }
  }
  const newest = ear_under_test && ears[ear_under_test].tones.at(-1);
  if (newest) pen.ring(x(newest.frequency), y(newest.volume_db), 7, paint.testing, 2);
}

/** Presses sooner than anyone can answer: with so many of them the thresholds are too good. Our own choice. */
const MANY_FALSE = { share: 0.2, tones: 10 } as const;

/** Whether one of the ears was answered by chance. */
const isUnreliable = ({ ears }: AudiologyView): boolean =>
  EARS.some((ear) => {
    const { tones } = ears[ear];
    const tooSoon = tones.filter(({ is_heard, response_time }) => is_heard && (response_time ?? 1) <= FALSE_PRESS);
    return tones.length >= MANY_FALSE.tones && tooSoon.length / tones.length >= MANY_FALSE.share;
  });

/** The audiogram in small: right ear circles, left ear crosses, the newest tone ringed. */
export const audiologyThumbnail = thumbnail<AudiologyView>({
  createStore: (_, schedule) => createAudiologyStore({ schedule }),
  draw,
  completion: ({ completion }) => completion,
  isUnreliable,
});
