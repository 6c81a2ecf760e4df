import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createSecureServer } from 'node:tls';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { writeAudit } from '../../access/auth/audit.ts';
import { audit, officeGroup } from '../db/schema.ts';
import { newDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { ENGINES, signIn, startServer } from '../../../test/support/server.ts';
import { type Forwarder, syslogForwarder } from './forward.ts';
import { framed, messageOf } from './message.ts';
import { syslogOf, type SyslogServer } from './settings.ts';

const ROW = {
  id: '7',
  at: new Date('2026-11-20T09:40:12.345Z'),
  chain: '00000000-0000-4000-8000-000000000001',
  actor_kind: 'account',
  actor_id: null,
  action: 'updateOffice',
  object_kind: 'office',
  object_ids: ['a', 'b'],
  patient_ids: [],
  changes: [{ field: 'name', from: 'A "quoted" \\ [x]', to: 'é\n' }],
  continues: null,
  result: 200,
  times: 1,
  address: '127.0.0.1',
  position: '3',
  hash: 'ff',
};

describe('a syslog message of an audit row', () => {
  it('is one of RFC 5424, with escaped values and no empty ones [OUR-516]', () => {
    const message = messageOf(ROW, { host: 'clinic server', pid: 12 });
    expect(message).toBe(
      String.raw`<110>1 2026-11-20T09:40:12.345Z clinicserver isopter 12 updateOffice [audit@32473 id="7" chain="00000000-0000-4000-8000-000000000001" actorKind="account" objectKind="office" objects="a b" result="200" times="1" address="127.0.0.1" changes="[{\"field\":\"name\",\"from\":\"A \\\"quoted\\\" \\\\ [x\]\",\"to\":\"é\\n\"}\]" position="3" hash="ff"]`,
    );
    expect(messageOf({ ...ROW, result: 403 }, { host: 'h', pid: 1 })).toMatch(/^<109>1 /);
  });

  it('is framed by its length in bytes, and lists no more than 20 ids [OUR-516]', () => {
    expect(framed('é').toString()).toBe('2 é');
    const many = Array.from({ length: 50 }, (_, index) => `id-${index}`);
    expect(messageOf({ ...ROW, object_ids: many }, { host: 'h', pid: 1 })).toContain('id-19 and 30 more"');
  });
});

const serverOf = (text: string) => syslogOf({ ISOPTER_SYSLOG: text });
const run = (forwarder: Forwarder) => forwarder.run(new AbortController().signal);

it('goes to the server in the variable, and nowhere without it [OUR-516]', () => {
  expect(syslogOf({})).toBeUndefined();
  expect(serverOf('tls://log.example')).toEqual({ host: 'log.example', port: 6514, isSecure: true });
  expect(serverOf('tcp://[::1]:1601')).toEqual({ host: '::1', port: 1601, isSecure: false });
  for (const wrong of ['log.example', 'udp://log.example', 'tls://me@log.example', 'tls://log.example/x', 'tls://'])
    expect(() => serverOf(wrong)).toThrow('ISOPTER_SYSLOG must be');
  expect(() => syslogOf({ ISOPTER_SYSLOG: 'tls://log.example', ISOPTER_SYSLOG_CA: '/no/file' })).toThrow(
    'cannot be read',
  );
});

/** Takes octet-counted messages, as RFC 6587 has them. */
class Receiver {
  readonly messages: string[] = [];
  readonly #sockets = new Set<Socket>();
  readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async open(port = 0, secure?: { key: string; cert: string }): Promise<Receiver> {
    const server = secure ? createSecureServer(secure) : createServer();
    const receiver = new Receiver(server);
    server.on(secure ? 'secureConnection' : 'connection', (socket: Socket) => receiver.#take(socket));
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  #take(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    let rest = Buffer.alloc(0);
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes as Buffer]);
      for (let space = rest.indexOf(' '); space > 0; space = rest.indexOf(' ')) {
        const end = space + 1 + Number(rest.subarray(0, space).toString());
        if (rest.length < end) return;
        this.messages.push(rest.subarray(space + 1, end).toString());
        rest = rest.subarray(end);
      }
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

describe.each(ENGINES)('forwarding audit rows, on %s', (engine) => {
  let database: TestDatabase;
  let group: string;
  const open: (Receiver | Forwarder)[] = [];
  const said: { text: string; waiting?: number }[] = [];
  const warn = (about: unknown, text?: string) =>
    void said.push(typeof about === 'string' ? { text: about } : { ...(about as object), text: text ?? '' });
  const log = { info: () => undefined, warn, error: warn } as never;
  beforeAll(async () => {
    database = await newDatabase(undefined, engine === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined);
    const [made] = await database.store.db.insert(officeGroup).values({ name: 'Northside' }).returning();
    group = made?.id ?? '';
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
    said.length = 0;
  });
  afterAll(() => database.close());

  const db = () => database.store.db;
  const write = async (...actions: string[]) => {
    for (const action of actions)
      await writeAudit(db(), { action, result: 200, actor: 'server', officeGroupId: group });
  };
  const keep = <T extends Receiver | Forwarder>(one: T): T => (open.push(one), one);
  const to = (port: number, more: Partial<SyslogServer> = {}) =>
    keep(syslogForwarder({ db: db(), log, syslog: { host: '127.0.0.1', port, isSecure: false, ...more } }));
  const actions = ({ messages }: Receiver) => messages.map((message) => message.split(' ')[5]);

  it('sends rows written from then on, each once and in the order of its chain [OUR-516]', async () => {
    await write('before');
    const receiver = keep(await Receiver.open());
    const forwarder = to(receiver.port);
    await run(forwarder);
    const names = Array.from({ length: 450 }, (_, index) => `row${index}`);
    await write(...names);
    await run(forwarder);
    await run(forwarder);
    await run(to(receiver.port));
    await eventually(() => expect(actions(receiver)).toEqual(names));
    expect(said).toEqual([]);
  });

  it('drops nothing while the syslog server is down, logs it once, and continues when it is back [OUR-516]', async () => {
    const receiver = await Receiver.open();
    const { port } = receiver;
    const forwarder = to(port);
    await write('first');
    await run(forwarder);
    await eventually(() => expect(actions(receiver)).toEqual(['first']));
    await receiver.close();
    await write('second', 'third');
    await run(forwarder);
    await run(forwarder);
    expect(said).toEqual([expect.objectContaining({ text: expect.stringContaining('they wait'), waiting: 2 })]);
    const back = keep(await Receiver.open(port));
    await run(forwarder);
    await eventually(() => expect(actions(back)).toEqual(['second', 'third']));
    expect(said.at(-1)?.text).toContain('again');
  });

  it('goes over TLS, and only to a server whose certificate is trusted and valid for its name [OUR-516]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'isopter-syslog-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const options = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
    execFileSync('openssl', [...options, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    const ca = readFileSync(cert, 'utf8');
    try {
      const receiver = keep(await Receiver.open(0, { key: readFileSync(key, 'utf8'), cert: ca }));
      await write('secure');
      await run(to(receiver.port, { isSecure: true }));
      await run(to(receiver.port, { isSecure: true, ca }));
      expect(said).toHaveLength(2);
      expect(receiver.messages).toEqual([]);
      await run(to(receiver.port, { host: 'localhost', isSecure: true, ca }));
      await eventually(() => expect(actions(receiver)).toEqual(['secure']));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it.each(ENGINES)('keeps no call waiting for a server that takes nothing, on %s [OUR-516]', async (engine) => {
  const mute = createServer((socket) => socket.pause());
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as AddressInfo;
  const syslog = { host: '127.0.0.1', port, isSecure: true };
  await using server = await startServer(engine, 'small', undefined, { syslog });
  const operator = await signIn(server, 'operator');
  const begun = performance.now();
  expect((await operator.call('listPatients')).status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(await server.store.db.$count(audit, eq(audit.action, 'listPatients'))).toBe(1);
  expect(await server.store.db.$count(audit, sql`true`)).toBeGreaterThan(1);
  mute.close();
});
