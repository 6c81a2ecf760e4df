import {
  type Acuity,
  acuityChange,
  acuityFrom,
  estimateAfter,
  type Trial as AcuityTrial,
} from '@isopter/clinical/acuity';
import {
  compareAverages,
  compareTones,
  type EarReliability,
  earReliability,
  type Tone,
  type ToneThreshold,
} from '@isopter/clinical/audiology';
import { contrastChange } from '@isopter/clinical/contrast';
import { nextSize } from '../acuity/procedure.ts';
import { type Line, linesOf } from '../acuity/strategies.ts';
import { answer, answerSilence, isSilenceNext, nextTone, startExam } from '../audiology/exam.ts';
import { drawLetters, rightLetters } from '../contrast/letters.ts';
import { type Next, PELLI_ROBSON, pelliRobson, SINGLE_LETTER, singleLetter } from '../contrast/procedure.ts';
import { widthOf } from '../patient/acuity.ts';
import { hearingOf } from '../patient/hearing.ts';
import { listen } from '../patient/listen.ts';
import { type Profile, PROFILES } from '../patient/profiles.ts';
import { readLetters } from '../patient/readLetters.ts';
import { readOptotype } from '../patient/readOptotype.ts';
import { type Random, randomOf } from '../random.ts';

/** The verdict of a rule of change; `null` if the rule does not apply. */
type Verdict = 'worse' | 'better' | 'within' | null;

/** A measure with a rule of change, simulated as pairs of tests. */
export interface Repeated {
  readonly name: string;
  /** The true loss to be found. */
  readonly loss: number;
  readonly unit: string;
  /** The verdict of the rule on two simulated tests of one person, with this loss between them. */
  readonly verdict: (seed: number, loss: number, profile: Profile) => Verdict;
}

function acuity(line: Line, truth: number, seed: number, visit: string, profile: Profile): Acuity | null {
  const { procedure, contrast } = line;
  const width = widthOf(`${seed}`, { distance: 'far', contrast });
  const trials: AcuityTrial[] = [];
  for (;;) {
    const size = nextSize(trials, procedure);
    if (size === null) break;
    const share = Math.min(1, trials.length / procedure.trials);
    const random = randomOf(seed, visit, trials.length);
    const legible = { acuity: truth, width };
    const { seen } = readOptotype(size, legible, 1 / procedure.alternatives, profile, share, random);
    trials.push({ size, seen });
  }
  return acuityFrom(estimateAfter(trials, procedure.alternatives), trials.length, procedure.display);
}

const ofAcuity = (name: string, line: Line, best: number): Repeated => ({
  name,
  loss: 0.2,
  unit: 'logMAR',
  verdict: (seed, loss, profile) => {
    const truth = best + (seed % 91) * 0.01;
    const [before, now] = [acuity(line, truth, seed, 'a', profile), acuity(line, truth + loss, seed, 'b', profile)];
    const contrast = line.contrast < 100 ? line.contrast : null;
    return (before && now && acuityChange(before, now, contrast)?.verdict) ?? null;
  },
});

type ContrastProcedure = (trials: readonly { level: number; passed: boolean }[]) => Next;

function contrast(
  next: ContrastProcedure,
  { letters, needed }: { letters: number; needed: number },
  truth: number,
  random: (trial: number) => Random,
  profile: Profile,
): number | null {
  const trials: { level: number; passed: boolean }[] = [];
  for (;;) {
    const step = next(trials);
    if ('settled' in step) return step.settled;
    const chance = random(trials.length);
    const question = drawLetters(letters, chance);
    const { answer: named } = readLetters(
      question,
      step.level,
      truth,
      profile,
      Math.min(1, trials.length / 10),
      chance,
    );
    trials.push({ level: step.level, passed: rightLetters(question, named) >= needed });
  }
}

const ofContrast = (name: string, next: ContrastProcedure, passed: { letters: number; needed: number }): Repeated => ({
  name,
  loss: 0.45,
  unit: 'log CS',
  verdict: (seed, loss, profile) => {
    const truth = 1.2 + (seed % 60) * 0.012;
    const at = (visit: string, level: number) =>
      contrast(next, passed, level, (trial) => randomOf(seed, visit, trial), profile);
    const [before, now] = [at('a', truth), at('b', truth - loss)];
    return before === null || now === null ? null : contrastChange(before, now).verdict;
  },
});

/** An ear as the device reports it. */
export interface MeasuredEar {
  readonly thresholds: readonly ToneThreshold[];
  readonly reliability: EarReliability;
  /** The measured thresholds minus the true ones, in dB. */
  readonly errors: readonly number[];
}

/** A whole ear of a simulated listener. Presses for nothing come within 0.15 s, or at any time while a tone lasts. */
export function measureEar(
  { seed, visit, loss = 0 }: { seed: number; visit: string; loss?: number },
  profile: Profile,
  isSpread = false,
): MeasuredEar {
  const hearing = hearingOf('RIGHT', 20 + (seed % 70), `${seed}`);
  const tones: Tone[] = [];
  let exam = startExam({ ear: 'RIGHT', strategy: 'PURE_TONE', age: 20 + (seed % 70) });
  for (;;) {
    const tone = nextTone(exam);
    if (!tone) break;
    const random = randomOf(seed, visit, exam.presented);
    const isSilent = isSilenceNext(exam, randomOf(seed, visit, exam.presented, 'silence'));
    const truth = hearing(tone.frequency) + loss;
    let heard = listen(truth, profile, isSilent ? -100 : tone.level, 0, random);
    if (isSpread && heard.is_heard && heard.response_time < 0.15) heard = { ...heard, response_time: 1.5 * random() };
    const taken = isSilent
      ? { exam: answerSilence(exam, heard.is_heard), threshold: false, retest: false }
      : answer(exam, tone, heard.is_heard && heard.response_time > 0.15);
    ({ exam } = taken);
    tones.push({
      ear: 'RIGHT',
      frequency: tone.frequency,
      volume_db: tone.level,
      threshold: taken.threshold,
      retest: taken.retest,
      catch_trial: isSilent ? 'silence' : null,
      ...heard,
    });
  }
  const thresholds = exam.thresholds.toSorted((one, other) => one.frequency - other.frequency);
  const errors = thresholds.flatMap(({ frequency, level, heard }) =>
    heard ? [level - hearing(frequency) - loss] : [],
  );
  return { thresholds, reliability: earReliability(tones, 'RIGHT'), errors };
}

const pairOf = (seed: number, loss: number, profile: Profile) =>
  [measureEar({ seed, visit: 'a' }, profile), measureEar({ seed, visit: 'b', loss }, profile)] as const;

const average: Repeated = {
  name: 'Pure tone average',
  loss: 10,
  unit: 'dB',
  verdict: (seed, loss, profile) => {
    const [before, now] = pairOf(seed, loss, profile).map((ear) => ({ ...ear, reliability: null }));
    return compareAverages(before!, now!)?.change?.verdict ?? null;
  },
};

const tones: Repeated = {
  name: 'Any tone of an ear',
  loss: 20,
  unit: 'dB',
  verdict: (seed, loss, profile) => {
    const [before, now] = pairOf(seed, loss, profile);
    const verdicts = compareTones(before.thresholds, now.thresholds).map(({ change }) => change?.verdict ?? null);
    return verdicts.find((one) => one === 'worse' || one === 'better') ?? 'within';
  },
};

const lineOf = (...given: Parameters<typeof linesOf>): Line => linesOf(...given).at(-1)!;

/** All measures that have a rule of change. */
export const REPEATED: readonly Repeated[] = [
  ofAcuity('Acuity, 8 directions', lineOf('DISTANCE', 'LANDOLT_C'), -0.05),
  ofAcuity('Acuity, 4 directions', lineOf('NEAR', 'TUMBLING_E'), -0.05),
  ofAcuity('Acuity, CVI', lineOf('CVI_FAR', 'LANDOLT_C'), 0.2),
  ofAcuity('Acuity at 2.5 %', lineOf('LOW_CONTRAST', 'LANDOLT_C'), 0.15),
  ofContrast('Contrast, triplets', pelliRobson, PELLI_ROBSON),
  ofContrast('Contrast, single letters', singleLetter, SINGLE_LETTER),
  average,
  tones,
];

/** Pairs of a benchmark, and the seed of the first. */
export const PAIRS = 600;
const FIRST_SEED = 1000;

const share = (list: readonly Verdict[], ...wanted: Verdict[]): number =>
  list.filter((one) => wanted.includes(one)).length / list.length;

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** The shares of simulated pairs that a rule flags: of people who did not change, and of those with the loss as worse. */
export function sharesOf({ verdict, loss }: Repeated, profile: Profile = PROFILES.reliable) {
  const seeds = Array.from({ length: PAIRS }, (_, i) => FIRST_SEED + i);
  const [same, lost] = [0, loss].map((lostBetween) => seeds.map((seed) => verdict(seed, lostBetween, profile)));
  return {
    unchanged: share(same!, 'worse', 'better'),
    found: share(lost!, 'worse'),
    opposite: share(lost!, 'better'),
  };
}

/** How often ears are flagged as unreliable, and how far off their thresholds are. */
export function earShares(profile: Profile, isSpread: boolean, ears = PAIRS) {
  const all = Array.from({ length: ears }, (_, seed) => measureEar({ seed, visit: 'a' }, profile, isSpread));
  const rate = (isOne: (ear: MeasuredEar) => boolean): number => all.filter(isOne).length / all.length;
  const errors = all.flatMap(({ errors: own }) => own);
  const bias = mean(errors);
  return {
    flagged: rate(({ reliability }) => reliability.verdict === 'flagged'),
    passed: rate(({ reliability }) => reliability.verdict === 'passed'),
    retest: rate(({ reliability }) => reliability.retest?.judgement === 'flagged'),
    silence: rate(({ reliability }) => reliability.false_responses?.judgement === 'flagged'),
    bias,
    sd: Math.sqrt(mean(errors.map((error) => (error - bias) ** 2))),
  };
}
