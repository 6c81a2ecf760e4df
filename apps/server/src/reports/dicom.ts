import { baseProgram, type Preferences } from '@isopter/contract';
import { gridOfTest } from '@isopter/monitor-charts/perimetry/plots';
import type { Db } from '../db/store.ts';
import type { DicomAbout } from '../dicom/common.ts';
import { encapsulatedPdf } from '../dicom/encapsulatedPdf.ts';
import { opv } from '../dicom/opv.ts';
import { perimetryState } from '../tests/states/perimetry.ts';
import type { FoundTest } from './about.ts';
import type { Report } from './draw.tsx';
import { eyeReport } from './kinds/perimetry.tsx';
import { renderPdf } from './pdf.tsx';
import type { ReportOptions } from './source.ts';
import { common } from './texts/common.ts';
import { THRESHOLD_STRATEGIES } from './trend.tsx';

/** Any report as a DICOM object: its PDF inside [REP-01]. */
export const renderDicom = async (report: Report, about: DicomAbout): Promise<Buffer> =>
  encapsulatedPdf(await renderPdf(report), report.title, about);

/** Whether the office wants the measurements of a test in place of its page [REP-10]. */
export const wantsMeasurements = (
  { row }: FoundTest['test'],
  preferences: Pick<Preferences, 'enable_opv_dicom'>,
): boolean =>
  preferences.enable_opv_dicom &&
  row.group === 'PERIMETRY' &&
  row.strategy !== null &&
  THRESHOLD_STRATEGIES.includes(row.strategy) &&
  baseProgram(row.protocol ?? '') !== undefined;

/**
 * The measurements of one eye of a static threshold test. An object is of one eye: of the right one, where both were
 * tested and none is asked for.
 * @returns null when that eye was not tested
 */
export async function renderMeasurements(
  db: Db,
  { test, dicom }: FoundTest,
  { eye: asked, language }: ReportOptions,
): Promise<Buffer | null> {
  const { row } = test;
  const state = await perimetryState(db, row);
  const eye = (['OD', 'OS'] as const).find(
    (one) => (!asked || asked === one) && state.stimuli.some((stimulus) => stimulus.eye === one),
  );
  const program = baseProgram(row.protocol ?? '');
  if (!eye || !program || !row.strategy) return null;
  const seconds = row.timeStart && row.timeEnd ? (row.timeEnd.getTime() - row.timeStart.getTime()) / 1000 : 0;
  return opv(
    {
      report: eyeReport(state, test, eye, common[language]),
      program,
      strategy: row.strategy,
      size: row.options.goldman_size ?? 3,
      extent: gridOfTest(row, eye)?.extent ?? 30,
      stimuli: state.stimuli.filter((stimulus) => stimulus.eye === eye).length,
      duration: Math.max(0, seconds),
    },
    dicom,
  );
}
