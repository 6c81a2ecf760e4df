import { optotypeOf } from '../model/phases.ts';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import { type AcuityPhaseView, type AcuityRecord, type AcuityTest, EYES, type OptotypeKind } from '../types.ts';

/** The data of an acuity report. */
export interface AcuityReportData {
  /** The phases that have records, in the order of the page: left, right, both. */
  readonly phases: readonly AcuityPhaseView[];
  readonly strategy: string | null | undefined;
  readonly kind: OptotypeKind;
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/**
 * Builds the report data from the records of a test.
 * @param eye the eye to limit the report to
 */
export function acuityReport(
  records: readonly AcuityRecord[],
  { strategy, protocol }: Pick<AcuityTest, 'strategy' | 'protocol'>,
  locale: string,
  eye?: 'OD' | 'OS',
): AcuityReportData {
  const kind = optotypeOf({ protocol });
  const { phases } = viewOf(initialState(records), kind);
  const shown = EYES.filter((one) => phases[one].records.length > 0 && (eye === undefined || one === eye));
  return { phases: shown.map((one) => phases[one]), strategy, kind, locale };
}
