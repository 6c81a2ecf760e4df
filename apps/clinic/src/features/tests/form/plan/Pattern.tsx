import { PatternView } from '@isopter/monitor-charts/pattern';
import type { ReactElement } from 'react';
import type { PlannedEye } from '../rules/plan.ts';

/** Props of {@link Pattern}. */
export interface PatternProps {
  planned: PlannedEye;
  /** The accessible name. */
  label: string;
}

/** Where the stimuli of an eye will be; by itself, so that the form does not wait for charts. */
export const Pattern = ({ planned: { eye, grid }, label }: PatternProps): ReactElement => (
  <PatternView eye={eye} grid={grid} label={label} />
);
