import { randomUUID } from 'node:crypto';
import {
  CALL_MESSAGE_MAX,
  CALL_MESSAGES_IN_10_S,
  DEVICE_CALL_PATH,
  DEVICE_CLOSE,
  LIVE_CALL_PATH,
  LIVE_CLOSE,
} from '@isopter/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../edge/app.ts';
import { account, audit, device, patient, technicianSession } from '../../platform/db/schema.ts';
import { connect, framesOf, type Frames, pair, type ScriptedDevice } from '../../../test/support/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

type Message = { type: string; data?: unknown };

const connection = randomUUID();
const ready = { type: 'deviceReady', data: { connection } };
const anything = () => true;
const isConfig = ({ type }: Message): boolean => type === 'rtcConfig';
const say = ({ socket }: Frames<Message>, message: object): void => socket.send(JSON.stringify(message));
const accountOf = async (browser: Browser): Promise<string> => (await browser.call('bootstrap')).body.user.id;

describe.each(ENGINES)('the call of a session with a headset, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let admin: Browser;
  let user: Browser;
  let deviceId: string;
  let token: string;
  let otherDevice: string;
  let headset: ScriptedDevice;
  let id: string;
  const open: Frames<unknown>[] = [];
  const lines: string[] = [];

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    await server.app.close();
    const logStream = { write: (line: string) => void lines.push(line) };
    server.app = await buildApp({ db: server.store.db, bus: server.bus, logLevel: 'debug', logStream });
    address = await server.listen();
    [admin, user] = [await signIn(server, 'ta'), await signIn(server, 'tu')];
    const paired = (await pair(server, 'LANE-1')).body;
    [deviceId, token] = [paired.device_id, paired.token];
    otherDevice = (await pair(server, 'LANE-2')).body.device_id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    headset = await connect(address, token);
    id = await newSession();
  });
  afterEach(async () => {
    for (const { socket } of [...open.splice(0), headset]) socket.terminate();
    await server.store.db.update(technicianSession).set({ active: false });
  });

  /** A session of the technician user with this headset, which the technician admin has joined. */
  async function newSession(over: Partial<typeof technicianSession.$inferInsert> = {}): Promise<string> {
    const { db } = server.store;
    const [tested] = await db.select().from(patient).where(eq(patient.patientIdNumber, 'A-16008'));
    const [row] = await db
      .insert(technicianSession)
      .values({
        officeGroupId: tested!.officeGroupId,
        officeId: tested!.officeId,
        patientId: tested!.id,
        userId: await accountOf(user),
        adminId: await accountOf(admin),
        deviceId,
        ...over,
      })
      .returning();
    return row!.id;
  }

  const keep = <T>(frames: Frames<T>): Frames<T> => {
    open.push(frames as Frames<unknown>);
    return frames;
  };
  const sockets = () => address.replace('http', 'ws');
  const browserIn = (browser: Browser, session = id): Frames<Message> => {
    const cookie = Object.entries(browser.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const headers = { cookie, origin: address };
    return keep(framesOf<Message>(new WebSocket(`${sockets()}${LIVE_CALL_PATH}${session}`, { headers })));
  };
  /** Opens a socket of a headset and sends hello with a token. */
  const headsetIn = (secret: unknown): Frames<Message> => {
    const frames = keep(framesOf<Message>(new WebSocket(sockets() + DEVICE_CALL_PATH)));
    frames.socket.once('open', () => say(frames, { type: 'hello', token: secret }));
    return frames;
  };
  /** The technician, as far as they may speak. */
  async function technician(): Promise<Frames<Message>> {
    const frames = browserIn(admin);
    await frames.next(isConfig);
    return frames;
  }
  /** The token that the headset gets next. */
  async function invited(): Promise<string> {
    const call = await headset.next(({ type }) => type === 'call');
    if (call.type !== 'call') throw new Error('no call');
    expect(call.session_id).toBe(id);
    return call.token;
  }
  /** A token, as the headset gets it when it asks for another one. */
  const rejoined = (): Promise<string> => {
    headset.send({ type: 'rejoin_call', session_id: id });
    return invited();
  };
  /** Both sides, ready to talk. */
  async function both(): Promise<[Frames<Message>, Frames<Message>]> {
    const ofAdmin = await technician();
    say(ofAdmin, { type: 'startCall' });
    const ofHeadset = headsetIn(await invited());
    await ofHeadset.next(isConfig);
    return [ofAdmin, ofHeadset];
  }
  /** Expects that the headset gets no token: frames sent before the `cancel` arrive before it. */
  async function isNotInvited(): Promise<void> {
    server.bus.publish(`device.${deviceId}`, JSON.stringify({ type: 'cancel', test_id: id }));
    expect((await headset.next(({ type }) => type === 'call' || type === 'cancel')).type).toBe('cancel');
  }

  it('calls the headset, which joins with a token, and relays messages both ways (of CALL-02) (of CALL-07) (of TECH-04)', async () => {
    const [ofAdmin, ofHeadset] = await both();
    say(ofHeadset, ready);
    expect(await ofAdmin.next(anything)).toEqual(ready);
    const offer = { type: 'offer', data: { connection, sdp: 'v=0' } };
    for (const message of [offer, { type: 'hideCamera' }, { type: 'restartCall' }]) {
      say(ofAdmin, message);
      expect(await ofHeadset.next(anything)).toEqual(message);
    }
    for (const type of ['unityBlockVideo', 'unityAllowVideo', 'unityBlockAudio', 'unityAllowAudio', 'endCall']) {
      say(ofHeadset, { type });
      expect(await ofAdmin.next(anything)).toEqual({ type });
    }
  });

  it('is recorded in the access log when the headset joins', async () => {
    const ofHeadset = and(eq(audit.action, 'joinCall'), eq(audit.actorKind, 'device'), eq(audit.actorId, deviceId));
    const rows = await server.store.db.$count(audit, ofHeadset);
    await both();
    expect(await server.store.db.$count(audit, ofHeadset)).toBe(rows + 1);
    const [row] = await server.store.db.select().from(audit).where(ofHeadset).orderBy(desc(audit.at)).limit(1);
    expect(row).toMatchObject({ objectKind: 'technician_session', objectIds: [id] });
  });

  it('sends a headset that is called often one token in a while', async () => {
    const ofAdmin = await technician();
    for (let times = 0; times < 20; times += 1) say(ofAdmin, { type: 'startCall' });
    await invited();
    // a closed socket sends nothing more: all of its messages were handled
    say(ofAdmin, { type: 'hangUp' });
    expect(await ofAdmin.closed).toBe(LIVE_CLOSE.malformed);
    await isNotInvited();
  });

  describe('a token', () => {
    it('opens the call once', async () => {
      const secret = await rejoined();
      await headsetIn(secret).next(isConfig);
      expect(await headsetIn(secret).closed).toBe(DEVICE_CLOSE.unauthorized);
    });

    it('is invalid once there is a newer one', async () => {
      const [older, newer] = [await rejoined(), await rejoined()];
      expect(await headsetIn(older).closed).toBe(DEVICE_CLOSE.unauthorized);
      expect(await headsetIn(newer).next(anything)).toMatchObject({ type: 'rtcConfig' });
    });

    it.each<[string, () => Partial<typeof technicianSession.$inferInsert>]>([
      ['that has expired', () => ({ callTokenExpires: new Date() })],
      ['of a session that is over', () => ({ active: false })],
      ['of a session that nobody has joined', () => ({ adminId: null })],
    ])('%s is refused', async (_what, over) => {
      const secret = await rejoined();
      await server.store.db.update(technicianSession).set(over()).where(eq(technicianSession.id, id));
      expect(await headsetIn(secret).closed).toBe(DEVICE_CLOSE.unauthorized);
    });

    it('of a headset that was unlinked opens nothing', async () => {
      const secret = await rejoined();
      const [linked] = await server.store.db.select().from(device).where(eq(device.id, deviceId));
      const unlinked = server.store.db.update(device).set({ tokenDigest: null });
      await unlinked.where(eq(device.id, deviceId));
      const { closed } = headsetIn(secret);
      expect(await closed).toBe(DEVICE_CLOSE.unauthorized);
      const { tokenDigest } = linked!;
      await server.store.db.update(device).set({ tokenDigest }).where(eq(device.id, deviceId));
    });

    it.each<[string, () => unknown]>([
      ['of the device channel', () => token],
      ['of a browser', () => admin.cookies['sessionid']],
      ['that was made up', () => randomUUID()],
    ])('%s opens nothing', async (_what, secret) => {
      await rejoined();
      expect(await headsetIn(secret()).closed).toBe(DEVICE_CLOSE.unauthorized);
    });

    it('is sent to the headset of the session only, while that is joined', async () => {
      const others = [
        await newSession({ deviceId: otherDevice }),
        await newSession({ deviceId: null, userId: await accountOf(admin) }),
        await newSession({ adminId: null }),
        await newSession({ active: false }),
        randomUUID(),
      ];
      // of one type the newest counts, so each is handled before the next one is sent
      for (const session_id of others) {
        headset.send({ type: 'rejoin_call', session_id });
        headset.send({ type: 'telemetry', volume: 41 });
        await expect
          .poll(async () => (await server.store.db.select().from(device).where(eq(device.id, deviceId)))[0]?.volume)
          .toBe(41);
        await isNotInvited();
        await server.store.db.update(device).set({ volume: 40 }).where(eq(device.id, deviceId));
      }
      expect(await rejoined()).not.toBe('');
    });
  });

  it('lets the technician user in by no browser: the headset has that place [TECH-08]', async () => {
    expect(await browserIn(user).closed).toBe(LIVE_CLOSE.missing);
  });

  it('accepts one connection of the headset: the newest one', async () => {
    const [ofAdmin, ofHeadset] = await both();
    const elsewhere = headsetIn(await rejoined());
    await elsewhere.next(isConfig);
    expect(await ofHeadset.closed).toBe(LIVE_CLOSE.replaced);
    say(ofAdmin, { type: 'startCall' });
    expect(await elsewhere.next(anything)).toEqual({ type: 'startCall' });
  });

  it('closes for both sides when the session ends (of CALL-03)', async () => {
    const sides = await both();
    expect((await user.call('updateSession', { params: { id }, body: { active: false } })).status).toBe(200);
    expect(await Promise.all(sides.map(({ closed }) => closed))).toEqual([LIVE_CLOSE.missing, LIVE_CLOSE.missing]);
  });

  it(
    'closes soon for a headset that was unlinked, also when its device was paired with another one meanwhile',
    { tags: '@all' },
    async () => {
      const [, ofHeadset] = await both();
      const { db } = server.store;
      const [linked] = await db.select().from(device).where(eq(device.id, deviceId));
      await db.update(device).set({ tokenDigest: 'of another headset' }).where(eq(device.id, deviceId));
      expect(await ofHeadset.closed).toBe(LIVE_CLOSE.missing);
      await db.update(device).set({ tokenDigest: linked!.tokenDigest }).where(eq(device.id, deviceId));
    },
  );

  it.each<[string, number, (side: Frames<Message>) => void]>([
    ['what is no message', LIVE_CLOSE.malformed, ({ socket }) => socket.send('{"type":"rtcConfig","data":{}}')],
    ['a second hello', LIVE_CLOSE.malformed, (side) => say(side, { type: 'hello', token })],
    ['bytes', LIVE_CLOSE.malformed, ({ socket }) => socket.send(Buffer.alloc(8))],
    ['too long a message', LIVE_CLOSE.tooBig, ({ socket }) => socket.send('x'.repeat(CALL_MESSAGE_MAX + 1))],
    [
      'too many messages',
      LIVE_CLOSE.malformed,
      (side) => {
        for (let times = 0; times <= CALL_MESSAGES_IN_10_S; times += 1) say(side, ready);
      },
    ],
  ])('ends for a headset that sends %s, and not for the technician', async (_what, code, send) => {
    const [ofAdmin, ofHeadset] = await both();
    send(ofHeadset);
    expect(await ofHeadset.closed).toBe(code);
    expect(ofAdmin.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('can be joined by one of two technicians who join the session at once; the other is refused (of TECH-03)', async () => {
    const { db } = server.store;
    await db.update(technicianSession).set({ adminId: null }).where(eq(technicianSession.id, id));
    const [{ id: _, created: __, ...ta }] = (await db.select().from(account).where(eq(account.username, 'ta'))) as [
      typeof account.$inferSelect,
    ];
    const names = { username: 'second-ta', email: 'second-ta@isopter.example' };
    await db.insert(account).values({ ...ta, ...names });
    const technicians = [admin, await signIn(server, 'second-ta')];
    const joins = technicians.map((browser) =>
      browser.call('updateSession', { params: { id }, body: { active: true } }),
    );
    const statuses = (await Promise.all(joins)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [winner, loser] = statuses[0] === 200 ? technicians : technicians.toReversed();
    expect(await browserIn(loser!).closed).toBe(LIVE_CLOSE.missing);
    const caller = browserIn(winner!);
    await caller.next(isConfig);
    say(caller, { type: 'startCall' });
    expect(await headsetIn(await invited()).next(anything)).toMatchObject({ type: 'rtcConfig' });
  });

  it('leaves nothing of tokens and messages in the log', async () => {
    const [ofAdmin, ofHeadset] = await both();
    const secret = await rejoined();
    say(ofHeadset, { type: 'offer', data: { connection, sdp: 'v=0 secret-of-the-call' } });
    await ofAdmin.next(({ type }) => type === 'offer');
    await headsetIn(secret).next(isConfig);
    await headsetIn(secret).closed;
    const log = lines.join('');
    expect(log).not.toContain(secret);
    expect(log).not.toContain('secret-of-the-call');
  });
});
