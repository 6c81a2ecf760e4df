import { PatternView } from '@isopter/monitor-charts/pattern';
import type { ReactElement } from 'react';
import type { PlannedEye } from '../rules/plan.ts';

/** Props of {@link Pattern}. */
export interface PatternProps {
  planned: PlannedEye;
  /** The accessible name. */
  label: string;
}

/** Draws the stimulus locations of an eye. Loaded separately so that the form does not wait for charts. */
export const Pattern = ({ planned: { eye, grid }, label }: PatternProps): ReactElement => (
  <PatternView eye={eye} grid={grid} label={label} />
);
