import { includesAge } from '../norms/index.ts';
import data from './usual.data.json' with { type: 'json' };

/** Hearing levels of the middle half of people of an age and sex at a frequency, dB HL. */
export interface UsualLevel {
  readonly frequency: number;
  /** The lower quartile, the median and the upper quartile. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** The levels of people of an age group and sex. */
export interface UsualLevels {
  /** The ages of the group in whole years; the oldest group has no end. */
  readonly from: number;
  readonly to: number | null;
  readonly sex: 'F' | 'M';
  readonly levels: readonly UsualLevel[];
  /** The least and the largest number of people at a frequency. */
  readonly people: readonly [least: number, most: number];
}

/** Source of the data: the measured people. */
export const USUAL_SOURCE: string = data.source;

/**
 * Returns hearing levels of people of the same age group and sex, from 500 to 8000 Hz; they are no limits of normal
 * hearing. `undefined` without measured people: under 18, or if the sex is unknown.
 */
export function usualLevels(age: number | null, sex: string | undefined): UsualLevels | undefined {
  if (age === null) return undefined;
  const group = data.groups.find((one) => one.sex === sex && includesAge(one, age));
  if (!group) return undefined;
  const counts = group.rows.map(([, , , , count = 0]) => count);
  return {
    from: group.from,
    to: group.to,
    sex: group.sex === 'F' ? 'F' : 'M',
    levels: group.rows.map(([frequency = 0, low = 0, middle = 0, high = 0]) => ({ frequency, low, middle, high })),
    people: [Math.min(...counts), Math.max(...counts)],
  };
}
