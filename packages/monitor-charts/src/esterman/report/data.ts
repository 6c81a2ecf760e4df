import { EYES } from '@isopter/clinical';
import type { PerimetryStimulus } from '@isopter/contract';
import { pointsOfField } from '../model/field.ts';
import { initialState } from '../model/state.ts';
import { viewOf } from '../model/store.ts';
import type { EstermanEye, EstermanLocation, EstermanStatistics, EstermanStimulus } from '../types.ts';

/** A field of a report: of both eyes together, or of one eye. */
export interface EstermanField {
  readonly eye: EstermanEye;
  readonly locations: readonly EstermanLocation[];
  readonly statistics: EstermanStatistics;
}

/** The data of an Esterman report. */
export interface EstermanReportData {
  readonly fields: readonly EstermanField[];
  /** The BCP 47 tag of the language in which numbers are formatted. */
  readonly locale: string;
}

/** Derives the field of a finished examination from its stimuli. */
function fieldOf(stimuli: readonly EstermanStimulus[], eye: EstermanEye): EstermanField {
  const { locations, statistics } = viewOf(initialState({ stimuli, progress: { total: 100 } }), eye);
  return { eye, locations, statistics };
}

/**
 * Builds the report data from the records of a test.
 * @param plain records without an eye
 * @param single records of eyes tested separately [MON-16]
 * @param looker the eye of the records without one: both eyes together, or one eye
 */
export function estermanFields(
  plain: readonly EstermanStimulus[],
  single: readonly PerimetryStimulus[],
  looker: EstermanEye = 'OU',
): readonly EstermanField[] {
  const fields = EYES.flatMap((eye) => {
    const own = pointsOfField(single.filter((one) => one.eye === eye));
    return own.length > 0 ? [fieldOf(own, eye)] : [];
  });
  return plain.length > 0 ? [fieldOf(plain, looker), ...fields] : fields;
}
