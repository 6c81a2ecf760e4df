import type { Eye } from '@isopter/clinical';
import { recording } from '../recording.ts';
import estermanEvents from './esterman.data.json' with { type: 'json' };
import { record } from './field.ts';
import ptosisEvents from './ptosis.data.json' with { type: 'json' };
import seriesData from './series.data.json' with { type: 'json' };

export { record } from './field.ts';

/** Whole tests of a right eye. */
export const esterman = recording(estermanEvents);
export const ptosis = recording(ptosisEvents);

/** The right eye first, then the left, as recorded from a glaucomatous and a healthy field. */
export const bothEyes = record({
  OD: { field: 'glaucoma', false_positives: 2, false_negatives: 1 },
  OS: { field: 'healthy', false_positives: 1 },
});

/** Fields of one person over time. */
interface Series {
  /** Degrees, of a right eye. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly eyes: readonly {
    readonly eye: Eye;
    /** Days since the first, years of age, dB in the order of the points. */
    readonly fields: readonly { readonly day: number; readonly age: number; readonly thresholds: number[] }[];
  }[];
}

/** Two eyes of one person, measured over fifteen years; stored as right eyes. */
export const series = seriesData as unknown as Series;
