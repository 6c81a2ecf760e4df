import { randomUUID } from 'node:crypto';
import {
  BLANK_RULE,
  FALSE_NEGATIVE_RULE,
  FIXATION_LOSS_RULE,
  judgeTrials,
  type SequentialRule,
} from '@isopter/clinical/perimetry';
import type { DeviceStimulus, TestStatus } from '@isopter/contract';
import { patient, test, testRecord } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { refreshLastTest } from '../../clinic/patients/lastTest.ts';
import fields from './fields.data.json' with { type: 'json' };
import type { SeededGroup } from './people.ts';
import { type Random, random } from './random.ts';
import { seedSignOffs } from './signOffs.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CHUNK = 1_000;
const STRATEGIES = ['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST'] as const;
type SeededStrategy = (typeof STRATEGIES)[number];

type Visit = (typeof fields)['eyes'][number]['visits'][number];
type Row = typeof patient.$inferInsert;

/** Dates of birth that fit the ages of the measured eyes, so that the reports compare with the right norm. */
export const measuredBirths = (now: Date): string[] =>
  [...fields.eyes, ...fields.eyes, ...fields.eyes].map(({ visits }, index) =>
    new Date(now.getTime() - ((visits[3]?.age ?? 60) + 0.1 + index / 60) * 365.25 * DAY_MS).toISOString().slice(0, 10),
  );

/**
 * Fewest and most presentations of a location. On average a field has about as many as the procedures of the headset take:
 * 300 in full threshold, 250 with AVA Standard, 200 with AVA Fast, catch trials included.
 */
const PRESENTATIONS: Readonly<Record<SeededStrategy, readonly [fewest: number, most: number]>> = {
  FULL_THRESHOLD: [3, 6],
  AVA_STANDARD: [2, 5],
  AVA_FAST: [2, 3],
};
/** Seconds from one presentation to the next. */
const CYCLE = 1.8;

/** Returns the catch trials that are given until they are judged, of which at most this share is wrong: true for a wrong one. */
function catchTrials(rule: SequentialRule, rate: number): boolean[] {
  const trials: boolean[] = [];
  let wrong = 0;
  while (judgeTrials(rule, wrong, trials.length) === 'undecided') {
    const isWrong = Math.floor(rate * (trials.length + 1)) > wrong;
    wrong += isWrong ? 1 : 0;
    trials.push(isWrong);
  }
  return trials;
}

/** The presentations of one measured eye, with catch trials answered at the measured rates. */
function stimuli(visit: Visit, eye: 'OD' | 'OS', strategy: SeededStrategy, dice: Random): DeviceStimulus[] {
  const seen = {
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
    catch_trial: null,
    threshold: null,
  };
  const mirror = eye === 'OD' ? 1 : -1;
  const answer = (viewed: boolean) => ({ viewed, response_time: viewed ? 0.3 + dice.next() * 0.35 : 0 });
  const [fewest, most] = PRESENTATIONS[strategy];
  /** Each location with its presentations; the last one settles it. */
  const locations = visit.thresholds.map((threshold, index) => {
    const [x = 0, y = 0] = fields.points[index] ?? [];
    const place = { ...seen, x: x * mirror, y };
    const before = fewest - 1 + dice.below(most - fewest + 1);
    return [
      ...Array.from({ length: before }, () => ({ ...place, ...answer(threshold >= 0 && dice.below(2) === 1) })),
      { ...place, ...answer(threshold >= 0), threshold: Math.max(threshold, -1) },
    ];
  });
  const blindSpots = catchTrials(FIXATION_LOSS_RULE, visit.fl).map((isSeen) => [
    { ...seen, catch_trial: 'blind_spot' as const, is_blind_spot: true, x: 15 * mirror, y: -1.5, ...answer(isSeen) },
  ]);
  const bright = catchTrials(FALSE_NEGATIVE_RULE, visit.fn).map((isMissed) => [
    {
      ...seen,
      catch_trial: 'false_negative' as const,
      false_negative: isMissed,
      x: 9 * mirror,
      y: 9,
      ...answer(!isMissed),
    },
  ]);
  const blanks = catchTrials(BLANK_RULE, visit.fp).map((isPressed) => [
    { ...seen, catch_trial: 'blank' as const, x: 9 * mirror, y: -9, ...answer(isPressed) },
  ]);
  const all: Omit<DeviceStimulus, 'eye' | 'index'>[][] = [...locations, ...blindSpots, ...bright, ...blanks];
  return shuffled(all, dice).map((stimulus, index) => ({
    ...stimulus,
    eye,
    index: index + 1,
  }));
}

/** Merges sequences at random; each keeps its order. */
function shuffled<T>(sequences: readonly (readonly T[])[], dice: Random): T[] {
  const turns = sequences.flatMap((sequence, index) => sequence.map(() => index));
  for (let last = turns.length - 1; last > 0; last -= 1) {
    const other = dice.below(last + 1);
    [turns[last], turns[other]] = [turns[other]!, turns[last]!];
  }
  const next = sequences.map((sequence) => sequence.values());
  return turns.map((turn) => next[turn]!.next().value!);
}

/**
 * Past examinations: for each patient with a measured age up to four visits of real 24-2 fields (right and left eye of
 * two measured persons of like age), and some that came to nothing.
 */
export async function seedTests(
  db: Db,
  group: SeededGroup,
  deviceId: string,
  patients: readonly Row[],
  now: Date,
): Promise<void> {
  const dice = random(242);
  const tests: (typeof test.$inferInsert)[] = [];
  const records: (typeof testRecord.$inferInsert)[] = [];
  /** Patients keep their strategy from visit to visit, so that their fields can be compared. */
  const strategies = new Map<string, SeededStrategy>();
  const add = (patientId: string, status: TestStatus, at: number, right?: Visit, left?: Visit) => {
    const id = randomUUID();
    const officeId = dice.pick(group.offices);
    const begun = new Date(at);
    const picked = dice.pick(STRATEGIES);
    const strategy = strategies.get(patientId) ?? picked;
    strategies.set(patientId, strategy);
    const shown =
      right && left ? [...stimuli(right, 'OD', strategy, dice), ...stimuli(left, 'OS', strategy, dice)] : [];
    tests.push({
      id,
      officeGroupId: group.id,
      officeId,
      siteId: officeId,
      patientId,
      deviceId,
      doctorId: dice.pick(group.doctors),
      operatorId: dice.pick(group.operators),
      status,
      group: 'PERIMETRY',
      strategy,
      protocol: '24-2',
      eye: '',
      options: { monocular: false, skip_convergence_testing: false, goldman_size: 3, language: 'en' },
      deviceSeq: shown.length,
      seqNum: shown.length,
      progressTotal: shown.length > 0 ? 100 : 0,
      progressOd: shown.length > 0 ? 100 : 0,
      progressOs: shown.length > 0 ? 100 : 0,
      thresholdsReceived: shown.length > 0,
      created: begun,
      timeStart: status === 'expired' ? null : begun,
      timeEnd: new Date(at + 60_000 + Math.max(shown.length * CYCLE, 660) * 1_000),
    });
    for (const [index, data] of shown.entries()) {
      const at2 = new Date(at + 60_000 + index * CYCLE * 1_000);
      records.push({ testId: id, run: 1, seq: index + 1, seqNum: index + 1, type: 'new_stimuli', data, at: at2 });
    }
  };

  for (const [index, { id = '' }] of patients.slice(0, fields.eyes.length * 3).entries()) {
    const right = fields.eyes[index % fields.eyes.length];
    const left = fields.eyes[(index + 1) % fields.eyes.length];
    const newest = now.getTime() - (index * 7 + 3) * HOUR_MS;
    const visits = 1 + (index % 4);
    for (let visit = 0; visit < visits; visit += 1) {
      const taken = 4 - visits + visit;
      add(id, 'finished', newest - (visits - 1 - visit) * 182 * DAY_MS, right?.visits[taken], left?.visits[taken]);
    }
  }
  const nothing: TestStatus[] = ['failed', 'stopped', 'expired'];
  for (const [index, { id = '' }] of patients.slice(60, 90).entries()) {
    add(id, dice.pick(nothing), now.getTime() - (index + 2) * DAY_MS);
  }

  for (let start = 0; start < tests.length; start += CHUNK) {
    await db.insert(test).values(tests.slice(start, start + CHUNK));
  }
  for (let start = 0; start < records.length; start += CHUNK) {
    await db.insert(testRecord).values(records.slice(start, start + CHUNK));
  }
  await seedSignOffs(db, group, tests, now);
  await refreshLastTest(db, [...new Set(tests.map(({ patientId }) => patientId ?? ''))]);
}
