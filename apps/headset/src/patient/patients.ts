import type { Eye, Point } from '@isopter/clinical';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import { BLIND, type Loss, lossAt } from './loss.ts';
import type { PupilDefect } from './pupils.ts';
import { PROFILES, type Profile, type ProfileName } from './profiles.ts';
import { deviationAt, healthyTruth, meanDeviation, measuredTruth, type Truth } from './truth.ts';

/** A simulated patient: the measured field behind each eye (null: a healthy hill of vision), and the behaviour. */
interface Character {
  readonly fields: Readonly<Record<Eye, string>> | null;
  readonly profile: ProfileName;
  /** Loss of an otherwise healthy field. */
  readonly loss?: Loss;
  /** Refraction of both eyes for sharp distance vision, diopters; 0 if omitted. */
  readonly refraction?: number;
  /** Defect of the pupils. */
  readonly pupils?: PupilDefect;
}

/**
 * The simulated patients. `glaucoma-1` are the two eyes of one person; the other pairs put together eyes of different
 * people (fields.data.json).
 */
export const PATIENTS = {
  'healthy-1': { fields: null, profile: 'reliable' },
  'healthy-2': { fields: { OD: 'C004', OS: 'C018' }, profile: 'reliable', refraction: -2 },
  'healthy-3': { fields: { OD: 'C008', OS: 'C014' }, profile: 'reliable' },
  'glaucoma-1': { fields: { OD: 'S001', OS: 'S002' }, profile: 'reliable' },
  'glaucoma-2': { fields: { OD: 'R021', OS: 'R024' }, profile: 'reliable' },
  'glaucoma-3': { fields: { OD: 'R003', OS: 'R007' }, profile: 'reliable' },
  'unreliable-1': { fields: { OD: 'R007', OS: 'R024' }, profile: 'unreliable' },
  'trigger-happy-1': { fields: null, profile: 'trigger-happy' },
  'fatigued-1': { fields: { OD: 'R003', OS: 'S002' }, profile: 'fatigued' },
  'poor-fixator-1': { fields: null, profile: 'poor-fixator' },
  'protan-1': { fields: null, profile: 'reliable' },
  'deutan-1': { fields: null, profile: 'reliable' },
  'deutan-2': { fields: null, profile: 'reliable' },
  'tritan-1': { fields: null, profile: 'reliable' },
  'hemianopia-1': { fields: null, profile: 'reliable', loss: 'hemianopia' },
  'tunnel-1': { fields: null, profile: 'reliable', loss: 'tunnel' },
  'scotoma-1': { fields: null, profile: 'reliable', loss: 'scotoma' },
  'ptosis-1': { fields: null, profile: 'reliable', loss: 'lid' },
  'neuritis-1': { fields: null, profile: 'reliable', pupils: { afferent: { OD: 0, OS: 0.9 } } },
  'third-nerve-1': { fields: null, profile: 'reliable', pupils: { efferent: { OD: 0.05, OS: 1 } } },
  'random-presser-1': { fields: null, profile: 'random-presser' },
  'random-presser-2': { fields: null, profile: 'frequent-random-presser' },
  'retina-1': { fields: null, profile: 'reliable', loss: 'tunnel', pupils: { melanopsin: 0 } },
} as const satisfies Record<string, Character>;

export type PatientName = keyof typeof PATIENTS;

export const PATIENT_NAMES = Object.keys(PATIENTS) as readonly PatientName[];

/** Draws a patient for a headset that serves no particular simulated patient. */
export const anyPatient = (random: Random): PatientName => pick(PATIENT_NAMES, random);

/** Returns the true field of one eye of a patient of this age (years); the seed determines individual variation. */
export function truthOf(name: PatientName, eye: Eye, age: number, seed: string, isTaped = false): Truth {
  const { fields, loss }: Character = PATIENTS[name];
  if (fields) return measuredTruth(fields[eye], eye, age);
  const healthy = healthyTruth(eye, age, seed);
  if (!loss) return healthy;
  return (point) => {
    const sensitivity = healthy(point);
    const lost = lossAt(loss, point, eye, isTaped);
    // where nothing is left the brightest stimulus is no more seen than in the blind spot
    return sensitivity === null || lost >= BLIND ? null : sensitivity - lost;
  };
}

/** How much of the sensitivity of a healthy eye is lost at a point, dB; beyond the measured field as at its edge. */
export function lostAt(name: PatientName, eye: Eye): (point: Point) => number {
  const { fields, loss }: Character = PATIENTS[name];
  if (fields) {
    const deviation = deviationAt(fields[eye], eye);
    return (point) => Math.max(0, -deviation(point) - UNEVEN);
  }
  return loss ? (point) => lossAt(loss, point, eye) : () => 0;
}

/** Deviations of measured fields up to here are no damage, but differences between people and between tests, dB. */
const UNEVEN = 3;

/**
 * Returns whether the eyes behind a patient were measured as glaucomatous: in fields.data.json these are not the
 * controls (C).
 */
export const hasGlaucoma = (name: PatientName): boolean => {
  const { fields } = PATIENTS[name];
  return fields !== null && !fields.OD.startsWith('C');
};

/** Log units of an afferent defect with each decibel that the mean deviation of one eye is worse than the other's. */
const RAPD_PER_DECIBEL = 0.04;

/** Returns the defect of a patient's pupils: their own, or the afferent loss by damage of the field. */
export function pupilDefectOf(name: PatientName): PupilDefect {
  const { fields, pupils }: Character = PATIENTS[name];
  if (pupils || !fields) return pupils ?? {};
  const lost = (eye: Eye): number => RAPD_PER_DECIBEL * Math.max(0, -meanDeviation(fields[eye]));
  return { afferent: { OD: lost('OD'), OS: lost('OS') } };
}

/** Returns a patient's refraction for distance, diopters; fields were measured with it. */
export const refractionOf = (name: PatientName): number => (PATIENTS[name] as Character).refraction ?? 0;

/** How a patient takes the test. */
export const profileOf = (name: PatientName): Profile => PROFILES[PATIENTS[name].profile];
