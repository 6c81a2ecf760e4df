import type { Pane } from './eyes.ts';
import type { Pen } from './pen.ts';

/** What was shown to an eye, step by step. */
export interface Steps {
  /** Oldest first: where it lies on the axis, and whether it was seen. */
  readonly trials: readonly { readonly y: number; readonly passed: boolean }[];
  /** Fewer trials than this do not fill the width. */
  readonly leastTrials: number;
  /** Ends of the axis: at the top, at the foot. */
  readonly values: readonly [top: number, foot: number];
  readonly ticks: readonly number[];
  /** What it comes to: drawn through once it is settled, dashed before. */
  readonly levels: readonly { readonly y: number; readonly isSettled: boolean }[];
  /** Whether the newest trial is the one that is shown now. */
  readonly isUnderTest: boolean;
}

/** The way up and down an axis in small: seen as dots, not seen as crosses. */
export function drawSteps(pen: Pen, { left, top, width, height }: Pane, steps: Steps, colour: string): void {
  const { trials, leastTrials, values, ticks, levels, isUnderTest } = steps;
  const { paint } = pen;
  const [first, last] = values;
  const across = width / Math.max(leastTrials, trials.length);
  const radius = Math.min(3, Math.max(1.75, across / 2));
  const x = (i: number): number => left + across * (i + 0.5);
  const y = (value: number): number => top + 3 + ((height - 6) * (value - first)) / (last - first);
  const level = (value: number, of: string, style: { width: number; dash?: readonly number[] }): void => {
    const ends = [
      [left, y(value)],
      [left + width, y(value)],
    ] as const;
    pen.line(ends, of, style);
  };

  for (const tick of ticks) level(tick, paint.line, { width: 0.5 });
  pen.line(
    trials.map((trial, i) => [x(i), y(trial.y)] as const),
    paint.quietInk,
    { width: 0.75 },
  );
  for (const one of levels) level(one.y, colour, { width: 1.75, dash: one.isSettled ? [] : [4, 3] });
  trials.forEach((trial, i) => {
    if (trial.passed) pen.dot(x(i), y(trial.y), radius, paint.accent);
    else pen.cross(x(i), y(trial.y), radius, paint.critical);
  });
  const newest = trials.at(-1);
  if (newest && isUnderTest) pen.ring(x(trials.length - 1), y(newest.y), radius + 3, paint.testing, 2);
}
