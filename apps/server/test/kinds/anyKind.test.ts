import * as acuity from '@isopter/recordings/acuity';
import * as audiology from '@isopter/recordings/audiology';
import * as contrast from '@isopter/recordings/contrast';
import * as cover from '@isopter/recordings/cover';
import * as d15 from '@isopter/recordings/d15';
import * as eoms from '@isopter/recordings/eoms';
import * as esterman from '@isopter/recordings/esterman';
import * as image from '@isopter/recordings/image';
import * as ishihara from '@isopter/recordings/ishihara';
import * as kinetic from '@isopter/recordings/kinetic';
import * as perimetry from '@isopter/recordings/perimetry';
import * as pupil from '@isopter/recordings/pupil';
import * as sensorimotor from '@isopter/recordings/sensorimotor';
import * as stereopsis from '@isopter/recordings/stereopsis';
import * as waggoner from '@isopter/recordings/waggoner';
import type { CallName, LiveEvent, ServerFrame, TestGroupChoice, TestType } from '@isopter/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { device } from '../../src/platform/db/schema.ts';
import { CAPABILITIES } from '../support/device.ts';
import { type Lane, startLane, status } from '../support/lane.ts';
import { ENGINES } from '../support/server.ts';

/** A kind of test: what is ordered, what a headset recorded of it, and what its monitor starts from. */
interface Kind {
  test_group: TestGroupChoice;
  /** Events of a headset. */
  recording: readonly LiveEvent[];
  state: CallName;
}

const KINDS: readonly Kind[] = [
  {
    test_group: { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' },
    recording: perimetry.ptosis,
    state: 'getPerimetryState',
  },
  {
    test_group: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '24-2' },
    recording: perimetry.ptosis,
    state: 'getPerimetryState',
  },
  {
    test_group: { group: 'PERIMETRY', strategy: 'ESTERMAN' },
    recording: esterman.hemianopia,
    state: 'getEstermanState',
  },
  {
    test_group: { group: 'PERIMETRY', strategy: 'KINETIC' },
    recording: kinetic.unreliable,
    state: 'getKineticState',
  },
  {
    test_group: { group: 'VISUAL_ACUITY', strategy: 'BOTH', protocol: 'LANDOLT_C' },
    recording: acuity.both,
    state: 'getAcuityResults',
  },
  {
    test_group: { group: 'CSUITE', strategy: 'BOTH', protocol: 'TUMBLING_E' },
    recording: acuity.distance,
    state: 'getAcuityResults',
  },
  {
    test_group: { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE' },
    recording: contrast.single,
    state: 'getContrastOngoingState',
  },
  {
    test_group: { group: 'COLOR_VISION', strategy: 'D15' },
    recording: d15.each,
    state: 'getColorVisionState',
  },
  {
    test_group: { group: 'COLOR_VISION', strategy: 'ISHIHARA' },
    recording: ishihara.each,
    state: 'getIshiharaState',
  },
  {
    test_group: { group: 'COLOR_VISION', strategy: 'WAGGONER_SENIORS' },
    recording: waggoner.deutan,
    state: 'getWaggonerState',
  },
  {
    test_group: { group: 'PUPIL', strategy: 'PUPILLOMETRY' },
    recording: pupil.rapd,
    state: 'getPupillometryState',
  },
  {
    test_group: { group: 'EXTRA_OCULAR_MOTILITY' },
    recording: eoms.straight,
    state: 'getEyeMovementResponses',
  },
  { test_group: { group: 'COVER' }, recording: cover.palsy, state: 'getCoverState' },
  {
    test_group: { group: 'SENSORIMOTOR_CARDINAL' },
    recording: sensorimotor.cardinal,
    state: 'getSensorimotorState',
  },
  {
    test_group: { group: 'SENSORIMOTOR_SUITE' },
    recording: sensorimotor.binocular,
    state: 'getSensorimotorState',
  },
  { test_group: { group: 'STEREOPSIS' }, recording: stereopsis.normal, state: 'getStereopsisResponses' },
  {
    test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE' },
    recording: audiology.steep,
    state: 'getPureToneResponses',
  },
  { test_group: { group: 'EYE_IMAGE_CAPTURE' }, recording: image.series, state: 'getTestProgress' },
];

interface Event {
  type: string;
  data: Record<string, unknown>;
}

/** Returns the recorded events of a test, without its beginning and end. */
const recorded = ({ recording }: Kind): Event[] =>
  recording
    .filter(({ type }) => type !== 'updated_test_status')
    .map((event) => {
      const { seq_num: _seq, run: _run, ...data } = event.data;
      return { type: event.type, data };
    });

/** Values that no field, or hardly any, should have. */
// prettier-ignore
const ODD: readonly unknown[] = [
  null, true, '', 'nan', 'OX', '\0', '\uD800', [], {}, [[]], 'x'.repeat(5_000),
  -1, 0, 1, 99, 3.5, 1e-300, 1e308, -1e308, 2 ** 53,
];

/** A copy in which the value at a random place, however deep, is lost or another one. */
function spoil(value: unknown, random: () => number): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = keys[Math.floor(random() * (keys.length + 1))];
  if (key === undefined) return ODD[Math.floor(random() * ODD.length)];
  const copy = structuredClone(value) as Record<string, unknown>;
  if (random() < 0.1 && !Array.isArray(copy)) delete copy[key];
  else copy[key] = spoil(copy[key], random);
  return copy;
}

/** Numbers below 1 from a seed (Numerical Recipes' congruential generator): evenly spread, as fast-check's doubles are not. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A faulty recording: cut off, damaged, repeated and partly out of order. */
function session(events: readonly Event[], seed: number): unknown[] {
  const random = randomFrom(seed);
  return events
    .slice(0, Math.ceil(Math.sqrt(random()) * events.length))
    .flatMap((event) => {
      const what = random();
      if (what < 0.25) return [{ ...event, data: spoil(event.data, random) }];
      return what < 0.35 ? [event, event] : [event];
    })
    .map((event) => ({ event, at: random() < 0.2 ? random() : 0 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event);
}

/** Sessions of a test; one of them without any record. */
const sessions = (events: readonly Event[]): unknown[][] => [
  [],
  ...fc
    .sample(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { numRuns: 3, seed: 4604 })
    .map((seed) => session(events, seed)),
];

describe.each(ENGINES)('a headset that sends any record in a test of any kind, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
    const supported_test_groups = KINDS.map(({ test_group }) => test_group.group as TestType);
    await lane.server.store.db.update(device).set({ capabilities: { ...CAPABILITIES, supported_test_groups } });
  });
  afterAll(() => lane.close());

  it.each(KINDS.map((kind) => [Object.values(kind.test_group).join(' '), kind] as const))(
    '%s: every record is kept or refused by name, state and report hold [MON-03] [API-06] [SRV-02] [REP-01]',
    async (_, kind) => {
      const { test_group, state } = kind;
      const statuses = new Set<number>();
      let refusals = 0;
      for (const events of sessions(recorded(kind))) {
        const { order, params } = await lane.order({ test_group, monocular: true, skip_convergence_testing: true });
        lane.headset.report(order, 1, [status('started')]);
        for (const [index, event] of events.entries())
          lane.headset.socket.send(
            JSON.stringify({ type: 'record', test_id: order.test_id, run: order.run, seq: index + 2, event }),
          );
        const refused: { seq: number; reason: string }[] = [];
        const last = events.length + 2;
        lane.headset.report(order, last, [status('finished')]);
        await lane.headset.next((frame: ServerFrame) => {
          if (frame.type === 'refused') refused.push(...frame.records);
          return frame.type === 'ack' && frame.seq === last;
        });
        refusals += refused.length;
        for (const { reason } of refused) expect(reason.length).toBeGreaterThan(5);
        expect(lane.headset.socket.readyState).toBe(WebSocket.OPEN);

        const query = { test_id: params.id, timezone: 'UTC' };
        const [{ body: test }, begun, report, pdf] = await Promise.all([
          lane.doctor.call('getTest', { params }),
          lane.doctor.call(state, { params }),
          lane.doctor.call('getTestReport', { query }),
          lane.doctor.call('getTestReportPdf', { query }),
        ]);
        expect(test).toMatchObject({ status: 'finished', records_ignored: refused.length });
        expect(begun.status).toBe(200);
        // without anything to report there is no report
        expect([200, 404]).toContain(report.status);
        expect(pdf.status).toBe(report.status);
        statuses.add(report.status);
        if (report.status !== 200) continue;
        const drawn = (report.body as string).replace(/<style>.*?<\/style>/s, '');
        expect(/.{0,40}(NaN|undefined|Infinity|\[object ).{0,20}/.exec(drawn)?.[0]).toBeUndefined();
      }
      expect(refusals).toBeGreaterThan(0);
      expect(statuses).toContain(200);
    },
  );
});
