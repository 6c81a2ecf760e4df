import { FIELDS, type FieldName, judgedField } from '../../apps/headset/src/fakes/judgedField.ts';
import { type Profile, PROFILES } from '../../apps/headset/src/patient/profiles.ts';
import { STRATEGIES, type Strategy } from '../../apps/headset/src/perimetry/exam.ts';
import type { Table } from './table.ts';

const RUNS = 100;

/** Observers, and whether their tests can be relied on. */
const OBSERVERS: Readonly<Record<string, { profile: Profile; isReliable: boolean }>> = {
  'reliable, 3 % early presses': { profile: PROFILES.reliable, isReliable: true },
  'reliable, 3 % presses at any time': { profile: { ...PROFILES.reliable, press_time: 'any' }, isReliable: true },
  '15 % early presses': { profile: { ...PROFILES.reliable, false_press: 0.15 }, isReliable: false },
  '15 % presses at any time': { profile: PROFILES['random-presser'], isReliable: false },
  '33 % presses at any time': { profile: PROFILES['frequent-random-presser'], isReliable: false },
  'looks away in 25 %': { profile: PROFILES['poor-fixator'], isReliable: false },
  'misses 30 %': { profile: { ...PROFILES.reliable, lapse: [0.3, 0.3] }, isReliable: false },
  'tires, misses 5 to 20 %': { profile: PROFILES.fatigued, isReliable: false },
};

const LOW: readonly FieldName[] = (Object.keys(FIELDS) as FieldName[]).filter((name) => name !== 'healthy');

/** The verdicts of one observer with one field and strategy, as "passed / not known / flagged, FN flagged", in percent. */
function verdicts(profile: Profile, field: FieldName, strategy: Strategy): string {
  const all = Array.from({ length: RUNS }, (_, run) => judgedField(strategy, field, profile, run));
  const percent = (is: (one: (typeof all)[number]) => boolean): number =>
    Math.round((100 * all.filter(is).length) / RUNS);
  const [passed, undecided, flagged] = (['passed', 'undecided', 'flagged'] as const).map((verdict) =>
    percent((one) => one.verdict === verdict),
  );
  const missed = percent(({ judged }) => judged.falseNegatives.judgement === 'flagged');
  return `${passed} / ${undecided} / ${flagged}, ${missed}`;
}

/** How often the verdict on a 24-2 is right, by observer, true field and strategy. */
export async function reliabilityBench(): Promise<Table> {
  const strategies = Object.keys(STRATEGIES) as Strategy[];
  const rows = Object.entries(OBSERVERS).flatMap(([name, { profile, isReliable }]) =>
    (isReliable ? (['healthy', ...LOW] as const) : (['healthy', 'glaucoma'] as const)).map((field) => [
      name,
      isReliable ? 'yes' : 'no',
      field,
      ...strategies.map((strategy) => verdicts(profile, field, strategy)),
    ]),
  );
  return {
    title: `verdict on a 24-2 in % of ${RUNS} tests: reliable / not known / not reliable, and many false negatives`,
    head: ['observer', 'reliable', 'field', ...strategies],
    rows,
  };
}
