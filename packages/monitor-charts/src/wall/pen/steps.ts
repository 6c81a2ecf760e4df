import type { Pane } from './eyes.ts';
import type { Pen } from './pen.ts';

/** The trials of an eye as steps. */
export interface Steps {
  /** The trials in chronological order: the value, and whether it was seen. */
  readonly trials: readonly { readonly y: number; readonly passed: boolean }[];
  /** The minimum number of trials that the axis has room for. */
  readonly leastTrials: number;
  /** The values at the top and at the bottom of the axis. */
  readonly values: readonly [top: number, foot: number];
  readonly ticks: readonly number[];
  /** The results or estimates: a solid line for a result, a dashed line for an estimate. */
  readonly levels: readonly { readonly y: number; readonly isSettled: boolean }[];
  /** Whether the newest trial is the current one. */
  readonly isUnderTest: boolean;
}

/** Draws trials as small steps: dots for seen, crosses for not seen. */
export function drawSteps(pen: Pen, { left, top, width, height }: Pane, steps: Steps, colour: string): void {
  const { trials, leastTrials, values, ticks, levels, isUnderTest } = steps;
  const { paint } = pen;
  const [first, last] = values;
  const across = width / Math.max(leastTrials, trials.length);
  // larger drawings are looked at from farther away
  const isLarge = height > 140;
  const radius = Math.min(isLarge ? 4.5 : 3, Math.max(1.75, across / 2));
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
    { width: isLarge ? 1.25 : 0.75 },
  );
  for (const one of levels) level(one.y, colour, { width: 1.75, dash: one.isSettled ? [] : [4, 3] });
  trials.forEach((trial, i) => {
    if (trial.passed) pen.dot(x(i), y(trial.y), radius, paint.accent);
    else pen.cross(x(i), y(trial.y), radius, paint.critical);
  });
  const newest = trials.at(-1);
  if (newest && isUnderTest) pen.now(x(trials.length - 1), y(newest.y), radius + 3);
}
