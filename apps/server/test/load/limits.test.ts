import { type CallName, dayAfter, ERROR, today } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { device } from '../../src/platform/db/schema.ts';
import { type BundleLane, startBundleLane, TONES } from '../support/bundleLane.ts';
import { FAST } from '../support/lane.ts';
import { type Answer, ENGINES, setFlags } from '../support/server.ts';

const OFFICE = {
  name: 'Riverside',
  street_address: '3 River Road',
  city: 'Northfield',
  state: 'Minnesota',
  phone: '+15075550101',
  country: 'United States',
};
const MESSAGE = { name: 'Ann Lee', email: 'ann@clinic.example' };
const COVER = { test_group: { group: 'COVER' }, language: 'en' };
const PUPIL = { test_group: { group: 'PUPIL', strategy: 'PUPILLOMETRY' }, language: 'en' };
const TONE = { test_group: TONES.test_group };
const SUITE = { test_group: { group: 'CSUITE', strategy: 'NEAR', protocol: 'LANDOLT_C' } };
const LONG_SUITE = { test_group: { group: 'CSUITE', strategy: 'BOTH', protocol: 'LANDOLT_C' } };

const here = (): string => today('America/Chicago');
const inDays = (days: number): string => dayAfter(here(), days);
/** Six months from today, and the day before that. */
const examDays = (): { first: string; before: string } => {
  const day = new Date(here());
  day.setUTCMonth(day.getUTCMonth() + 6);
  const first = day.toISOString().slice(0, 10);
  return { first, before: dayAfter(first, -1) };
};
const copies = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** A limit: accepted values, and refused values next to them. */
interface Limit {
  call: CallName;
  field: string;
  kept: readonly unknown[];
  refused: readonly unknown[];
  /** The field the refusal names, where it is another. */
  named?: string;
  /** The message at the field, if the client knows the text. */
  literal?: string;
  send: (lane: BundleLane, value: unknown) => Promise<Answer>;
}

const preference = (field: string) => (lane: BundleLane, value: unknown) =>
  lane.oga.call('updatePreferences', { body: { [field]: value } });
const ofTest = (field: string, of: object, more: object = {}) => ({
  call: 'createTest' as const,
  field,
  send: (lane: BundleLane, value: unknown) =>
    lane.doctor.call('createTest', { body: { status: 1, ...lane.setting, ...of, ...more, [field]: value } }),
});
const ofBundledTest = (field: string, of: object) => ({
  call: 'createTestBundle' as const,
  field,
  named: 'test_descriptions',
  send: (lane: BundleLane, value: unknown) => lane.create({ test_descriptions: [{ ...of, [field]: value }] }),
});
/** Sends a custom bundle and deletes it again: there may be ten. */
const ofCustomBundle = (descriptions: (value: unknown) => unknown) => async (lane: BundleLane, value: unknown) => {
  const body = { name: 'Round', test_descriptions: descriptions(value) };
  const answer = await lane.oga.call('createCustomBundle', { body });
  if (answer.status === 200) await lane.oga.call('deleteCustomBundle', { params: { id: answer.body.id } });
  return answer;
};
const scheduled = async (lane: BundleLane, period_in_days: unknown) => {
  const { body } = await lane.doctor.call('createTest', {
    body: { status: 1, ...lane.setting, ...FAST, language: 'en' },
  });
  await lane.free();
  return lane.doctor.call('createSchedule', {
    body: { patient: lane.setting.patient, test: body.id, period_in_days, end_date: inDays(2000) },
  });
};

const OCCLUSION = { kept: [1, 3, 10], refused: [0, 11, 2.5, '3'] };
const APD = { kept: [1, 3], refused: [0, -3, 1.5] };
const PERIOD = { kept: [1, 999], refused: [0, -1, 1000, 1.5] };
const DESCRIPTIONS = { kept: [1, 10], refused: [11], literal: ERROR.TOO_MANY_DESCRIPTIONS };
/** Two C-Suite tests weigh 10; with one of near and far they weigh 11. */
const WEIGHT = { kept: [[SUITE, SUITE]], refused: [[SUITE, LONG_SUITE]], literal: ERROR.BUNDLE_TOO_LONG };

const LIMITS: readonly Limit[] = [
  {
    call: 'updatePreferences',
    field: 'user_inactivity_limit_seconds',
    kept: [900, 1800, 3600, 7200, 14400, 28800, 0],
    refused: [-1, 1, 899, 901, 28801, 86400],
    send: preference('user_inactivity_limit_seconds'),
  },
  {
    call: 'updatePreferences',
    field: 'max_external_low_confidence_sensitivities',
    kept: [10, 0],
    refused: [-1, 11, 2.5],
    send: preference('max_external_low_confidence_sensitivities'),
  },
  {
    call: 'updatePreferences',
    field: 'default_volume',
    kept: [10, 100],
    refused: [-1, 0, 9, 101, 50.5],
    send: preference('default_volume'),
  },
  {
    call: 'updatePreferences',
    field: 'fixed_exam_date',
    kept: [examDays().first, null],
    refused: [examDays().before, here()],
    send: preference('fixed_exam_date'),
  },
  {
    call: 'createPatient',
    field: 'date_of_birth',
    kept: ['1900-01-01'],
    refused: ['1899-12-31', inDays(2)],
    send: (lane, date_of_birth) =>
      lane.doctor.call('createPatient', {
        body: { first_name: 'Ana', last_name: 'Núñez', doctor_id: lane.setting.doctor, date_of_birth },
      }),
  },
  {
    call: 'createOffice',
    field: 'zip',
    kept: ['55', '55057-1 AB', null],
    refused: ['5', '55057-1 ABC', '550#7'],
    send: (lane, zip) => lane.oga.call('createOffice', { body: { ...OFFICE, zip } }),
  },
  {
    call: 'sendSupportMessage',
    field: 'message',
    kept: ['x', 'x'.repeat(1000)],
    refused: ['', ' ', 'x'.repeat(1001)],
    send: (lane, message) => lane.doctor.call('sendSupportMessage', { body: { ...MESSAGE, message } }),
  },
  { ...OCCLUSION, ...ofTest('occlusion_time', COVER) },
  { ...OCCLUSION, ...ofBundledTest('occlusion_time', COVER) },
  { ...APD, ...ofTest('apd_stimulation_time', PUPIL) },
  { ...APD, ...ofBundledTest('apd_stimulation_time', PUPIL) },
  { ...PERIOD, ...ofTest('period_in_days', { ...FAST, language: 'en' }, { end_date: inDays(2000) }) },
  { ...PERIOD, call: 'createSchedule', field: 'period_in_days', send: scheduled },
  {
    ...PERIOD,
    call: 'updateSchedule',
    field: 'period_in_days',
    send: async (lane, period_in_days) => {
      const { id } = (await scheduled(lane, 7)).body;
      return lane.doctor.call('updateSchedule', { params: { id }, body: { period_in_days } });
    },
  },
  {
    ...DESCRIPTIONS,
    call: 'createTestBundle',
    field: 'test_descriptions',
    send: (lane, count) => lane.create({ test_descriptions: copies(count as number, TONES) }),
  },
  {
    ...DESCRIPTIONS,
    call: 'createCustomBundle',
    field: 'test_descriptions',
    send: ofCustomBundle((count) => copies(count as number, TONE)),
  },
  {
    ...WEIGHT,
    call: 'createTestBundle',
    field: 'test_descriptions',
    send: (lane, test_descriptions) => lane.create({ test_descriptions }),
  },
  {
    ...WEIGHT,
    call: 'createCustomBundle',
    field: 'test_descriptions',
    send: ofCustomBundle((test_descriptions) => test_descriptions),
  },
];

/** A refusal without a text of the requirements. */
const SOMETHING: unknown = expect.any(String);

describe.each(ENGINES)('the limits of the features, on %s', (engine) => {
  let lane: BundleLane;

  beforeAll(async () => {
    lane = await startBundleLane(engine);
    const { db } = lane.server.store;
    // what repeats is done at home
    await db.update(device).set({ deviceType: 'H' }).where(eq(device.id, lane.deviceId));
    await setFlags(lane.server, { research_mode: true });
  });
  afterEach(() => lane.free());
  afterAll(() => lane.close());

  it.each(LIMITS)('are kept by $call at $field, both edges and nothing beyond (of CONST-03)', async (limit) => {
    const { field, named = field, kept, refused, literal, send } = limit;
    for (const value of kept) {
      const { status, body } = await send(lane, value);
      expect({ value, body, isKept: status === 200 || status === 204 }).toEqual({ value, body, isKept: true });
      await lane.free();
    }
    for (const value of refused) {
      const { status, body } = await send(lane, value);
      const fields = { [named]: [literal ?? SOMETHING] };
      expect({ value, status, fields: body.fields }).toEqual({ value, status: 400, fields });
    }
  });

  it('are ten custom bundles in an office group, and nothing is made of the next one (of CONST-03) [BUND-09]', async () => {
    const make = (name: string) => lane.oga.call('createCustomBundle', { body: { name, test_descriptions: [TONE] } });
    for (let made = 0; made < 10; made += 1) expect((await make(`Set ${made}`)).status).toBe(200);
    expect(await make('One too many')).toMatchObject({
      status: 400,
      body: { detail: 'Cannot create more than 10 custom test bundle types.' },
    });
    const { body } = await lane.oga.call('listCustomBundles', { query: { limit: '50' } });
    expect(body.count).toBe(10);
  });
});
