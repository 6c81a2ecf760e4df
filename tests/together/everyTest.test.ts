import { type DeviceType, kindById, monitorKind, type TestGroup, type TestGroupChoice } from '@isopter/contract';
import { aKind, capabilitiesOf, headset } from '@isopter/headset/fakes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { device } from '../../apps/server/src/platform/db/schema.ts';
import { type Lane, startLane } from '../../apps/server/test/support/lane.ts';
import { type Browser, ENGINES, setFlags, signIn } from '../../apps/server/test/support/server.ts';
import { testGroups } from '../../apps/server/src/clinic/tests/ordering/catalogue.ts';

/** Values that were never put into words: keys, what a number could not be, what was left out. */
const UNSAID = /.{0,30}(undefined|NaN|Infinity|\bnull\b|\[object |\b[a-z]+_[a-z_]+\b|[A-Z]{2,}_[A-Z_]+|\{\{).{0,20}/;

const choicesOf = (groups: readonly TestGroup[]): TestGroupChoice[] =>
  groups.flatMap(({ value: group, strategies, protocols }) =>
    (strategies.length > 0 ? strategies : [{ value: null, protocols }]).flatMap(({ value: strategy, protocols: own }) =>
      (own.length > 0 ? own : [{ value: null }]).map(({ value: protocol }) => ({ group, strategy, protocol })),
    ),
  );

/** App version of a headset with all features. */
const VERSION = '5.2.0';

/** Modules that cost extra. */
const MODULES = { suprafast_module: true, waggoner_module: true, color_vision_d_15_module: true };
const EYES = ['', 'OD', 'OS'] as const;

interface Case {
  name: string;
  choice: TestGroupChoice;
  eye: (typeof EYES)[number];
}

/** All a headset of this type can do, for the one eye, the other, and both in turn. */
const casesOf = (type: DeviceType): Case[] =>
  choicesOf(testGroups(MODULES, [{ appVersion: VERSION, capabilities: capabilitiesOf(type) }])).map(
    (choice, index) => ({
      name: Object.values(choice).filter(Boolean).join(' '),
      choice,
      eye: EYES[index % EYES.length]!,
    }),
  );

describe.each(ENGINES)('every test of the catalogue, on %s', (engine) => {
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

  describe.each(['S', 'CAMERA'] as const)('done by a simulated headset of type %s', (type) => {
    const capabilities = capabilitiesOf(type);
    const cases = casesOf(type);
    beforeAll(async () => {
      await setFlags(lane.server, MODULES);
      await lane.server.store.db
        .update(device)
        .set({ appVersion: VERSION, capabilities })
        .where(eq(device.id, lane.deviceId));
    });

    it('is offered', async () => {
      const { body } = await lane.doctor.call('listTestGroups', { query: { patient_id: lane.people.patient } });
      expect(choicesOf(body as TestGroup[])).toEqual(cases.map(({ choice }) => choice));
      expect(cases.length).toBeGreaterThan(type === 'S' ? 60 : 0);
    });

    it.each(cases)(
      '$name: watched from its state, reported in English and Spanish [SRV-02] [MON-18] [MON-19] [REP-07]',
      async ({ choice, eye }) => {
        const id = await take(choice, type === 'CAMERA', eye);
        const { body: test } = await lane.doctor.call('getTest', { params: { id } });
        expect([test.status, test.records_ignored]).toEqual(['finished', 0]);
        // who tests one eye gets no report of the other [REP-04]
        expect(eye !== '' && test.is_separate_report_per_eye_supported).toBe(false);
        const kind = monitorKind(test, capabilities);
        expect(kind).toBeDefined();
        const [call = 'getTestProgress'] = kindById(kind!).states;
        // of pictures there is nothing but how far it has come
        const least = call === 'getTestProgress' ? 20 : 100;
        const state = await lane.doctor.call(
          call,
          call === 'getContrastResponses' ? { query: { test: id } } : { params: { id } },
        );
        expect(state.status).toBe(200);
        expect(JSON.stringify(state.body).length).toBeGreaterThan(least);
        for (const report_language of ['en', 'es'] as const) {
          await admin.call('updatePreferences', { body: { report_language } });
          expect([report_language, UNSAID.exec(await words(id))?.[0]]).toEqual([report_language, undefined]);
        }
      },
    );
  });
});
