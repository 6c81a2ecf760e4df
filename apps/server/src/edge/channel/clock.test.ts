import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEVICE_PING_INTERVAL } from '@isopter/contract';
import { connect, pair } from '../../../test/support/device.ts';
import { ENGINE, startServer, type TestServer } from '../../../test/support/server.ts';

const HOUR_MS = 3_600_000;

describe('the clock of the server', () => {
  let server: TestServer;
  let address = '';
  let token = '';
  beforeAll(async () => {
    // Only the clock and the pulse of the channel: everything else takes the time it takes.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    server = await startServer(ENGINE, 'small');
    address = await server.listen();
    ({ token } = (await pair(server, 'LANE-1')).body);
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });

  it.each([1, -2])('set by %i h cuts no headset off', async (hours) => {
    const headset = await connect(address, token);
    vi.setSystemTime(Date.now() + hours * HOUR_MS);
    const heard = Promise.race([headset.closed, once(headset.socket, 'ping').then(() => 'ping')]);
    vi.advanceTimersByTime(DEVICE_PING_INTERVAL);
    expect(await heard).toBe('ping');
    headset.socket.terminate();
    await headset.closed;
  });
});
