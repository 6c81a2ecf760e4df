import { gridOfTest } from '@isopter/clinical/perimetry';
import { baseProgram, type PerimetryState, type Preferences } from '@isopter/contract';
import type { MeasuredEye } from '../dicom/opv.ts';
import type { FoundTest } from './about.ts';
import type { SourcedTest } from './job.ts';
import { eyeReport } from './kinds/perimetry.tsx';
import { isThresholdField, type ReportOptions } from './source.ts';
import { common } from './texts/common.ts';

/** Whether the office wants the measurements of a test in place of its page [REP-10]. */
export const wantsMeasurements = (
  { row }: FoundTest['test'],
  preferences: Pick<Preferences, 'enable_opv_dicom'>,
): boolean => preferences.enable_opv_dicom && isThresholdField(row) && baseProgram(row.protocol ?? '') !== undefined;

/**
 * The measurements of one eye of a static threshold test. A DICOM object is of one eye: of the right one, where both were
 * tested and none is asked for.
 * @returns null when that eye was not tested
 */
export function measuredEye(
  { test, state: records }: SourcedTest,
  { eye: asked, language }: ReportOptions,
): MeasuredEye | null {
  const { row } = test;
  const state = records as PerimetryState;
  const eye = (['OD', 'OS'] as const).find(
    (one) => (!asked || asked === one) && state.stimuli.some((stimulus) => stimulus.eye === one),
  );
  const program = baseProgram(row.protocol ?? '');
  if (!eye || !program || !row.strategy) return null;
  const seconds = row.timeStart && row.timeEnd ? (row.timeEnd.getTime() - row.timeStart.getTime()) / 1000 : 0;
  return {
    report: eyeReport(state, test, eye, common[language]),
    program,
    strategy: row.strategy,
    size: row.options.goldman_size ?? 3,
    extent: gridOfTest(row, eye)?.extent ?? 30,
    stimuli: state.stimuli.filter((stimulus) => stimulus.eye === eye).length,
    duration: Math.max(0, seconds),
  };
}
