import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, device } from '../../src/platform/db/schema.ts';
import { type BundleLane, startBundleLane, TONES } from '../support/bundleLane.ts';
import { FAST } from '../support/lane.ts';
import { type Answer, ENGINES, setFlags, signIn } from '../support/server.ts';

const PHONE = '+15075550142';
const TONE = { test_group: TONES.test_group };

/** A text of the server as the requirements quote it, where it stands in the answer, and who gets it for what. */
interface Literal {
  text: string;
  /** The field of the message; by default `detail`. */
  at?: string;
  /** Provokes the error. */
  provoke: (world: World) => Promise<Answer>;
}

/** A clinic, and what is done in it to be refused. */
interface World extends BundleLane {
  main: string;
  somebody: (more?: object) => Promise<Answer>;
  demote: (groups: string[], role: 'doctorId' | 'operatorId') => Promise<Answer>;
}

const makeTwice = (call: 'createDevice' | 'createOfflineController', more: object) => async (world: World) => {
  const body = { name: `Twice ${call}`, offices: [world.main], ...more };
  await world.oga.call(call, { body });
  return world.oga.call(call, { body });
};

const LITERALS: readonly Literal[] = [
  // ERR-04
  {
    text: 'This username is taken, please use another one.',
    at: 'username',
    provoke: ({ somebody }) => somebody({ username: 'Doctor' }),
  },
  {
    text: 'This email address is taken, please use another one.',
    at: 'email',
    provoke: ({ somebody }) => somebody({ email: 'doctor@isopter.example' }),
  },
  {
    text: 'employee with this phone number already exists.',
    at: 'phone_number',
    provoke: async ({ somebody }) => {
      await somebody({ phone_number: PHONE });
      return somebody({ phone_number: PHONE });
    },
  },
  // ERR-05
  {
    text: 'test_descriptions must contain no more than 10 items.',
    at: 'test_descriptions',
    provoke: ({ create }) => create({ test_descriptions: Array.from({ length: 11 }, () => TONES) }),
  },
  {
    text: 'Cannot create more than 10 custom test bundle types.',
    provoke: async ({ oga }) => {
      const make = () => oga.call('createCustomBundle', { body: { name: 'Round', test_descriptions: [TONE] } });
      for (let made = 0; made < 10; made += 1) await make();
      return make();
    },
  },
  {
    text: 'Invalid fixed exam date',
    provoke: async ({ server, deviceId, doctor, setting }) => {
      const { db } = server.store;
      const passed = { preferences: { fixed_exam_date: '2020-01-01' } };
      await db.update(account).set(passed).where(eq(account.username, 'doctor'));
      await db.update(device).set({ deviceType: 'H' }).where(eq(device.id, deviceId));
      return doctor.call('createTest', { body: { status: 1, ...setting, ...FAST, language: 'en' } });
    },
  },
  {
    text: 'Unable to change the role: Doctor is in use.',
    at: 'groups',
    provoke: ({ demote }) => demote(['DOCTOR'], 'doctorId'),
  },
  {
    text: 'Unable to change the role: Operator is in use.',
    at: 'groups',
    provoke: ({ demote }) => demote(['OPERATOR'], 'operatorId'),
  },
  // DEV-06, of devices and offline controllers
  {
    text: 'This device name was previously used in your office group, please choose a different one.',
    at: 'name',
    provoke: makeTwice('createDevice', { device_type: 'S' }),
  },
  {
    text: 'This device name was previously used in your office group, please choose a different one.',
    at: 'name',
    provoke: makeTwice('createOfflineController', {}),
  },
  // ORG-03
  {
    text: 'ACTIVE_ASSETS_EXIST',
    provoke: ({ oga, main }) => oga.call('deleteOffice', { params: { id: main } }),
  },
  // ERR-09
  {
    text: 'EMAIL_IN_USE',
    provoke: async ({ server }) => {
      const support = await signIn(server, 'support');
      const [row] = await server.store.db.select().from(account).where(eq(account.username, 'tu'));
      const body = { email: 'oga@isopter.example' };
      return support.call('updateUserEmail', { params: { id: row?.id ?? '' }, body });
    },
  },
];

/** The weekly limits of DEV-06 and ERR-09, and the texts of signing in, are met where their own tests are. */
describe.each(ENGINES)('texts of the server, on %s', (engine) => {
  let world: World;

  beforeAll(async () => {
    const lane = await startBundleLane(engine);
    const { db } = lane.server.store;
    await setFlags(lane.server, { enable_offline_mode: true });
    const offices = (await lane.oga.call('listOffices', { query: { limit: '10' } })).body.results;
    const main: string = offices.find(({ name }: { name: string }) => name.includes('Main')).id;
    const somebody = (more: object = {}) => {
      const name = `u${randomUUID().slice(0, 8)}`;
      const facts = { first_name: 'Nina', last_name: 'Okoye', username: name, email: `${name}@isopter.example` };
      const body = { ...facts, phone_number: null, offices: [main], groups: ['OPERATOR'], ...more };
      return lane.oga.call('createEmployee', { body });
    };
    world = Object.assign(lane, {
      main,
      somebody,
      demote: async (groups: string[], role: 'doctorId' | 'operatorId') => {
        const { id } = (await somebody({ groups })).body;
        const [row] = await db.select().from(account).where(eq(account.id, id));
        const people = { ...lane.setting, [role === 'doctorId' ? 'doctor' : 'operator']: row?.[role] };
        const ordered = await lane.doctor.call('createTest', {
          body: { status: 1, ...people, ...FAST, language: 'en' },
        });
        expect(ordered.status).toBe(200);
        return lane.oga.call('updateEmployee', { params: { id }, body: { groups: ['OFFICE_ADMIN'] } });
      },
    });
  });
  afterEach(async () => {
    const { db } = world.server.store;
    await db.update(device).set({ deviceType: 'S' }).where(eq(device.id, world.deviceId));
    await db.update(account).set({ preferences: {} }).where(eq(account.username, 'doctor'));
    await world.free();
  });
  afterAll(() => world.close());

  it.each(LITERALS)('is “$text”, letter by letter [ERR-08]', async ({ text, at, provoke }) => {
    const { status, body } = await provoke(world);
    expect([400, 409]).toContain(status);
    expect(at === undefined ? body.detail : body.fields).toEqual(at === undefined ? text : { [at]: [text] });
  });
});
