import type { Eye } from '@isopter/clinical/gaze';
import type { ReactElement } from 'react';
import { FieldAxes } from '../../chart/FieldAxes.tsx';
import type { FieldFrame } from '../../chart/frame.ts';
import type { ChartPaint } from '../../chart/paint.ts';

interface GazeAxesProps {
  /** Both eyes in one have no nasal side. */
  eye: Eye | 'OU';
  frame: FieldFrame;
  /** Degrees that have a circle or a square, which are labelled; constant or memoised. */
  rings: readonly number[];
  /** Circles for movements, squares for deviations. */
  shape: 'circle' | 'square';
  /** Degrees between the lines of a grid below; none without it. */
  step?: number;
  paint: ChartPaint;
  /** Letters of the nasal and the temporal side. */
  texts: { nasal: string; temporal: string };
}

/** From the field to its degrees, px. */
const AWAY = 17;

/** What lies under a chart of gaze: rings, lines through straight ahead, letters of the sides. */
export function GazeAxes({ eye, frame, rings, shape, step, paint, texts }: GazeAxesProps): ReactElement {
  const sides =
    eye === 'OD' ? { right: texts.temporal, left: texts.nasal } : { right: texts.nasal, left: texts.temporal };
  return (
    <FieldAxes
      {...{ frame, rings, shape, paint }}
      labelsAway={AWAY}
      {...(step !== undefined && { lattice: step })}
      // beyond the outermost circle stand letters
      {...(shape === 'circle' && { lines: Math.max(...rings) })}
      {...(eye !== 'OU' && sides)}
    />
  );
}
