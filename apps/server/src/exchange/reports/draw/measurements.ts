import { gridOfTest } from '@isopter/clinical/perimetry';
import { baseProgram, type PerimetryState, type Preferences } from '@isopter/contract';
import type { MeasuredEye } from '../../../platform/dicom/opv.ts';
import type { FoundTest } from '../about.ts';
import type { SourcedTest } from './job.ts';
import { eyeReport, type ReportOptions, common } from '@isopter/reports';
import { isThresholdField } from '../../../clinic/tests/course/fields.ts';

/** Returns whether the office prefers the measurements of a test to its page [REP-10]. */
export const wantsMeasurements = (
  { row }: FoundTest['test'],
  preferences: Pick<Preferences, 'enable_opv_dicom'>,
): boolean => preferences.enable_opv_dicom && isThresholdField(row) && baseProgram(row.protocol ?? '') !== undefined;

/**
 * The measurements of a static threshold test by eye, the right one first: of the eye that is asked for, or of every eye
 * that was tested. A DICOM object is of one eye.
 */
export function measuredEyes(
  { test, state: records }: SourcedTest,
  { eye: asked, language }: ReportOptions,
): MeasuredEye[] {
  const { row } = test;
  const state = records as PerimetryState;
  const { strategy } = row;
  const program = baseProgram(row.protocol ?? '');
  if (!program || !strategy) return [];
  return (['OD', 'OS'] as const).flatMap((eye): MeasuredEye[] => {
    const stimuli = state.stimuli.filter((stimulus) => stimulus.eye === eye).length;
    if ((asked && asked !== eye) || stimuli === 0) return [];
    const report = eyeReport(state, test, eye, common[language]);
    const { meanSensitivity } = report;
    // an eye without a settled threshold has no result to store
    if (meanSensitivity === null) return [];
    const extent = gridOfTest(row, eye)?.extent ?? 30;
    return [
      {
        report: { ...report, meanSensitivity },
        entered: test.entered?.[eye === 'OD' ? 'od' : 'os'] ?? null,
        program,
        strategy,
        size: report.goldmannSize,
        extent,
        stimuli,
        duration: test.presenting?.[eye] || null,
      },
    ];
  });
}
