import { SmallDrawing } from '@isopter/monitor-charts/course';
import type { ReactElement } from 'react';
import type { PlannedEye } from '../rules/plan.ts';

/** Draws the stimulus locations of a set-up per eye. Loaded separately so that the form does not wait for charts. */
export function OfferDrawing({ eyes, label }: { eyes: readonly PlannedEye[]; label: string }): ReactElement {
  const fields = eyes
    .filter(({ order }) => order !== null)
    .map(({ eye, grid }) => ({ eye, points: grid.points.map(({ x, y }) => [x, y, true] as const) }));
  return <SmallDrawing picture={{ fields }} label={label} />;
}
