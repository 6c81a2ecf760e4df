import { randomUUID } from 'node:crypto';
import { CALL_MESSAGE_MAX, CALL_MESSAGES_IN_10_S, LIVE_CALL_PATH, LIVE_CLOSE } from '@isopter/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { audit, patient, technicianSession } from '../../platform/db/schema.ts';
import { framesOf, type Frames } from '../../../test/support/device.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

/** Cannot be packed small enough for the bus. */
const noise = Array.from({ length: 700 }, () => randomUUID()).join('');
/** Id of a peer connection. */
const connection = randomUUID();

type Message = { type: string; data?: unknown };

const anything = () => true;
const accountOf = async (browser: Browser): Promise<string> => (await browser.call('bootstrap')).body.user.id;

describe.each(ENGINES)('the call of a technician session, on %s', (engine) => {
  let server: TestServer;
  let address: string;
  let admin: Browser;
  let user: Browser;
  let id: string;
  const open: Frames<Message>[] = [];

  beforeAll(async () => {
    server = await startServer(engine, 'large');
    address = await server.listen();
    [admin, user] = [await signIn(server, 'ta'), await signIn(server, 'tu')];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    id = await newSession();
  });
  afterEach(async () => {
    for (const { socket } of open.splice(0)) socket.terminate();
    await server.store.db.update(technicianSession).set({ active: false });
  });

  /** A session of the technician user that the technician admin has joined. */
  async function newSession(): Promise<string> {
    const { db } = server.store;
    await db.update(technicianSession).set({ active: false });
    const [tested] = await db.select().from(patient).where(eq(patient.patientIdNumber, 'A-16008'));
    const [row] = await db
      .insert(technicianSession)
      .values({
        officeGroupId: tested!.officeGroupId,
        officeId: tested!.officeId,
        patientId: tested!.id,
        userId: await accountOf(user),
        adminId: await accountOf(admin),
      })
      .returning();
    return row!.id;
  }

  const join = (browser: Browser | undefined, session = id, origin = address): Frames<Message> => {
    const cookie = Object.entries(browser?.cookies ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const url = `${address.replace('http', 'ws')}${LIVE_CALL_PATH}${session}`;
    const frames = framesOf<Message>(new WebSocket(url, { headers: { cookie, origin } }));
    open.push(frames);
    return frames;
  };
  const say = ({ socket }: Frames<Message>, message: object): void => socket.send(JSON.stringify(message));
  const isConfig = ({ type }: Message): boolean => type === 'rtcConfig';
  /** Both sides, ready to talk. */
  async function both(): Promise<[Frames<Message>, Frames<Message>]> {
    const sides: [Frames<Message>, Frames<Message>] = [join(admin), join(user)];
    await Promise.all(sides.map((side) => side.next(isConfig)));
    return sides;
  }

  it('relays every message of one side to the other, in order, and to nobody else [TECH-04] (of CALL-07)', async () => {
    const [ofAdmin, ofUser] = await both();
    const sdp = 'v=0\r\n' + 'a=candidate:1 1 udp 2122260223 192.0.2.1 54321 typ host\r\n'.repeat(150);
    const candidate = { candidate: 'candidate:1', sdp_mid: '0', sdp_m_line_index: 0 };
    const ofBoth = ['endCall', 'showCamera', 'hideCamera'].map((type) => ({ type }));
    const saidByAdmin = [
      { type: 'startCall' },
      { type: 'restartCall' },
      { type: 'offer', data: { connection, sdp } },
      { type: 'candidate', data: { connection, ...candidate } },
      ...ofBoth,
    ];
    const saidByUser = [
      { type: 'deviceReady', data: { connection } },
      { type: 'answer', data: { connection, sdp } },
      { type: 'candidate', data: { connection, ...candidate } },
      ...ofBoth,
      ...['unityBlockVideo', 'unityAllowVideo', 'unityBlockAudio', 'unityAllowAudio'].map((type) => ({ type })),
    ];
    for (const message of saidByAdmin) say(ofAdmin, message);
    for (const message of saidByAdmin) expect(await ofUser.next(anything)).toEqual(message);
    for (const message of saidByUser) say(ofUser, message);
    // the first message that the admin receives is the user's: the admin's own were not sent back
    for (const message of saidByUser) expect(await ofAdmin.next(anything)).toEqual(message);
  });

  it('sends the configuration of connections before it is joined, and nothing else [OUR-643]', async () => {
    const { db } = server.store;
    const waiting = await newSession();
    await db.update(technicianSession).set({ adminId: null }).where(eq(technicianSession.id, waiting));
    const place = join(admin, `${waiting}?check`);
    expect(await place.next(anything)).toEqual({
      type: 'rtcConfig',
      data: { ice_servers: [], has_relay: false },
    });
    await place.closed;
    const rows = await db.select().from(audit).orderBy(desc(audit.at)).limit(20);
    expect(rows.filter(({ action, objectIds }) => action === 'joinCall' && objectIds[0] === waiting)).toEqual([]);
    const elsewhere = await signIn(server, 'doctor');
    expect(await join(elsewhere, `${waiting}?check`).closed).toBe(LIVE_CLOSE.forbidden);
    expect(await join(admin, `${randomUUID()}?check`).closed).toBe(LIVE_CLOSE.missing);
  });

  it('audits who joined the call of which patient, and no messages', async () => {
    const [ofAdmin, ofUser] = await both();
    say(ofAdmin, { type: 'offer', data: { connection, sdp: 'v=0 secret-of-the-call' } });
    await ofUser.next(({ type }) => type === 'offer');
    const rows = await server.store.db.select().from(audit).orderBy(desc(audit.at)).limit(20);
    const joined = rows.filter(({ action, objectIds }) => action === 'joinCall' && objectIds[0] === id);
    expect(joined).toHaveLength(2);
    expect(joined.every(({ patientIds }) => patientIds.length === 1)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('secret-of-the-call');
  });

  it('accepts one connection of each side: the newest one', async () => {
    const [ofAdmin, ofUser] = await both();
    const elsewhere = join(user);
    await elsewhere.next(isConfig);
    expect(await ofUser.closed).toBe(LIVE_CLOSE.replaced);
    say(ofAdmin, { type: 'startCall' });
    expect(await elsewhere.next(anything)).toEqual({ type: 'startCall' });
    expect(ofAdmin.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('can be awaited on any number of pages, which replace no connection and add no audit row', async () => {
    const waiting = [join(user, `${id}?wait`), join(user, `${id}?wait`)];
    await Promise.all(waiting.map((place) => place.next(isConfig)));
    const [ofAdmin, ofUser] = await both();
    const late = join(user, `${id}?wait`);
    await late.next(isConfig);
    say(ofAdmin, { type: 'startCall' });
    for (const place of [...waiting, ofUser, late]) expect(await place.next(anything)).toEqual({ type: 'startCall' });
    const rows = await server.store.db.select().from(audit).orderBy(desc(audit.at)).limit(20);
    expect(rows.filter(({ action, objectIds }) => action === 'joinCall' && objectIds[0] === id)).toHaveLength(2);
  });

  it('closes for both sides when the session ends (of CALL-03)', async () => {
    const sides = await both();
    expect((await user.call('updateSession', { params: { id }, body: { active: false } })).status).toBe(200);
    expect(await Promise.all(sides.map(({ closed }) => closed))).toEqual([LIVE_CLOSE.missing, LIVE_CLOSE.missing]);
  });

  it('is closed to all other users', async () => {
    const doctor = await signIn(server, 'doctor');
    const other = await newSession();
    await server.store.db.update(technicianSession).set({ adminId: null }).where(eq(technicianSession.id, other));
    await server.store.db.update(technicianSession).set({ active: true });
    const codes = [
      join(undefined, other),
      join(doctor, other),
      join(admin, other),
      join(user, randomUUID()),
      join(user, other, 'https://evil.example'),
    ].map(({ closed }) => closed);
    expect(await Promise.all(codes)).toEqual([
      LIVE_CLOSE.signedOut,
      LIVE_CLOSE.forbidden,
      LIVE_CLOSE.missing,
      LIVE_CLOSE.missing,
      LIVE_CLOSE.forbidden,
    ]);
  });

  it.each<[string, number, (side: Frames<Message>) => void]>([
    ['what is no message', LIVE_CLOSE.malformed, ({ socket }) => socket.send('{"type":"rtcConfig","data":{}}')],
    ['bytes', LIVE_CLOSE.malformed, ({ socket }) => socket.send(Buffer.alloc(8))],
    ['too long a message', LIVE_CLOSE.tooBig, ({ socket }) => socket.send('x'.repeat(CALL_MESSAGE_MAX + 1))],
    [
      'a description that is noise',
      LIVE_CLOSE.malformed,
      (side) => say(side, { type: 'offer', data: { connection, sdp: noise } }),
    ],
    [
      'too many messages',
      LIVE_CLOSE.malformed,
      (side) => {
        for (let times = 0; times <= CALL_MESSAGES_IN_10_S; times += 1) say(side, { type: 'startCall' });
      },
    ],
  ])('ends for a side that sends %s, and not for the other side', async (_what, code, send) => {
    const [ofAdmin, ofUser] = await both();
    send(ofAdmin);
    expect(await ofAdmin.closed).toBe(code);
    expect(ofUser.socket.readyState).toBe(WebSocket.OPEN);
  });
});
