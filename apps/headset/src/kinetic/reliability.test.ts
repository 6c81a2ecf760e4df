import {
  angleOf,
  DIRECTIONS,
  hasPoorFixation,
  type KineticAnswer,
  normalRadius,
  statisticsOf,
} from '@isopter/clinical/kinetic';
import { describe, expect, it } from 'vitest';
import { kineticTruth } from '../patient/isopters.ts';
import { type Profile, PROFILES } from '../patient/profiles.ts';
import { watch } from '../patient/watch.ts';
import { randomOf } from '../random.ts';
import { placeAt } from '../motion.ts';
import { answer, examProgress, nextPresentation, startExam } from './exam.ts';

const outermost = Array.from({ length: DIRECTIONS }, (_, i) => normalRadius('III4e', 'OD', angleOf(i + 1)));

/** The statistics of a healthy right eye. */
function statisticsOfEye(seed: number, profile: Profile) {
  const truth = kineticTruth('OD', 'III4e', 20 + (seed % 60), `${seed}`, () => 0);
  let exam = startExam({ eye: 'OD', stimulus: 'III4e', outermost }, randomOf(seed, 'schedule'));
  const answers: KineticAnswer[] = [];
  for (;;) {
    const shown = nextPresentation(exam, randomOf(seed, exam.presented));
    if (!shown) return statisticsOf(answers);
    const random = randomOf(seed, exam.presented, 'response');
    const response = watch(truth, profile, shown, examProgress(exam), random);
    const taken = answer(exam, shown, response.seen ? response.response_time : null);
    exam = taken.exam;
    answers.push({
      eye: 'OD',
      direction: shown.direction,
      ...placeAt(shown.angle, taken.radius),
      is_blind_spot: shown.kind === 'blind_spot',
      viewed: response.seen,
      response_time: response.response_time,
      has_good_fixation: response.has_good_fixation,
    });
  }
}

/** The share of eyes whose fixation is judged poor. */
const shareFlagged = (eyes: number, profile: Profile): number =>
  Array.from({ length: eyes }, (_, seed) => hasPoorFixation(statisticsOfEye(seed, profile))).filter(Boolean).length /
  eyes;

describe('fixation in kinetic perimetry [OUR-15]', () => {
  it('of 60 healthy reliable eyes is never judged poor, and shown as the share there was', () => {
    expect(shareFlagged(60, PROFILES.reliable)).toBe(0);
    const shares = Array.from(
      { length: 60 },
      (_, seed) => statisticsOfEye(seed, PROFILES.reliable).poor_fixation_percentage ?? NaN,
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / 60).toBeCloseTo(100 * PROFILES.reliable.poor_fixation, 0);
  });
  it('is judged poor in at least nine of ten eyes that look away in 30 % of presentations', () => {
    expect(shareFlagged(200, { ...PROFILES.reliable, poor_fixation: 0.3 })).toBeGreaterThanOrEqual(0.9);
  });
});
