import type { FieldAnalysis, Incomparable } from '../analysis/analyseField.ts';
import {
  type ComparableField,
  familyOf,
  type FieldFamily,
  isSameFamily,
  methodMismatch,
} from '../comparability/comparable.ts';
import { familyCounts, fieldsOfEye, followedMethod, strategyCounts } from '../comparability/methods.ts';
import type { Eye } from '../../eye.ts';
import type { Judgement } from '../sequentialRule.ts';
import { type Slope, slopeOf } from './slope.ts';

/** The field of one eye in one test of a trend. */
export interface TrendField extends ComparableField {
  /** Undefined where nothing can be computed: no norms, no age, too few points. */
  analysis: FieldAnalysis | undefined;
  /** Reason for having no analysis. */
  incomparable: Incomparable | null;
  /** The mean of the sensitivities in dB, which needs no norms; `null` before one is settled. */
  meanSensitivity: number | null;
  /** Whether it can be relied on: a field counts while that is not known, and is called reliable only once it is. */
  verdict: Judgement;
}

/** Index followed over time. Mean sensitivity is the only one for fields without norms. */
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

/** A strategy with the number of its fields. */
export interface StrategyCount {
  strategy: string;
  fields: number;
}

/** One eye over time. */
export interface EyeTrend {
  eye: Eye;
  /** The strategy of all fields. */
  strategy: string;
  /** In chronological order. */
  fields: readonly TrendField[];
  /** MD and VFI, or MD alone where no VFI exists, or mean sensitivity where no norms do. */
  indices: readonly IndexTrend[];
  /** Other strategies of the family that the eye was tested with, whose fields are not compared with these. */
  otherStrategies: readonly StrategyCount[];
}

export interface Trend {
  /** The family of all fields: the chosen one, or the one with most fields; undefined without fields. */
  family: FieldFamily | undefined;
  /** The left eye first, as the patient sees; eyes without any field are left out. */
  eyes: readonly EyeTrend[];
  /** Other families with how many fields each has. */
  otherFamilies: readonly (FieldFamily & { fields: number })[];
  /** The number of fields that are left out because the others of the family have indices and they have none. */
  withoutIndices: number;
  /** Reason why the fields of the family have no norms; `null` if they have. */
  incomparable: Incomparable | null;
  /** First and last test; undefined without any. */
  span: readonly [Date, Date] | undefined;
}

/** Milliseconds of a year. */
export const YEAR = 365.25 * 24 * 3600 * 1000;

/** Years between two times. */
export const yearsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / YEAR;

const valueOf = ({ analysis, meanSensitivity }: TrendField, index: TrendIndex): number | null =>
  index === 'meanSensitivity' ? meanSensitivity : (analysis?.[index] ?? null);

/** Returns whether a field counts: unreliable fields and those taken out by a user are shown, and left out of every line. */
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

/**
 * The indices of each eye against time. All fields are of one family, and those of an eye of one strategy.
 * @param chosen a family and a strategy; as far as there are no such fields, the default: the family with most fields of both
 *   eyes, and of each eye the strategy of its newest field that counts
 */
export function trendOf(all: readonly TrendField[], chosen?: FieldFamily & { strategy?: string | undefined }): Trend {
  const measured = all.filter(({ meanSensitivity }) => meanSensitivity !== null);
  const families = familyCounts(measured);
  const family = (chosen && families.find((one) => isSameFamily(one, familyOf(chosen)))) ?? families[0];
  const ofFamily = measured.filter((field) => family && isSameFamily(familyOf(field), family));
  const isAnalysed = ofFamily.some(({ analysis }) => analysis);
  const counted = isAnalysed ? ofFamily.filter(({ analysis }) => analysis) : ofFamily;
  const indices: readonly TrendIndex[] = isAnalysed ? ['md', 'vfi'] : ['meanSensitivity'];
  const eyes = (['OS', 'OD'] as const).flatMap((eye): EyeTrend[] => {
    const own = fieldsOfEye(counted, eye);
    const method = family && followedMethod(ofFamily, eye, { ...family, strategy: chosen?.strategy });
    if (!method || own.length === 0) return [];
    const fields = own.filter((field) => methodMismatch(field, { eye, ...method }) === null);
    return [
      {
        eye,
        strategy: method.strategy,
        fields,
        indices: indices.flatMap((index) => indexTrend(index, indexed(fields, index)) ?? []),
        otherStrategies: strategyCounts(own).filter(({ strategy }) => strategy !== method.strategy),
      },
    ];
  });
  const shown = eyes.flatMap(({ fields }) => fields).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const [oldest, newest] = [shown[0], shown.at(-1)];
  return {
    family: family && { program: family.program, size: family.size },
    eyes,
    otherFamilies: families.filter((one) => one !== family),
    withoutIndices: ofFamily.length - counted.length,
    incomparable: isAnalysed ? null : (newest?.incomparable ?? null),
    span: oldest && newest && [oldest.at, newest.at],
  };
}
