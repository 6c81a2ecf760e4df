import { randomUUID } from 'node:crypto';
import type { DeviceStimulus, StrategyValue, TestStatus } from '@isopter/contract';
import { patient, test, testRecord } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { refreshLastTest } from '../patients/lastTest.ts';
import fields from './fields.data.json' with { type: 'json' };
import type { SeededGroup } from './people.ts';
import { type Random, random } from './random.ts';
import { seedSignOffs } from './signOffs.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const CHUNK = 1_000;
const STRATEGIES: readonly StrategyValue[] = ['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST'];

type Visit = (typeof fields)['eyes'][number]['visits'][number];
type Row = typeof patient.$inferInsert;

/** Dates of birth that fit the ages of the measured eyes, so that the reports compare with the right norm. */
export const measuredBirths = (now: Date): string[] =>
  [...fields.eyes, ...fields.eyes, ...fields.eyes].map(({ visits }, index) =>
    new Date(now.getTime() - ((visits[3]?.age ?? 60) + 0.1 + index / 60) * 365.25 * DAY_MS).toISOString().slice(0, 10),
  );

/** The settling records of one measured eye, with as many missed or false catch trials as were counted in it. */
function stimuli(visit: Visit, eye: 'OD' | 'OS', dice: Random): DeviceStimulus[] {
  const seen = {
    is_blind_spot: false,
    has_good_fixation: true,
    false_positive: false,
    false_negative: false,
    region_no: 0,
  };
  const mirror = eye === 'OD' ? 1 : -1;
  const locations = visit.thresholds.map((threshold, index) => {
    const [x = 0, y = 0] = fields.points[index] ?? [];
    return {
      ...seen,
      catch_trial: null,
      x: x * mirror,
      y,
      viewed: threshold >= 0,
      threshold: Math.max(threshold, -1),
      response_time: threshold >= 0 ? 0.3 + dice.next() * 0.35 : 0,
    };
  });
  const trials = [1, 2, 3, 4];
  const blindSpots = trials.map((trial) => {
    const viewed = trial <= Math.round(visit.fl * 4);
    return {
      ...seen,
      catch_trial: 'blind_spot' as const,
      is_blind_spot: true,
      x: 15 * mirror,
      y: -1.5,
      viewed,
      threshold: null,
      response_time: viewed ? 0.42 : 0,
    };
  });
  const bright = trials.map((trial) => {
    const missed = trial <= Math.round(visit.fn * 4);
    return {
      ...seen,
      catch_trial: 'false_negative' as const,
      false_negative: missed,
      x: 9 * mirror,
      y: 9,
      viewed: !missed,
      threshold: null,
      response_time: missed ? 0 : 0.38,
    };
  });
  const blanks = trials.map((trial) => {
    const viewed = trial <= Math.round(visit.fp * 4);
    return {
      ...seen,
      catch_trial: 'blank' as const,
      x: 9 * mirror,
      y: -9,
      viewed,
      threshold: null,
      response_time: viewed ? 0.9 : 0,
    };
  });
  const all = [...locations, ...blindSpots, ...bright, ...blanks];
  // In the order of a real test: at random.
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = dice.below(last + 1);
    [all[last], all[other]] = [all[other], all[last]] as [(typeof all)[number], (typeof all)[number]];
  }
  return all.map((stimulus, index) => ({ ...stimulus, eye, index: index + 1 }));
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
  const strategies = new Map<string, StrategyValue>();
  const add = (patientId: string, status: TestStatus, at: number, right?: Visit, left?: Visit) => {
    const id = randomUUID();
    const officeId = dice.pick(group.offices);
    const begun = new Date(at);
    const picked = dice.pick(STRATEGIES);
    const strategy = strategies.get(patientId) ?? picked;
    strategies.set(patientId, strategy);
    const shown = right && left ? [...stimuli(right, 'OD', dice), ...stimuli(left, 'OS', dice)] : [];
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
      timeEnd: new Date(at + 12 * 60_000),
    });
    for (const [index, data] of shown.entries()) {
      const at2 = new Date(at + 60_000 + index * 5_000);
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
