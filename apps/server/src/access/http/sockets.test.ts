import { LIVE_CLOSE } from '@isopter/contract';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { buildApp } from '../../edge/app.ts';
import { connect, pair } from '../../../test/support/device.ts';
import { ENGINE, signIn, startServer, type TestServer } from '../../../test/support/server.ts';

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** Returns the code a socket is closed with. */
const closed = async (socket: WebSocket) => Number((await once(socket, 'close'))[0]);

describe('sockets', () => {
  let server: TestServer;
  let port = 0;
  beforeEach(async () => {
    server = await startServer(ENGINE, 'small');
    port = Number(new URL(await server.listen()).port);
  });
  afterEach(() => server.store.close());

  it('that come while the server stops do not keep it from stopping', { tags: '@all' }, async () => {
    const { token } = (await pair(server, 'LANE-1')).body;
    const headset = await connect(`http://127.0.0.1:${port}`, token);
    // The headset does not close its side, so the server waits for it.
    headset.socket.pause();
    const closed = server.app.close();
    const late = dial(port, '127.0.0.1').on('error', () => undefined);
    late.write(upgrade('/device/channel'));
    late.resume();
    await once(late, 'close');
    await expect(closed).resolves.toBeUndefined();
    headset.socket.terminate();
  });

  it('that an address opens too often in a minute are closed with a code, and those that are open stay [OUR-595]', async () => {
    await server.app.close();
    server.app = await buildApp({ db: server.store.db, bus: server.bus, socketsPerMinute: 3 });
    const address = (await server.listen()).replace('http', 'ws');
    const paths = ['/device/channel', `/live/tests/${randomUUID()}`, '/device/channel'];
    const sockets = paths.map((path) => new WebSocket(`${address}${path}`));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    for (const path of ['/device/channel', `/live/tests/${randomUUID()}`])
      expect(await closed(new WebSocket(`${address}${path}`))).toBe(LIVE_CLOSE.tooMany);
    expect(sockets[0]!.readyState).toBe(WebSocket.OPEN);
  });

  it('that end are not logged, whatever code the browser closes them with', async () => {
    const lines: string[] = [];
    await server.app.close();
    const logStream = { write: (line: string) => void lines.push(line) };
    server.app = await buildApp({ db: server.store.db, bus: server.bus, logLevel: 'warn', logStream });
    const address = (await server.listen()).replace('http', 'ws');
    for (const code of [4401, 1008, 1000]) {
      const socket = new WebSocket(`${address}/device/channel`);
      await once(socket, 'open');
      socket.close(code);
      await once(socket, 'close');
    }
    const doctor = await signIn(server, 'doctor');
    const [test] = (await doctor.call('listTests', { query: { limit: '1' } })).body.results;
    const cookie = Object.entries(doctor.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const live = new WebSocket(`${address}/live/tests/${test.id}`, { headers: { cookie } });
    await once(live, 'message');
    const ended = closed(live);
    await doctor.call('signOut');
    expect(await ended).toBe(LIVE_CLOSE.signedOut);
    expect(lines).toEqual([]);
  });

  it('that are refused are logged with route, code and address, once a minute for each code', async () => {
    const lines: { msg: string; route?: string; closed?: number; times?: number }[] = [];
    const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
    await server.app.close();
    server.app = await buildApp({ db: server.store.db, bus: server.bus, logLevel: 'warn', logStream });
    const address = (await server.listen()).replace('http', 'ws');
    const garbage = async () => {
      const socket = new WebSocket(`${address}/device/channel`);
      await once(socket, 'open');
      socket.send('{"type":"nothing"}');
      return closed(socket);
    };
    expect([await garbage(), await garbage(), await garbage()]).toEqual([1008, 1008, 1008]);
    const id = randomUUID();
    expect(await closed(new WebSocket(`${address}/live/tests/${id}`, { origin: 'http://evil.example' }))).toBe(4403);
    const first = { msg: 'a socket was refused', address: '127.0.0.1' };
    expect(lines).toEqual([
      expect.objectContaining({ ...first, route: '/device/channel', closed: 1008 }),
      expect.objectContaining({ ...first, route: '/live/tests/:id', closed: 4403 }),
    ]);
    await server.app.close();
    expect(lines[2]).toMatchObject({
      msg: 'more sockets were refused',
      route: '/device/channel',
      closed: 1008,
      times: 2,
    });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${id}|nothing`));
  });
});
