import { kindById, monitorKind, type TestGroup, type TestGroupChoice } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { capabilitiesOf } from '../../headset/src/headset.ts';
import { headset } from '../../headset/src/testing/device.ts';
import { aKind } from '../../headset/src/testing/orders.ts';
import { device } from './db/schema.ts';
import { type Lane, startLane } from './testing/lane.ts';
import { type Browser, ENGINES, signIn } from './testing/server.ts';

/** Values that were never put into words: keys, what a number could not be, what was left out. */
const UNSAID = /.{0,30}(undefined|NaN|Infinity|\bnull\b|\[object |\b[a-z]+_[a-z_]+\b|[A-Z]{2,}_[A-Z_]+|\{\{).{0,20}/;

const choicesOf = (groups: readonly TestGroup[]): TestGroupChoice[] =>
  groups.flatMap(({ value: group, strategies, protocols }) =>
    (strategies.length > 0 ? strategies : [{ value: null, protocols }]).flatMap(({ value: strategy, protocols: own }) =>
      (own.length > 0 ? own : [{ value: null }]).map(({ value: protocol }) => ({ group, strategy, protocol })),
    ),
  );

describe.each(ENGINES)('every test of the catalogue, on %s', { timeout: 300_000 }, (engine) => {
  let lane: Lane;
  let admin: Browser;
  beforeAll(async () => {
    lane = await startLane(engine);
    admin = await signIn(lane.server, 'oga');
  });
  afterAll(() => lane.close());

  /** Lets a simulated headset do a test that was ordered, and reports all of it. */
  async function take(test_group: TestGroupChoice, isCamera: boolean, eye: '' | 'OD' | 'OS'): Promise<string> {
    const { order, params } = await lane.order({
      test_group,
      eye,
      monocular: false,
      skip_convergence_testing: true,
      ...(test_group.group === 'AUDIOLOGY' && { ear: 'LEFT' }),
    });
    const simulated = headset({ ...aKind, is_camera: isCamera });
    simulated.start(order);
    simulated.finish();
    const { events } = simulated;
    lane.headset.report(order, 1, events);
    await lane.acknowledged(events.length);
    return params.id;
  }

  /** The words of a report. */
  async function words(id: string): Promise<string> {
    const { status, body } = await lane.doctor.call('getTestReport', { query: { test_id: id, timezone: 'UTC' } });
    expect(status).toBe(200);
    return (body as string).replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]*>/g, '\n');
  }

  it.each(['S', 'CAMERA'] as const)(
    'is done by a simulated headset of type %s, watched from its state and reported in English and Spanish [SRV-02] [MON-18] [MON-19] [REP-07]',
    async (type) => {
      const capabilities = capabilitiesOf(type);
      await lane.server.store.db.update(device).set({ capabilities }).where(eq(device.id, lane.deviceId));
      const { body } = await lane.doctor.call('listTestGroups', { query: { patient_id: lane.people.patient } });
      const choices = choicesOf(body as TestGroup[]);
      expect(choices.length).toBeGreaterThan(type === 'S' ? 60 : 0);
      /** Names of tests by their ids. */
      const taken = new Map<string, string>();
      for (const [index, choice] of choices.entries()) {
        const name = Object.values(choice).join(' ');
        const eye = (['', 'OD', 'OS'] as const)[index % 3]!;
        // oxlint-disable-next-line no-await-in-loop
        const id = await take(choice, type === 'CAMERA', eye);
        // oxlint-disable-next-line no-await-in-loop
        const { body: test } = await lane.doctor.call('getTest', { params: { id } });
        expect([name, test.status, test.records_ignored]).toEqual([name, 'finished', 0]);
        // who tests one eye gets no report of the other [REP-04]
        expect([name, eye !== '' && test.is_separate_report_per_eye_supported]).toEqual([name, false]);
        const kind = monitorKind(test, capabilities);
        expect([name, kind]).not.toEqual([name, undefined]);
        const [call = 'getTestProgress'] = kindById(kind!).states;
        // of pictures there is nothing but how far it has come
        const least = call === 'getTestProgress' ? 20 : 100;
        // oxlint-disable-next-line no-await-in-loop
        const state = await lane.doctor.call(
          call,
          call === 'getContrastResponses' ? { query: { test: id } } : { params: { id } },
        );
        expect([name, state.status, JSON.stringify(state.body).length > least]).toEqual([name, 200, true]);
        taken.set(id, name);
      }
      for (const language of ['en', 'es']) {
        // oxlint-disable-next-line no-await-in-loop
        await admin.call('updatePreferences', { body: { report_language: language } });
        for (const [id, name] of taken) {
          // oxlint-disable-next-line no-await-in-loop
          expect([name, language, UNSAID.exec(await words(id))?.[0]]).toEqual([name, language, undefined]);
        }
      }
    },
  );
});
