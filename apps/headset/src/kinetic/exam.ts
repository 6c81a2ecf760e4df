import type { Eye } from '@isopter/clinical';
import { angleOf, DIRECTIONS, NO_DIRECTION } from '@isopter/clinical/kinetic';
import { blindSpotOf } from '@isopter/clinical/perimetry';
import { FALSE_POSITIVE_RESPONSE_TIME } from '@isopter/contract';
import { type CatchSchedule, isDue, scheduleCatchTrials } from '../perimetry/catchTrials.ts';
import { pick, type Random } from '../random.ts';
import { radiusAfter, secondsBetween, VECTOR } from '../motion.ts';
import type { Stimulus } from './stimuli.ts';

/** The plan for one eye; `outermost` is where healthy young eyes see the stimulus, degrees, by direction. */
export interface ExamPlan {
  readonly eye: Eye;
  readonly stimulus: Stimulus;
  readonly outermost: readonly number[];
}

/**
 * Position at which a vector was answered, degrees from fixation, corrected for the reaction time; null if it never
 * was, 'false' if it was answered before it could be seen.
 */
export type Outcome = number | null | 'false';

/** The examination of one eye: plain data, so that it can be stored and continued. */
export interface Exam {
  readonly plan: ExamPlan;
  readonly presented: number;
  /** The vectors of each direction, direction 1 first. */
  readonly outcomes: readonly (readonly Outcome[])[];
  /** Measured reaction times, seconds. */
  readonly reactions: readonly number[];
  readonly checks: Readonly<Record<'blind_spot' | 'attention', { schedule: CatchSchedule; done: number }>>;
}

/** The next stimulus: at an angle, moving inwards from a radius (degrees), or resting in the blind spot. */
export interface Presentation {
  readonly kind: 'vector' | 'blind_spot' | 'attention';
  readonly direction: number;
  readonly angle: number;
  readonly start: number;
  /** Radius at which it ends without an answer. */
  readonly end: number;
}

/** Parameters of the procedure. Without a source our own choice. */
export const PROCEDURE = {
  /** Taken as reaction time before one was measured, seconds (0.48 s; McKendrick, Denniss and Turpin 2014). */
  reaction: 0.48,
  /** Two vectors of a direction agree within so many degrees (retest of kinetic perimetry, Grobbel 2016). */
  agreement: 5,
  /** So far beside the mean of its neighbours a point is tested again. */
  outlier: 15,
  most_vectors: 4,
  /** An attention check begins at this share of the smallest radius found nearby, and is so long, degrees. */
  inside: 0.45,
  length: 10,
} as const;

export function startExam(plan: ExamPlan, random: Random): Exam {
  const check = () => ({ schedule: scheduleCatchTrials(random), done: 0 });
  return {
    plan,
    presented: 0,
    outcomes: Array.from({ length: DIRECTIONS }, () => []),
    reactions: [],
    checks: { blind_spot: check(), attention: check() },
  };
}

/** The reaction time that vectors are corrected by: the mean of what was measured, with one typical value among them. */
export const reactionTime = ({ reactions }: Exam): number =>
  reactions.reduce((sum, one) => sum + one, PROCEDURE.reaction) / (reactions.length + 1);

/** The newest outcome of a direction (1 to 24, going round) that is no false press. */
function resultOf({ outcomes }: Exam, direction: number): number | null | undefined {
  const all = outcomes[(direction - 1 + DIRECTIONS) % DIRECTIONS] ?? [];
  return all.findLast((one) => one !== 'false');
}

function isOutlier(exam: Exam, direction: number, radius: number): boolean {
  const [before, after] = [resultOf(exam, direction - 1), resultOf(exam, direction + 1)];
  if (typeof before !== 'number' || typeof after !== 'number') return false;
  return Math.abs(radius - (before + after) / 2) > PROCEDURE.outlier;
}

const agree = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) <= PROCEDURE.agreement;

/** A direction is settled by one vector that fits to its neighbours, else by two that agree, else when it had enough. */
function isSettled(exam: Exam, direction: number): boolean {
  const outcomes = exam.outcomes[direction - 1] ?? [];
  if (outcomes.length >= PROCEDURE.most_vectors) return true;
  const valid = outcomes.filter((one) => one !== 'false');
  const last = valid.at(-1);
  if (last === undefined) return false;
  const previous = valid.at(-2);
  if (previous !== undefined) return agree(previous, last);
  return last !== null && !isOutlier(exam, direction, last);
}

const directions = Array.from({ length: DIRECTIONS }, (_, i) => i + 1);

/** Returns the number of directions with at least one vector. */
const processed = ({ outcomes }: Exam): number => outcomes.filter((all) => all.length > 0).length;

/** Returns a stimulus well inside the seen area, which attentive patients answer at once; null if no area is known. */
function attentionCheck(exam: Exam, random: Random): Presentation | null {
  const { inside, length } = PROCEDURE;
  const candidates = directions.flatMap((direction) => {
    const nearby = [direction - 1, direction, direction + 1].map((one) => resultOf(exam, one));
    const known = nearby.filter((one) => typeof one === 'number');
    const start = inside * Math.min(...known);
    return typeof nearby[1] === 'number' && start > 2 * VECTOR.end ? [{ direction, start }] : [];
  });
  if (candidates.length === 0) return null;
  const { direction, start } = pick(candidates, random);
  const end = Math.max(VECTOR.end, start - length);
  return { kind: 'attention', direction: NO_DIRECTION, angle: angleOf(direction), start, end };
}

/** Returns the next stimulus, or null if the eye is finished: a due check, else a vector of a random open direction. */
export function nextPresentation(exam: Exam, random: Random): Presentation | null {
  const { plan, checks } = exam;
  const share = processed(exam) / DIRECTIONS;
  if (isDue(checks.blind_spot.schedule, checks.blind_spot.done, share)) {
    const { x, y } = blindSpotOf(plan.eye);
    const [angle, radius] = [(Math.atan2(y, x) * 180) / Math.PI, Math.hypot(x, y)];
    return { kind: 'blind_spot', direction: NO_DIRECTION, angle, start: radius, end: radius };
  }
  if (isDue(checks.attention.schedule, checks.attention.done, share)) {
    const check = attentionCheck(exam, random);
    if (check) return check;
  }
  const open = directions.filter((direction) => !isSettled(exam, direction));
  if (open.length === 0) return null;
  const direction = pick(open, random);
  const { least, most } = VECTOR.outside;
  const outside = (plan.outermost[direction - 1] ?? VECTOR.edge) + least + (most - least) * random();
  const start = Math.min(VECTOR.edge, outside);
  return { kind: 'vector', direction, angle: angleOf(direction), start, end: VECTOR.end };
}

/** How long a presentation lasts when nobody answers, seconds; what rests is shown for `window`. */
export const durationOf = ({ kind, start, end }: Presentation, window: number): number =>
  kind === 'blind_spot' ? window : secondsBetween(start, end);

/**
 * Takes the answer: seconds from the beginning to the press, null without one. `radius` is the place to report, degrees
 * from fixation: that of the press corrected outwards by the way of the reaction time, or where the stimulus went out.
 */
export function answer(exam: Exam, shown: Presentation, pressed: number | null): { exam: Exam; radius: number } {
  const taken = { ...exam, presented: exam.presented + 1 };
  const { kind, direction, start, end } = shown;
  if (kind !== 'vector') {
    const { schedule, done } = exam.checks[kind];
    const checks = { ...exam.checks, [kind]: { schedule, done: done + 1 } };
    const isReaction = kind === 'attention' && pressed !== null && pressed >= FALSE_POSITIVE_RESPONSE_TIME;
    const reactions = isReaction ? [...exam.reactions, pressed] : exam.reactions;
    const radius = kind === 'blind_spot' ? start : Math.max(end, radiusAfter(start, pressed ?? Infinity));
    return { exam: { ...taken, checks, reactions }, radius };
  }
  const isFalse = pressed !== null && pressed < FALSE_POSITIVE_RESPONSE_TIME;
  const radius = pressed === null ? end : radiusAfter(start, isFalse ? pressed : pressed - reactionTime(exam));
  const outcome = pressed === null ? null : radius;
  const outcomes = exam.outcomes.with(direction - 1, [
    ...(exam.outcomes[direction - 1] ?? []),
    isFalse ? 'false' : outcome,
  ]);
  return { exam: { ...taken, outcomes }, radius };
}

/** The share of the directions that had a vector (KIN-01). */
export const examProgress = (exam: Exam): number => processed(exam) / DIRECTIONS;

/** The isopter that was found: degrees by direction, 0 where nothing was seen, null where no answer was good. */
export const isopterOf = (exam: Exam): readonly (number | null)[] =>
  directions.map((direction) => {
    const result = resultOf(exam, direction);
    return result === undefined ? null : (result ?? 0);
  });
