import type { FieldAnalysis, Incomparable } from '../analysis/analyseField.ts';
import type { Eye } from '../../eye.ts';
import { type Slope, slopeOf } from './slope.ts';

/** The field of one eye in one test of a trend. */
export interface TrendField {
  eye: Eye;
  /** When it was tested. */
  at: Date;
  /** Fields of one family can be compared: program, its paediatric variant, stimulus size. */
  family: string;
  strategy: string;
  /** Undefined where nothing can be computed: no norms, no age, too few points. */
  analysis: FieldAnalysis | undefined;
  /** Why there is no analysis. */
  incomparable: Incomparable | null;
  /** The mean of the sensitivities in dB, which needs no norms; `null` before one is settled. */
  meanSensitivity: number | null;
  /** False when the catch trials are above the limits: such a field is shown, and left out of every line. */
  reliable: boolean;
  /** Why somebody took it out by hand, which leaves it out of every line too; `null` if nobody did. */
  excluded: string | null;
}

/** What is followed over time. Mean sensitivity is the only index of fields without norms. */
export type TrendIndex = 'md' | 'vfi' | 'meanSensitivity';

/** A field with the value of an index. */
export interface IndexedField extends Pick<TrendField, 'at' | 'reliable' | 'excluded'> {
  value: number;
}

/** An index of one eye over time. */
export interface IndexTrend {
  index: TrendIndex;
  /** In chronological order, those that have the index. */
  fields: readonly IndexedField[];
  /** Per year, through the fields that count. */
  slope: Slope | undefined;
}

/** One eye over time. */
export interface EyeTrend {
  eye: Eye;
  /** In chronological order. */
  fields: readonly TrendField[];
  /** MD and VFI, or MD alone where no VFI exists, or mean sensitivity where no norms do. */
  indices: readonly IndexTrend[];
}

export interface Trend {
  /** The family that has most fields. */
  family: string;
  /** The left eye first, as the patient sees; eyes without any field are left out. */
  eyes: readonly EyeTrend[];
  /** Other families with how many fields each has. */
  otherFamilies: readonly { family: string; fields: number }[];
  /** The number of fields that are left out because the others of the family have indices and they have none. */
  withoutIndices: number;
  /** Why the fields of the family have no norms; `null` if they have. */
  incomparable: Incomparable | null;
  /** Strategies in use; more than one are compared with care. */
  strategies: readonly string[];
  /** First and last test; undefined without any. */
  span: readonly [Date, Date] | undefined;
}

/** Milliseconds of a year. */
export const YEAR = 365.25 * 24 * 3600 * 1000;

/** Years between two times. */
export const yearsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / YEAR;

const valueOf = ({ analysis, meanSensitivity }: TrendField, index: TrendIndex): number | null =>
  index === 'meanSensitivity' ? meanSensitivity : (analysis?.[index] ?? null);

/** Whether a field counts: unreliable fields and those taken out by hand are shown, and left out of every line. */
export const isCounted = ({ reliable, excluded }: Pick<TrendField, 'reliable' | 'excluded'>): boolean =>
  reliable && excluded === null;

/** An index over time with the line through the fields that count; undefined without any field. */
export function indexTrend(index: TrendIndex, fields: readonly IndexedField[]): IndexTrend | undefined {
  const from = fields[0]?.at;
  if (!from) return undefined;
  const samples = fields.filter(isCounted).map(({ at, value }) => ({ t: yearsBetween(from, at), value }));
  return { index, fields, slope: slopeOf(samples) };
}

/** The fields that have an index. */
const indexed = (fields: readonly TrendField[], index: TrendIndex): readonly IndexedField[] =>
  fields.flatMap((field) => {
    const value = valueOf(field, index);
    return value === null ? [] : [{ at: field.at, reliable: field.reliable, excluded: field.excluded, value }];
  });

/** The indices of each eye against time, of the program family that was tested most. */
export function trendOf(fields: readonly TrendField[]): Trend {
  const measured = fields
    .filter(({ meanSensitivity }) => meanSensitivity !== null)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const counts = new Map<string, number>();
  // the newest comes first among equals
  for (const { family } of measured.toReversed()) counts.set(family, (counts.get(family) ?? 0) + 1);
  const [first, ...others] = [...counts].sort(([, a], [, b]) => b - a);
  const family = first?.[0] ?? '';
  const ofFamily = measured.filter((field) => field.family === family);
  const analysed = ofFamily.filter(({ analysis }) => analysis);
  const isAnalysed = analysed.length > 0;
  const counted = isAnalysed ? analysed : ofFamily;
  const indices: readonly TrendIndex[] = isAnalysed ? ['md', 'vfi'] : ['meanSensitivity'];
  const [oldest, newest] = [counted[0]?.at, counted.at(-1)?.at];
  return {
    family,
    eyes: (['OS', 'OD'] as const).flatMap((eye): EyeTrend[] => {
      const own = counted.filter((field) => field.eye === eye);
      return own.length === 0
        ? []
        : [{ eye, fields: own, indices: indices.flatMap((index) => indexTrend(index, indexed(own, index)) ?? []) }];
    }),
    otherFamilies: others.map(([name, amount]) => ({ family: name, fields: amount })),
    withoutIndices: ofFamily.length - counted.length,
    incomparable: isAnalysed ? null : (counted.at(-1)?.incomparable ?? null),
    strategies: [...new Set(counted.map(({ strategy }) => strategy))],
    span: oldest && newest && [oldest, newest],
  };
}
