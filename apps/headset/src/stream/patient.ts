import { observerOf, stepsOf, surroundings } from '../device/run.ts';
import type { HeadsetKind, Run } from '../device/state.ts';
import type { Eyes } from '../look.ts';
import { simulated } from '../patient/observer.ts';
import { anyPatient } from '../patient/patients.ts';
import { randomOf } from '../random.ts';
import { fixatingEyes, withLook } from './eyes.ts';

/** A moment of a test. */
export interface Moment {
  /** The clock of the headset in seconds. */
  readonly clock: number;
  /** Seconds since the wait of the test began, in the time of the patient. */
  readonly waited: number;
}

/** The age of somebody who wears the headset and is not tested, years. */
const ANY_AGE = 60;

/** Returns the wearer's eyes at a time without a test. The time is that of the headset's clock, in seconds. */
export const restingEyes = ({ seed, patient }: HeadsetKind, clock: number): Eyes =>
  fixatingEyes(simulated(patient ?? anyPatient(randomOf(seed, 'wearer')), ANY_AGE, seed), seed, clock);

/** Returns the eyes of the patient at a moment of a test. */
export function patientsEyes(run: Run, kind: HeadsetKind, { clock, waited }: Moment): Eyes {
  const eyes = fixatingEyes(observerOf(run, kind), `${kind.seed}/${run.order.test_id}`, clock);
  const { position, wait } = run;
  const step = stepsOf(run, kind)[position];
  if (step?.kind !== 'exam' || !step.exam.look || !(position in run.exams) || wait === null) return eyes;
  const state = run.exams[position];
  const around = surroundings(run, kind, position);
  // A presentation that follows at once has begun already: between two states of a pupil test nobody fixates.
  const next = wait.seconds === 0 ? step.exam.present(state, around)?.pending : null;
  const pending = run.pending ?? next ?? null;
  return pending === null ? eyes : withLook(eyes, step.exam.look(state, pending, around, waited));
}
