import type { Observer } from '../observer.ts';
import { acuityOf, widthOf } from './acuity.ts';
import { colorVisionOf } from './colorVision.ts';
import { contrastOf } from './contrast.ts';
import { hearingOf } from './hearing.ts';
import { kineticTruth } from './isopters.ts';
import { listen } from './listen.ts';
import { deviation, excursion, manifestDeviation, motilityOf } from './motility.ts';
import { asUsual } from './optics.ts';
import { lostAt, type PatientName, profileOf, pupilDefectOf, refractionOf } from './patients.ts';
import { pupilsOf, wideness } from './pupils.ts';
import { readLetters } from './readLetters.ts';
import { readOptotype } from './readOptotype.ts';
import { respond } from './respond.ts';
import { sightOf } from './sight.ts';
import { choose, stereoOf } from './stereo.ts';
import { watch } from './watch.ts';

/** A simulated patient of an age, years, as procedures meet them; everything personal comes from the seed. */
export function simulated(patient: PatientName, age: number, seed: string): Observer {
  const profile = profileOf(patient);
  const motility = motilityOf(patient, seed);
  const pupils = pupilsOf(seed, pupilDefectOf(patient));
  return {
    inattention: profile.lapse[0],
    poorFixation: profile.poor_fixation,
    seesLight: (light, { share, random, ...sight }) => {
      const truth = sightOf(patient, { ...sight, age, seed });
      const optics = { refraction: refractionOf(patient), pupil: wideness(pupils, sight.eye) };
      return respond(truth, profile, asUsual(light, sight, age, truth, optics), share, random);
    },
    seesMovingLight: (light, { eye, stimulus, share, random }) =>
      watch(kineticTruth(eye, stimulus, age, seed, lostAt(patient, eye)), profile, light, share, random),
    hears: ({ frequency, level }, { ear, share, random }) =>
      listen(hearingOf(ear, age, seed)(frequency), profile, level, share, random),
    readsOptotype: (size, { eye, viewing, guess, share, random }) => {
      const legible = { acuity: acuityOf(patient, eye, age, seed, viewing), width: widthOf(seed, viewing) };
      return readOptotype(size, legible, guess, profile, share, random);
    },
    readsLetters: (question, { eye, level, share, random }) =>
      readLetters(question, level, contrastOf(patient, eye, age, seed), profile, share, random),
    choosesDot: (plate, { guess, share, random }) =>
      choose(stereoOf(patient, age, seed), profile, plate, guess, share, random),
    colorVision: (eye) => colorVisionOf(patient, eye, seed),
    pupils,
    fixing: motility.fixing,
    deviation: (eye, gaze) => deviation(motility, eye, gaze),
    manifestDeviation: (eye, gaze) => manifestDeviation(motility, eye, gaze),
    excursion: (eye, gaze, isAlone) => excursion(motility, eye, gaze, isAlone),
  };
}
