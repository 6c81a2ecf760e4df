import type { TestOrder } from '@isopter/contract';
import { expect } from 'vitest';
import { device } from '../../src/platform/db/schema.ts';
import { FAST, type Lane, startLane } from './lane.ts';
import { type Answer, type Browser, type ENGINES, signIn } from './server.ts';

/** A field test of a bundle. */
export const FIELD = { ...FAST, language: 'en' };
/** A hearing test of a bundle. */
export const TONES = { test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING' }, language: 'en' };

/** A lane on which bundles are ordered. */
export interface BundleLane extends Lane {
  /** A user who may create custom bundles. */
  oga: Browser;
  /** Patient, device and staff of a bundle. */
  setting: { patient: string; device: string; doctor: string; operator: string };
  /** Another patient. */
  other: string;
  /** Orders a bundle: a field and a hearing test, where nothing else is said. */
  create: (over?: object, who?: Browser) => Promise<Answer>;
  /** Orders a bundle and waits for the order of its first test. */
  begin: (over?: object) => Promise<{ id: string; first: TestOrder }>;
  /** The next order that the headset is given. */
  ordered: () => Promise<TestOrder>;
  /** The bundle as the server has it. */
  read: (id: string) => Promise<Answer['body']>;
  /** Takes from every headset what it has to do. */
  free: () => Promise<unknown>;
}

export async function startBundleLane(engine: (typeof ENGINES)[number]): Promise<BundleLane> {
  const lane = await startLane(engine);
  const { server, doctor, people, deviceId } = lane;
  const setting = { ...people, device: deviceId };
  const others = (await doctor.call('listPatients', { query: { limit: '2' } })).body.results;
  const bundleLane: BundleLane = Object.assign(lane, {
    oga: await signIn(server, 'oga'),
    setting,
    other: others.find(({ id }: { id: string }) => id !== setting.patient).id,
    create: (over: object = { test_descriptions: [FIELD, TONES] }, who = doctor) =>
      who.call('createTestBundle', { body: { ...setting, ...over } }),
    ordered: async () => {
      const frame = await lane.headset.next(({ type }) => type === 'start');
      if (frame.type !== 'start') throw new Error('no order came');
      return frame.test;
    },
    begin: async (over?: object) => {
      const { status: code, body } = await bundleLane.create(over);
      expect(body).toMatchObject({ current_test: { using_device: setting.device } });
      expect(code).toBe(200);
      return { id: body.id as string, first: await bundleLane.ordered() };
    },
    read: async (id: string) => (await doctor.call('getTestBundle', { params: { id } })).body,
    free: () => server.store.db.update(device).set({ testId: null }),
  });
  return bundleLane;
}
