import {
  eyeProgression,
  type EyeProgression,
  type FieldFamily,
  fieldMethods,
  followedMethod,
  isSameFamily,
  type LeftOut,
  methodMismatch,
} from '@isopter/clinical/perimetry/progression';
import { indexTrend, type IndexTrend, type TrendIndex } from '@isopter/clinical/perimetry/trend';
import type { FieldBaseline, IncomparableReason, MeasuredField, Progression, SingleEye } from '@isopter/contract';
import { ruled } from './ruled.ts';

/** A field in the list of an eye: what it came to, why it does not count, and whether later ones are compared with it. */
export interface ListedField extends MeasuredField {
  id: string;
  why: LeftOut | null;
  isBaseline: boolean;
}

/** The progression of an eye with everything a screen says of it. */
export interface ShownProgression extends EyeProgression {
  /** The methods the eye was tested with; the first is the default. */
  methods: ReturnType<typeof fieldMethods>;
  /** The baseline that was chosen for the family, or withdrawn. */
  chosen: FieldBaseline | undefined;
  /** The fields of the eye, the newest first. */
  listed: readonly ListedField[];
  /** MD and VFI, or the mean sensitivity where no norms hold. */
  indices: readonly IndexTrend[];
  /** The reason why there is neither MD nor VFI. */
  incomparable: IncomparableReason | null;
}

const VALUES: Readonly<Record<TrendIndex, (field: MeasuredField) => number | null | undefined>> = {
  md: ({ md }) => md,
  vfi: ({ vfi }) => vfi,
  meanSensitivity: ({ mean_sensitivity }) => mean_sensitivity,
};

const trendOf = (fields: readonly MeasuredField[], index: TrendIndex): readonly IndexTrend[] => {
  const values = fields.flatMap((field) => {
    const value = VALUES[index](field);
    const { at, reliable, excluded } = ruled(field);
    return typeof value === 'number' ? [{ at, reliable, excluded, value }] : [];
  });
  const trend = indexTrend(index, values);
  return trend ? [trend] : [];
};

/** The eye whose fields are shown first: that with more of them, the left one among equals. */
export const firstEye = ({ fields }: Pick<Progression, 'fields'>): SingleEye => {
  const amount = (eye: SingleEye): number => fields.filter((field) => field.eye === eye).length;
  return amount('OD') > amount('OS') ? 'OD' : 'OS';
};

/**
 * Everything a screen says of the progression of an eye.
 * @param wanted the program, size and strategy that were chosen
 * @returns undefined when the eye has no field
 */
export function shownProgression(
  { fields, baselines }: Pick<Progression, 'fields' | 'baselines'>,
  eye: SingleEye,
  wanted?: FieldFamily & { strategy?: string | undefined },
): ShownProgression | undefined {
  const all = fields.map(ruled);
  const method = followedMethod(all, eye, wanted);
  if (!method) return undefined;
  const chosen = baselines.find((one) => one.eye === eye && isSameFamily(one, method));
  const found = eyeProgression(all, eye, method, chosen?.tests);
  if (!found) return undefined;
  const own = fields.filter((field) => field.eye === eye);
  const alike = own.filter((field) => methodMismatch(ruled(field), { eye, ...method }) === null);
  const isNormed = alike.some(({ md }) => typeof md === 'number');
  const indices: readonly TrendIndex[] = isNormed ? ['md', 'vfi'] : ['meanSensitivity'];
  const whys = new Map(found.series.leftOut.map(({ field, why }) => [field.id, why]));
  return {
    ...found,
    methods: fieldMethods(all, eye),
    chosen,
    listed: own.toReversed().map((field) => ({
      ...field,
      id: field.test,
      why: whys.get(field.test) ?? null,
      isBaseline: found.baseline?.some(({ id }) => id === field.test) ?? false,
    })),
    indices: indices.flatMap((index) => trendOf(alike, index)),
    incomparable: isNormed ? null : (alike.at(-1)?.incomparable ?? null),
  };
}
