import { type PerimetryState, SINGLE_EYES, type SingleEye } from '@isopter/contract';
import type { device, gender, patient } from '../../platform/db/schema.ts';
import type { SourcedTest } from '../reports/draw/job.ts';
import { eyeReport, common } from '@isopter/reports';
import { sizeOf } from '../../clinic/tests/course/fields.ts';

type Cell = string | number | null;
/** The columns of a table: name and content. */
export type Columns<T> = Readonly<Record<string, (row: T) => Cell>>;

/** A test with all that the tables say of it. */
export interface ExportedTest {
  sourced: SourcedTest;
  patient: typeof patient.$inferSelect | null;
  gender: typeof gender.$inferSelect | null;
  device: typeof device.$inferSelect;
  /** The name of its report in the archive; null without one. */
  report: string | null;
}

const moment = (at: Date | null): Cell => at?.toISOString() ?? null;
const rounded = (value: number | null | undefined): Cell =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : null;

/** A row a test. Where people have no names their year of birth is left. */
export const testColumns = (isNamed: boolean): Columns<ExportedTest> => ({
  test_id: ({ sourced }) => sourced.test.row.id,
  patient_id: (one) => one.patient?.id ?? null,
  patient_id_number: (one) => one.patient?.patientIdNumber ?? null,
  last_name: (one) => (isNamed ? (one.patient?.lastName ?? null) : null),
  first_name: (one) => (isNamed ? (one.patient?.firstName ?? null) : null),
  ideographic_name: (one) => (isNamed ? (one.patient?.ideographicName ?? null) : null),
  phonetic_name: (one) => (isNamed ? (one.patient?.phoneticName ?? null) : null),
  birth: (one) => one.patient?.dateOfBirth?.slice(0, isNamed ? 10 : 4) ?? null,
  age: ({ sourced }) => sourced.test.age,
  gender: (one) => one.gender?.name ?? null,
  device_type: (one) => one.device.deviceType,
  device: (one) => one.device.name,
  strategy: ({ sourced }) => sourced.test.row.strategy,
  protocol: ({ sourced }) => sourced.test.row.protocol,
  eyes: ({ sourced }) => testedEyes(sourced).join(' '),
  goldmann_size: ({ sourced }) => sizeOf(sourced.test.row),
  started: ({ sourced }) => moment(sourced.test.row.timeStart),
  ended: ({ sourced }) => moment(sourced.test.row.timeEnd),
  day: ({ sourced }) => sourced.day,
  timezone: ({ sourced }) => sourced.timezone,
  report: ({ report }) => report,
});

/** The eyes a field was measured of. */
const testedEyes = ({ state }: SourcedTest): SingleEye[] =>
  SINGLE_EYES.filter((eye) => (state as PerimetryState).stimuli.some((stimulus) => stimulus.eye === eye));

/** The field of an eye, as its report has it. */
type Field = { test: string; lasted: number | null } & ReturnType<typeof eyeReport>;
type PointOf<K extends 'locations'> = { field: Field; point: Field[K][number] };
type Analysis = NonNullable<Field['analysis']>;
type DeviationOf = { field: Field; point: Analysis['points'][number] };

/** The fields of a test. */
export const fieldsOf = ({ sourced }: ExportedTest): Field[] =>
  testedEyes(sourced).map((eye) => ({
    ...eyeReport(sourced.state as PerimetryState, sourced.test, eye, common.en),
    test: sourced.test.row.id,
    lasted: sourced.test.presenting?.[eye] || null,
  }));

const WHOSE_FIELD = { test_id: (field: Field) => field.test, eye: (field: Field) => field.eye };
/** Indices that compare with healthy eyes; empty, with the reason, where no norms hold. */
const INDICES: Columns<Field> = {
  md_db: ({ analysis }) => rounded(analysis?.md),
  md_probability: ({ analysis }) => analysis?.mdProbability ?? null,
  psd_db: ({ analysis }) => rounded(analysis?.psd),
  psd_probability: ({ analysis }) => analysis?.psdProbability ?? null,
  vfi_percent: ({ analysis }) => rounded(analysis?.vfi),
  norms: ({ analysis }) => analysis?.norms.name ?? null,
  age_within_norms: ({ analysis }) => (analysis ? Number(!analysis.ageOutsideNorms) : null),
  not_compared: ({ incomparable }) => incomparable,
};

/** Wrong answers; empty where no trial was given, of which none can be wrong [OUR-01]. */
export const wrongOf = ({ wrong, given }: Pick<Field['falseNegatives'], 'wrong' | 'given'>): number | null =>
  given || wrong > 0 ? wrong : null;

/** A row an eye. */
export const fieldColumns = (withDeviations: boolean): Columns<Field> => ({
  ...WHOSE_FIELD,
  mean_sensitivity_db: ({ meanSensitivity }) => rounded(meanSensitivity),
  fovea_db: ({ fovea }) => rounded(fovea),
  false_positives: ({ falsePositives }) => wrongOf(falsePositives),
  false_positive_trials: ({ falsePositives }) => falsePositives.given,
  false_negatives: ({ falseNegatives }) => wrongOf(falseNegatives),
  false_negative_trials: ({ falseNegatives }) => falseNegatives.given,
  fixation_losses: ({ fixationLosses }) => wrongOf(fixationLosses),
  fixation_trials: ({ fixationLosses }) => fixationLosses.given,
  reliability: ({ verdict }) => verdict,
  seconds: ({ lasted }) => rounded(lasted),
  ...(withDeviations ? INDICES : {}),
});

const placed = <P extends { x: number; y: number }>() => ({
  test_id: ({ field }: { field: Field; point: P }) => field.test,
  eye: ({ field }: { field: Field; point: P }) => field.eye,
  x_deg: ({ point }: { field: Field; point: P }) => point.x,
  y_deg: ({ point }: { field: Field; point: P }) => point.y,
});

/** A row a point; below 0 dB the brightest stimulus was not seen. */
export const THRESHOLDS: Columns<PointOf<'locations'>> = {
  ...placed(),
  threshold_db: ({ point }) => rounded(point.threshold),
  is_blind_spot: ({ point }) => Number(point.is_blind_spot),
};

/** A row a point that has norms. */
export const DEVIATIONS: Columns<DeviationOf> = {
  ...placed(),
  total_deviation_db: ({ point }) => rounded(point.td),
  total_probability: ({ point }) => point.tdProbability,
  pattern_deviation_db: ({ point }) => rounded(point.pd),
  pattern_probability: ({ point }) => point.pdProbability,
};

/** The points of a test that a table has rows for. */
export const thresholdsOf = (one: ExportedTest): PointOf<'locations'>[] =>
  fieldsOf(one).flatMap((field) => field.locations.map((point) => ({ field, point })));

export const deviationsOf = (one: ExportedTest): DeviationOf[] =>
  fieldsOf(one).flatMap((field) => (field.analysis?.points ?? []).map((point) => ({ field, point })));
