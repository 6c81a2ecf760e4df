import type { Ear } from '@isopter/contract';
import { normal, randomOf } from '../random.ts';
import measured from './hearing.data.json' with { type: 'json' };

/** The true threshold of a simulated ear at a frequency (Hz), dB HL. */
export type Hearing = (frequency: number) => number;

/** How much of what sets a person apart from others of the same age and sex is common to all frequencies and both ears. */
const COMMON = 0.85;
/** Variation between ears and frequencies of a patient, dB (SD). */
const UNEVENNESS = 3;
/** Nobody hears better, nobody worse, dB HL. */
const RANGE = { best: -10, worst: 115 } as const;

type Sex = 'F' | 'M';
type Row = (typeof measured.rows)[number];

/** Children and adolescents hear as the youngest who were measured. */
const groupOf = (age: number): string => {
  if (age < 40) return '18-39';
  if (age < 60) return '40-59';
  return age < 80 ? '60-79' : '80+';
};

/** Mean and SD of people of this age and sex; a frequency beside those measured is the nearest of them. */
function population(age: number, sex: Sex, frequency: number): { mean: number; sd: number } {
  const rows = measured.rows.filter(([group, of]) => group === groupOf(age) && of === sex);
  const distance = (row: Row): number => Math.abs(Math.log2(Number(row[2]) / frequency));
  const [nearest] = rows.toSorted((a, b) => distance(a) - distance(b));
  if (!nearest) throw new RangeError(`nobody of ${age} was measured`);
  return { mean: Number(nearest[3]), sd: Number(nearest[4]) };
}

/**
 * The hearing of one ear of a simulated person: drawn around the thresholds of people of that age and sex, NHANES
 * 2015-2018 (CDC/NCHS), as aggregated by evidENT-AI/in-silico-audiometry. The sex is drawn too; how much a person's
 * frequencies and ears go together is our own choice.
 */
export function hearingOf(ear: Ear, age: number, seed: string): Hearing {
  const sex: Sex = randomOf(seed, 'sex')() < 0.5 ? 'F' : 'M';
  const personal = normal(randomOf(seed, 'hearing'));
  return (frequency) => {
    const { mean, sd } = population(age, sex, frequency);
    const own = UNEVENNESS * normal(randomOf(seed, ear, frequency));
    return Math.min(RANGE.worst, Math.max(RANGE.best, mean + COMMON * sd * personal + own));
  };
}
