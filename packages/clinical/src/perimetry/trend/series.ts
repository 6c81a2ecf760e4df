import type { FieldAnalysis } from '../analysis/analyseField.ts';
import type { Eye } from '../../eye.ts';
import { linearRegression, type Regression } from './regression.ts';

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
  /** False when the catch trials are above the limits. */
  reliable: boolean;
}

/** A field that counts. */
export type AnalysedField = TrendField & { analysis: FieldAnalysis };

/** One eye over time. */
export interface EyeTrend {
  eye: Eye;
  /** In chronological order. */
  fields: readonly AnalysedField[];
  /** dB a year; undefined with too few tests, or with all of them within a day. */
  md: Regression | undefined;
  /** Percent a year. */
  vfi: Regression | undefined;
}

export interface Trend {
  /** The family that has most fields. */
  family: string;
  /** The left eye first, as the patient sees; eyes without any field are left out. */
  eyes: readonly EyeTrend[];
  /** Other families with how many fields each has. */
  otherFamilies: readonly { family: string; fields: number }[];
  /** The number of fields without indices. */
  withoutIndices: number;
  /** Strategies in use; more than one are compared with care. */
  strategies: readonly string[];
  /** First and last test; undefined without any. */
  span: readonly [Date, Date] | undefined;
}

const YEAR = 365.25 * 24 * 3600 * 1000;

/** Years between two times. */
export const yearsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / YEAR;

/** In years. What changes within a day is no trend: a decibel an hour would be thousands a year. */
const DAY = 1 / 365.25;

const isAnalysed = (field: TrendField): field is AnalysedField => field.analysis !== undefined;

/** MD and VFI against time for each eye, of the program family that was tested most. */
export function trendOf(fields: readonly TrendField[]): Trend {
  const analysed = fields.filter(isAnalysed).sort((a, b) => a.at.getTime() - b.at.getTime());
  const counts = new Map<string, number>();
  // the newest comes first among equals
  for (const { family } of analysed.toReversed()) counts.set(family, (counts.get(family) ?? 0) + 1);
  const [first, ...others] = [...counts].sort(([, a], [, b]) => b - a);
  const family = first?.[0] ?? '';
  const counted = analysed.filter((field) => field.family === family);
  const [oldest, newest] = [counted[0]?.at, counted.at(-1)?.at];
  const eyes = (['OS', 'OD'] as const).flatMap((eye): EyeTrend[] => {
    const own = counted.filter((field) => field.eye === eye);
    const from = own[0]?.at;
    if (!from) return [];
    const lineOf = (value: (field: AnalysedField) => number): Regression | undefined => {
      const samples = own.map((field) => ({ t: yearsBetween(from, field.at), value: value(field) }));
      return (samples.at(-1)?.t ?? 0) < DAY ? undefined : linearRegression(samples);
    };
    return [
      {
        eye,
        fields: own,
        md: lineOf(({ analysis }) => analysis.md),
        vfi: lineOf(({ analysis }) => analysis.vfi),
      },
    ];
  });
  return {
    family,
    eyes,
    otherFamilies: others.map(([name, amount]) => ({ family: name, fields: amount })),
    withoutIndices: fields.length - analysed.length,
    strategies: [...new Set(counted.map(({ strategy }) => strategy))],
    span: oldest && newest && [oldest, newest],
  };
}
