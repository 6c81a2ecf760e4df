import {
  DEVICE_CHANNEL_PATH,
  DEVICE_CLOSE,
  DeviceFrame,
  type RecordEvent,
  RecordEvent as Events,
} from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { device } from '../../../src/platform/db/schema.ts';
import { testTopic } from '../../../src/platform/bus/topics.ts';
import { connect, pair, type ScriptedDevice, stimulus } from '../../support/device.ts';
import { ENGINES } from '../../support/server.ts';
import { startTarget, type Target } from './setUp.ts';

type Union = { def: { options: { shape: { type: { def: { values: string[] } } } }[] } };
/** Returns the types of a discriminated union of the contract. */
const typesOf = (union: unknown): string[] =>
  (union as Union).def.options.flatMap(({ shape }) => shape.type.def.values);

const BATTERIES = { battery_level_headset_percentage: 1, battery_level_handpiece_percentage: 1 };
/** Readable where little is needed for it; the others cannot be read, and are counted all the same where they may be. */
const DATA: Partial<Record<string, unknown>> = {
  new_stimuli: stimulus(1).data,
  updated_test_status: { status: 'finished' },
  updated_device_screen: { screen: 'doing test' },
  test_progress_update: { total: 99 },
  patient_update_by_device: { ipd: 44 },
};
const EVENTS = typesOf(Events).map((type) => ({ type, data: DATA[type] ?? {} }) as RecordEvent);

/** Every kind of frame that says something of a test which is another's. */
const FRAMES: Record<string, (test_id: string) => object[]> = {
  record: (test_id) =>
    [1, 2].flatMap((run) =>
      EVENTS.flatMap((event) =>
        [1, 2, Number.MAX_SAFE_INTEGER].map((seq) => ({ type: 'record', test_id, run, seq, event })),
      ),
    ),
  lost: (test_id) => [1, 2].map((run) => ({ type: 'lost', test_id, run })),
};
/** Frames that say something of the headset alone: they name no other. */
const OF_ITSELF = { telemetry: { volume: 7, ipd: 61 }, battery: BATTERIES };

describe.each(ENGINES)('the device channel under attack on %s', (engine) => {
  let target: Target;
  let address: string;
  let headset: ScriptedDevice;
  let token: string;
  let id: string;
  beforeAll(async () => {
    target = await startTarget(engine);
    address = await target.server.listen();
    const { db } = target.server.store;
    id = target.world.standing.stranger.device ?? '';
    await db.update(device).set({ code: 'STRANGER-1', userId: null, testId: null }).where(eq(device.id, id));
    token = (await pair(target.server, 'STRANGER-1')).body.token;
    headset = await connect(address, token);
  });
  afterAll(async () => {
    headset.socket.terminate();
    await target.close();
  });

  /** Resolves once the server has read what the headset said: it answers in order. */
  const arrived = () =>
    new Promise<void>((resolve) => {
      headset.socket.once('pong', () => resolve());
      headset.socket.ping();
    });

  it('covers every type of frame that a headset may send', () => {
    expect([...Object.keys(FRAMES), ...Object.keys(OF_ITSELF), 'rejoin_call', 'hello'].toSorted()).toEqual(
      typesOf(DeviceFrame).toSorted(),
    );
  });

  it.each(['own', 'closed', 'sister', 'nobody'] as const)(
    'lets a headset of another corporation change nothing of a test (%s)',
    async (whose) => {
      const { standing } = target.world;
      const heard: unknown[] = [];
      const tests = [standing[whose].openTest ?? '', standing[whose].test ?? ''];
      const unsubscribe = tests.map((test) =>
        target.server.bus.subscribe(testTopic(test), (frame) => heard.push(frame)),
      );
      await target.changes();
      for (const test of tests) {
        for (const frame of [...FRAMES['record']!(test), ...FRAMES['lost']!(test)]) {
          headset.socket.send(JSON.stringify(frame));
        }
        // A headset that reports on another one's test gets `cancel`.
        await headset.next((frame) => frame.type === 'cancel' && frame.test_id === test);
      }
      await arrived();
      expect(await target.changes()).toEqual([]);
      expect(heard).toEqual([]);
      for (const end of unsubscribe) end();
    },
  );

  it('lets a headset join the call of no session but its own', async () => {
    const { standing } = target.world;
    await target.changes();
    const own = () => target.server.store.db.select().from(device).where(eq(device.id, id));
    for (const [volume, whose] of (['own', 'closed', 'sister', 'nobody'] as const).entries()) {
      headset.send({ type: 'rejoin_call', session_id: standing[whose].session ?? '' });
      // of several frames of a type only the newest is handled; reports are handled one after the other
      headset.send({ type: 'telemetry', volume, ipd: 62 });
      await expect.poll(own).toMatchObject([{ volume }]);
    }
    expect(await target.changes()).toEqual(['device']);
  });

  it('lets frames about the headset change only that headset', async () => {
    const { db } = target.server.store;
    const others = async () => {
      const rows = await db.select().from(device);
      return rows.filter((row) => row.id !== id).map((row) => ({ ...row, seen: null }));
    };
    const own = async () => (await db.select().from(device).where(eq(device.id, id)))[0];
    const before = await others();
    for (const [type, data] of Object.entries(OF_ITSELF)) headset.socket.send(JSON.stringify({ type, ...data }));
    await expect.poll(own).toMatchObject({ volume: 7, ipd: 61, batteryLevelHeadsetPercentage: 1 });
    for (const [type, data] of Object.entries(OF_ITSELF)) {
      headset.socket.send(JSON.stringify({ type, ...data, device_id: target.world.standing.own.device }));
      expect(await headset.closed).toBe(DEVICE_CLOSE.malformed);
      headset = await connect(address, token);
    }
    expect(await others()).toEqual(before);
  });

  it('has no second hello, and closes at whatever is no frame', async () => {
    await target.changes();
    const garbage = ['{', '{}', 'null', '"x"', '{"type":"admin"}', '{"type":"start"}', '{"__proto__":{"type":"lost"}}'];
    const codes: number[] = [];
    for (const frame of [...garbage, JSON.stringify({ type: 'hello', protocol: 1, token }), '['.repeat(60_000)]) {
      headset.socket.send(frame);
      codes.push(await headset.closed);
      headset = await connect(address, token);
    }
    expect(new Set(codes)).toEqual(new Set([DEVICE_CLOSE.malformed]));
    expect(await target.changes()).toEqual([]);
  });

  it('pairs no device by a code that was used, guessed or is of another type', async () => {
    const { db } = target.server.store;
    const free = target.world.standing.sister.device ?? '';
    await db.update(device).set({ code: 'SISTER-1', userId: null }).where(eq(device.id, free));
    await target.changes();
    const codes = ['STRANGER-1', 'SISTER', 'sister-1', '%', "' or true --", '', 'SISTER-1\0'];
    const answers = await Promise.all(codes.map(async (code) => (await pair(target.server, code)).status));
    expect(answers).toEqual(codes.map(() => 400));
    expect((await pair(target.server, 'SISTER-1', 'H')).status).toBe(409);
    expect(await target.changes()).toEqual([]);
  });

  it('is left by the token of a device that was retired, and takes no new one for it', async () => {
    const { db } = target.server.store;
    await db.update(device).set({ active: false }).where(eq(device.id, id));
    await expect(connect(address, token)).rejects.toThrow(`closed with ${DEVICE_CLOSE.unauthorized}`);
    const socket = new WebSocket(`${address.replace('http', 'ws')}${DEVICE_CHANNEL_PATH}?token=${token}`);
    const code = new Promise((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send('{"type":"telemetry","volume":1}'));
    expect(await code).toBe(DEVICE_CLOSE.unauthorized);
  });
});
