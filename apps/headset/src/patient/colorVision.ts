import type { ColorVision } from '../observer.ts';
import type { Eye } from '@isopter/contract';
import { randomOf } from '../random.ts';
import type { PatientName } from './patients.ts';

/** An acquired deficiency differs from eye to eye. */
interface KnownColor extends ColorVision {
  readonly isAcquired?: boolean;
}

const NORMAL: KnownColor = { type: 'normal', severity: 0 };

/** Known color vision of patients; that of the others is drawn from the population. */
const KNOWN: Partial<Record<PatientName, KnownColor>> = {
  'healthy-1': NORMAL,
  'healthy-2': NORMAL,
  'healthy-3': NORMAL,
  'glaucoma-2': { type: 'tritan', severity: 0.7, isAcquired: true },
  'protan-1': { type: 'protan', severity: 1 },
  'deutan-1': { type: 'deutan', severity: 1 },
  'deutan-2': { type: 'deutan', severity: 0.35 },
  'tritan-1': { type: 'tritan', severity: 1 },
};

/**
 * How often men and women are born with a deficiency, and with a complete one: about 8 % and 0.4 % (Birch, JOSA A
 * 2012;29:313), a quarter of them dichromats; tritan ones are rarer than one in a thousand and left out.
 */
const INBORN = {
  M: [
    { share: 0.01, type: 'protan', isComplete: true },
    { share: 0.01, type: 'protan', isComplete: false },
    { share: 0.01, type: 'deutan', isComplete: true },
    { share: 0.05, type: 'deutan', isComplete: false },
  ],
  F: [{ share: 0.004, type: 'deutan', isComplete: false }],
} as const;

/** Anomalous trichromats lie between these, our own choice. */
const ANOMALOUS = { least: 0.2, most: 0.8 } as const;
/** An acquired deficiency of the other eye differs by up to this, our own choice. */
const BETWEEN_EYES = 0.15;

function inborn(seed: string): ColorVision {
  const sex = randomOf(seed, 'sex')() < 0.5 ? 'F' : 'M';
  const random = randomOf(seed, 'color');
  let chance = random();
  for (const { share, type, isComplete } of INBORN[sex]) {
    if (chance < share) {
      return { type, severity: isComplete ? 1 : ANOMALOUS.least + (ANOMALOUS.most - ANOMALOUS.least) * random() };
    }
    chance -= share;
  }
  return { type: 'normal', severity: 0 };
}

/**
 * The colour vision of an eye of a patient, or with both eyes: the better one counts then. What somebody is born with is
 * alike in both eyes, what comes with a disease of the eye is not.
 */
export function colorVisionOf(name: PatientName, eye: Eye, seed: string): ColorVision {
  const known = KNOWN[name];
  if (!known) return inborn(seed);
  const { type, severity, isAcquired } = known;
  if (!isAcquired) return { type, severity };
  const of = (one: 'OD' | 'OS'): number =>
    Math.min(1, Math.max(0, severity + BETWEEN_EYES * (2 * randomOf(seed, one, 'acquired')() - 1)));
  return { type, severity: eye === 'OU' ? Math.min(of('OD'), of('OS')) : of(eye) };
}
