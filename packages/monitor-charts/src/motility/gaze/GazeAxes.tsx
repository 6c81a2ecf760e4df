import type { Eye } from '@isopter/clinical/gaze';
import type { ReactElement } from 'react';
import { FieldAxes } from '../../chart/FieldAxes.tsx';
import type { FieldFrame } from '../../chart/frame.ts';
import type { ChartPaint } from '../../chart/paint.ts';

interface GazeAxesProps {
  /** The eye; `OU` shows both eyes in one chart, which has no nasal side. */
  eye: Eye | 'OU';
  frame: FieldFrame;
  /** The labelled circles or squares in degrees; keep the array identical between renders. */
  rings: readonly number[];
  /** The shape of the rings: circles for movements, squares for deviations. */
  shape: 'circle' | 'square';
  /** The spacing of the background grid in degrees. If omitted, there is none. */
  step?: number;
  paint: ChartPaint;
  /** The letters of the nasal and the temporal side. */
  texts: { nasal: string; temporal: string };
}

/** The distance between the field and its degree labels in pixels. */
const AWAY = 17;

/** The background of a gaze chart: rings, lines through straight ahead, and letters at the sides. */
export function GazeAxes({ eye, frame, rings, shape, step, paint, texts }: GazeAxesProps): ReactElement {
  const sides =
    eye === 'OD' ? { right: texts.temporal, left: texts.nasal } : { right: texts.nasal, left: texts.temporal };
  return (
    <FieldAxes
      {...{ frame, rings, shape, paint }}
      labelsAway={AWAY}
      {...(step !== undefined && { lattice: step })}
      // the letters are beyond the outermost circle
      {...(shape === 'circle' && { lines: Math.max(...rings) })}
      {...(eye !== 'OU' && sides)}
    />
  );
}
