import type { Eye } from '../../eye.ts';
import type { Sensitivity } from '../analysis/deviations.ts';
import { withoutPace } from '../analysis/norms.ts';

/** A finished field of one eye, as progression looks at it. */
export interface ProgressionField {
  /** Whatever tells it from the others: the id of its test. */
  id: string;
  eye: Eye;
  /** When it was tested. */
  at: Date;
  /** The program by its API value: `24-2-AVA-F`. */
  program: string;
  /** The Goldmann size of the stimulus, 1 to 5. */
  size: number;
  strategy: string;
  /** Settled locations, degrees as the patient sees them, dB; below 0 means not seen at the brightest stimulus. */
  points: readonly Sensitivity[];
  /** False when the catch trials are above the limits. */
  reliable: boolean;
  /** Why somebody took it out by hand; `null` if nobody did. */
  excluded: string | null;
}

/** Why a field is shown, hollow, but not counted: another program or size, unreliable, or taken out by hand. */
export type LeftOut = 'program' | 'size' | 'unreliable' | 'excluded';

/** The fields of one eye that can be compared with each other. */
export interface ProgressionSeries {
  eye: Eye;
  /** The program of all of them without its pace: `24-2`. */
  program: string;
  /** The Goldmann size of all of them. */
  size: number;
  /** In chronological order. */
  fields: readonly ProgressionField[];
  /** In chronological order, each with the first reason that applies. */
  leftOut: readonly { field: ProgressionField; why: LeftOut }[];
  /** Strategies in use; with more than one the level may shift, which must be said. */
  strategies: readonly string[];
}

/** Fields that can be compared with each other: program without its pace, and stimulus size. */
export type FieldFamily = Pick<ProgressionSeries, 'program' | 'size'>;

/** The family of a field. */
export const familyOf = ({ program, size }: Pick<ProgressionField, 'program' | 'size'>): FieldFamily => ({
  program: withoutPace(program),
  size,
});

/** Whether two families are the same. */
export const isSameFamily = (one: FieldFamily, other: FieldFamily): boolean =>
  one.program === other.program && one.size === other.size;

/** A family of an eye with the number of its fields, those that do not count among them. */
export interface FamilyCount extends FieldFamily {
  fields: number;
}

const ofEye = (fields: readonly ProgressionField[], eye: Eye): readonly ProgressionField[] =>
  fields.filter((field) => field.eye === eye).toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** The families an eye was tested with: the one with most fields first, the newest first among equals. */
export function fieldFamilies(fields: readonly ProgressionField[], eye: Eye): readonly FamilyCount[] {
  const counts: FamilyCount[] = [];
  for (const field of ofEye(fields, eye).toReversed()) {
    const family = familyOf(field);
    const known = counts.find((one) => isSameFamily(one, family));
    if (known) known.fields += 1;
    else counts.push({ ...family, fields: 1 });
  }
  return counts.toSorted((a, b) => b.fields - a.fields);
}

function leftOut(field: ProgressionField, kept: FieldFamily): LeftOut | null {
  if (familyOf(field).program !== kept.program) return 'program';
  if (field.size !== kept.size) return 'size';
  if (field.excluded !== null) return 'excluded';
  return field.reliable ? null : 'unreliable';
}

/**
 * What of an eye's fields can be followed: those of one program and stimulus size. Programs and sizes are never mixed;
 * unreliable fields and those taken out by hand do not count.
 * @param chosen a family of the eye; that with most fields if it is left out, or if the eye has none of it
 * @returns undefined when the eye has no field
 */
export function progressionSeries(
  fields: readonly ProgressionField[],
  eye: Eye,
  chosen?: FieldFamily,
): ProgressionSeries | undefined {
  const families = fieldFamilies(fields, eye);
  const kept = (chosen && families.find((family) => isSameFamily(family, chosen))) ?? families[0];
  if (!kept) return undefined;
  const sorted = ofEye(fields, eye).map((field) => ({ field, why: leftOut(field, kept) }));
  const counted = sorted.filter(({ why }) => why === null).map(({ field }) => field);
  return {
    eye,
    program: kept.program,
    size: kept.size,
    fields: counted,
    leftOut: sorted.flatMap(({ field, why }) => (why === null ? [] : [{ field, why }])),
    strategies: [...new Set(counted.map(({ strategy }) => strategy))],
  };
}
