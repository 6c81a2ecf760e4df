import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, pair } from '../fakes/device.ts';
import { ENGINE, startServer, type TestServer } from '../fakes/server.ts';

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

describe('sockets', () => {
  let server: TestServer;
  let port = 0;
  beforeEach(async () => {
    server = await startServer(ENGINE, 'small');
    port = Number(new URL(await server.listen()).port);
  });
  afterEach(() => server.store.close());

  it('that come while the server stops do not keep it from stopping', async () => {
    const { token } = (await pair(server, 'LANE-1')).body;
    const headset = await connect(`http://127.0.0.1:${port}`, token);
    // It does not say goodbye, so the server waits for it.
    headset.socket.pause();
    const closed = server.app.close();
    const late = dial(port, '127.0.0.1').on('error', () => undefined);
    late.write(upgrade('/device/channel'));
    late.resume();
    await once(late, 'close');
    await expect(closed).resolves.toBeUndefined();
    headset.socket.terminate();
  });
});
