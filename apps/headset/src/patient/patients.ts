import type { Eye } from '../perimetry/grids.ts';
import type { Random } from '../random.ts';
import { pick } from '../random.ts';
import { PROFILES, type Profile, type ProfileName } from './profiles.ts';
import { healthyTruth, measuredTruth, type Truth } from './truth.ts';

/** A simulated patient: the measured field behind each eye (null: a healthy hill of vision), and the behaviour. */
interface Character {
  readonly fields: Readonly<Record<Eye, string>> | null;
  readonly profile: ProfileName;
}

/**
 * The simulated patients. `glaucoma-1` are the two eyes of one person; the other pairs put together eyes of different
 * people (fields.data.json).
 */
export const PATIENTS = {
  'healthy-1': { fields: null, profile: 'reliable' },
  'healthy-2': { fields: { OD: 'C004', OS: 'C018' }, profile: 'reliable' },
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
} as const satisfies Record<string, Character>;

export type PatientName = keyof typeof PATIENTS;

export const PATIENT_NAMES = Object.keys(PATIENTS) as readonly PatientName[];

/** Whoever comes for a test on a headset that serves no particular simulated patient. */
export const anyPatient = (random: Random): PatientName => pick(PATIENT_NAMES, random);

/** The true field of one eye of a patient of this age (years); the seed draws what is personal in a healthy one. */
export function truthOf(name: PatientName, eye: Eye, age: number, seed: string): Truth {
  const { fields } = PATIENTS[name];
  return fields ? measuredTruth(fields[eye], eye, age) : healthyTruth(eye, age, seed);
}

/** How a patient takes the test. */
export const profileOf = (name: PatientName): Profile => PROFILES[PATIENTS[name].profile];
