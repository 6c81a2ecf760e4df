import type { Looking, Pupils } from '../observer.ts';
import { normal, randomOf } from '../random.ts';

/** Deviations from healthy pupils. */
export type PupilDefect = Partial<Pick<Pupils, 'afferent' | 'efferent' | 'melanopsin'>>;

/**
 * Healthy pupils: largest diameter 5.63 ± 0.79 mm, smallest 3.78 ± 0.56, latency 212 ± 9.5 ms (Capó-Aponte 2018). Both
 * pupils of a person differ by less than 0.5 mm. The spread of the published latencies includes the error of a camera of
 * about 30 Hz, so people themselves differ less. The full amplitude is a little more than a second of light brings out. Healthy
 * eyes too differ in what reaches the brain, by up to 0.3 log units (Kawasaki et al., Am J Ophthalmol 1995;120:622). Where
 * people stand on the curve of light is our own choice.
 */
const HEALTHY = {
  dark: { mean: 5.63, sd: 0.6 },
  amplitude: { mean: 2.05, sd: 0.15 },
  /** How much more a pupil constricts for each mm that it is wider in the dark (own choice). */
  perWidth: 0.25,
  latency: { mean: 0.212, sd: 0.006 },
  anisocoria: 0.1,
  light: { mean: 0.4, sd: 0.2 },
  asymmetry: { mean: 0, sd: 0.08 },
  melanopsin: { mean: 0.4, sd: 0.04 },
} as const;

const drawn = ({ mean, sd }: { mean: number; sd: number }, seed: string, of: string): number =>
  mean + sd * Math.max(-2, Math.min(2, normal(randomOf(seed, 'pupils', of))));

/** The pupils of a person: healthy ones, drawn from the seed, with a defect. */
export function pupilsOf(seed: string, defect: PupilDefect = {}): Pupils {
  const dark = drawn(HEALTHY.dark, seed, 'dark');
  const apart = HEALTHY.anisocoria * normal(randomOf(seed, 'pupils', 'apart'));
  const efferent = defect.efferent ?? { OD: 1, OS: 1 };
  const amplitude = drawn(HEALTHY.amplitude, seed, 'amplitude') + HEALTHY.perWidth * (dark - HEALTHY.dark.mean);
  const asymmetry = drawn(HEALTHY.asymmetry, seed, 'asymmetry');
  return {
    dark: { OD: dark + apart / 2, OS: dark - apart / 2 },
    amplitude,
    latency: drawn(HEALTHY.latency, seed, 'latency'),
    light: drawn(HEALTHY.light, seed, 'light'),
    afferent: defect.afferent ?? { OD: Math.max(0, asymmetry), OS: Math.max(0, -asymmetry) },
    efferent,
    melanopsin: defect.melanopsin ?? drawn(HEALTHY.melanopsin, seed, 'melanopsin'),
  };
}

/** How much wider the pupil of an eye is than that of most people, mm; of both eyes together, the mean. */
export const wideness = ({ dark }: Pupils, eye: Looking): number =>
  (eye === 'OU' ? (dark.OD + dark.OS) / 2 : dark[eye]) - HEALTHY.dark.mean;
