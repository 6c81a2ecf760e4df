import { mergeEdits } from '../../../../lib/frame/form/mergeEdits.ts';
import type { EnteredField, EnteredText, EyeName, EyeText } from './entered.ts';

type Flat = Record<EnteredField, string | boolean>;

const EYES = ['od', 'os'] as const satisfies readonly EyeName[];

/** Fields of an eye that are one measurement: both versions of it are never mixed. */
const MEASUREMENTS = [
  ['sphere', 'cylinder', 'axis', 'vertex'],
  ['pupil', 'dilated', 'drug'],
  ['iop', 'method', 'time'],
  ['acuity', 'aid'],
] as const satisfies readonly (readonly (keyof EyeText)[])[];

const TOGETHER: readonly (readonly EnteredField[])[] = EYES.flatMap((eye) =>
  MEASUREMENTS.map((fields) => fields.map((field) => `${eye}.${field}` as const)),
);

const ofEye = (eye: EyeName, text: EyeText) => Object.entries(text).map(([field, value]) => [`${eye}.${field}`, value]);

const flatten = ({ od, os, comment }: EnteredText): Flat =>
  ({ ...Object.fromEntries([...ofEye('od', od), ...ofEye('os', os)]), comment }) as Flat;

const unflatten = (flat: Flat, { od, os }: EnteredText): EnteredText => {
  const eye = (name: EyeName, text: EyeText): EyeText =>
    Object.fromEntries(
      Object.keys(text).map((field) => [field, flat[`${name}.${field as keyof EyeText}`]]),
    ) as unknown as EyeText;
  return { od: eye('od', od), os: eye('os', os), comment: flat.comment as string };
};

/**
 * Merges what two people entered with the same test: a measurement of an eye, or the comment, that only one of them changed is
 * kept [OUR-552].
 * @returns the merged form, and the fields that both changed, with mine kept
 */
export function mergeEntered(
  before: EnteredText,
  { mine, theirs }: { mine: EnteredText; theirs: EnteredText },
): { merged: EnteredText; conflicts: readonly EnteredField[] } {
  const versions = { mine: flatten(mine), theirs: flatten(theirs), together: TOGETHER };
  const { merged, conflicts } = mergeEdits(flatten(before), versions);
  return { merged: unflatten(merged, mine), conflicts: conflicts.flat() };
}
