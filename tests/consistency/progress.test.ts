import { kindById, kindOf, type LiveEvent, MONITOR_KINDS, type MonitorKind } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { drawnKind } from '../../apps/clinic/src/lib/domain/live/thumbnails/kinds.ts';
import { eventsOf, PATIENTS, SIMULATED, type SimulatedTest, thumbnailTestOf } from './runs.ts';

/** A moment of a test: what its monitor, its tile and its bar show, and what the lists show, which the device reports. */
interface Moment {
  readonly event: LiveEvent;
  readonly shown: number;
  readonly reported: number;
}

const monitorKindOf = ({ test_group }: SimulatedTest): MonitorKind => {
  const kind = kindOf(test_group)!;
  return (kindById(kind).shownBy ?? kind) as MonitorKind;
};

async function momentsOf(simulated: SimulatedTest, patient: (typeof PATIENTS)[number]): Promise<Moment[]> {
  const { createStore, completion } = await drawnKind(monitorKindOf(simulated)).thumbnail();
  const test = thumbnailTestOf(simulated);
  const frames: (() => void)[] = [];
  const store = createStore(test, (publish) => (frames.push(publish), () => undefined));
  let reported = 0;
  return eventsOf(simulated, patient).map((event) => {
    if (event.type === 'test_progress_update') reported = event.data.total;
    store.receive(event);
    frames.splice(0).forEach((publish) => publish());
    return { event, shown: completion(store.getSnapshot(), test), reported };
  });
}

/** The largest number of moments in a row with the same value. */
function longestStandstill(values: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const [i, value] of values.entries()) {
    current = value === values[i - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  }
  return longest;
}

const rising = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);

/**
 * Records that repeat what was asked already, such as a catch trial or a second attempt, do not move the number. Most of them
 * are blank trials of patients who press for nothing.
 */
const STANDSTILL = { records: 18, share: 0.07 };

const CASES = Object.entries(SIMULATED).flatMap(([name, simulated]) =>
  PATIENTS.map((patient) => [name, patient, simulated] as const),
);

it('simulates every kind that has a monitor', () => {
  const simulated = new Set(Object.values(SIMULATED).map(monitorKindOf));
  expect(MONITOR_KINDS.filter((kind) => !simulated.has(kind))).toEqual([]);
});

describe.each(CASES)('the progress of %s by %s', (_name, patient, simulated) => {
  it('grows with the answers, from 0 % to 100 %, and is the same on monitor, wall and lists [OUR-456]', async () => {
    const moments = await momentsOf(simulated, patient);
    const [shown, reported] = [moments.map((one) => one.shown), moments.map((one) => one.reported)];
    expect(shown).toEqual(rising(shown));
    expect(reported).toEqual(rising(reported));
    expect([shown[0], reported[0], shown.at(-1), reported.at(-1)]).toEqual([0, 0, 100, 100]);

    // what the device reports follows each of its records
    const afterReports = moments.filter(({ event }) => event.type === 'test_progress_update');
    const differences = afterReports.map((one) => Math.abs(one.shown - one.reported));
    expect(Math.max(...differences)).toBeLessThanOrEqual(1);
    expect(afterReports.slice(1).every((one) => one.shown > 0)).toBe(true);

    const standstill = Math.max(STANDSTILL.records, STANDSTILL.share * moments.length);
    expect(longestStandstill(shown)).toBeLessThanOrEqual(standstill);
    expect(longestStandstill(reported)).toBeLessThanOrEqual(standstill);
    // 0 % only before the first answer is complete: a presentation, its answer and what the device shows come first
    expect(shown.lastIndexOf(0)).toBeLessThanOrEqual(8);
  });
});
