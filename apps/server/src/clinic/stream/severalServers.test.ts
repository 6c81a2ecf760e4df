import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEVICE_CLOSE, deviceStreamPath, HEADER, STREAM_UNWATCHED } from '@isopter/contract';
import { routes } from '@isopter/contract/routes';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CAPABILITIES, connect } from '../../../test/support/device.ts';
import { type HashingProxy, startHashingProxy } from '../../../test/support/hashingProxy.ts';
import { FAST, type Lane, startLane } from '../../../test/support/lane.ts';
import { ENGINES } from '../../../test/support/server.ts';
import { type ServerProcess, startProcess } from '../../../test/support/serverProcess.ts';
import { isAck, opened, type Opened, picture, shown } from '../../../test/support/streamSockets.ts';

const MAIN = join(import.meta.dirname, '../../edge/main.ts');
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const SOURCES = { TSX_TSCONFIG_PATH: join(import.meta.dirname, '../../../../../tsconfig.base.json') };

/** Everything but streams goes to the server that the id of the device does not choose. */
describe.runIf(ENGINES.includes('postgres'))('the camera stream with two servers behind a proxy', () => {
  let lane: Lane;
  let second: ServerProcess;
  let proxy: HashingProxy;
  const open: Opened[] = [];

  beforeAll(async () => {
    lane = await startLane('postgres');
    second = await startProcess(['--conditions=@isopter/source', `--import=${TSX}`, MAIN], {
      ...SOURCES,
      LOG_LEVEL: 'error',
      DATABASE_URL: lane.server.url,
    });
    const first = lane.address.replace('127.0.0.1', 'localhost');
    proxy = await startHashingProxy([first, second.address]);
    proxy.others = proxy.serverOf(lane.deviceId) === first ? second.address : first;
    await move(proxy.others);
    await lane.order(FAST);
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.terminate();
  });
  afterAll(async () => {
    await proxy[Symbol.asyncDispose]();
    await second[Symbol.asyncDispose]();
    await lane.close();
  });

  const keep = (one: Opened): Opened => {
    open.push(one);
    return one;
  };
  const sockets = () => proxy.address.replace('http', 'ws');
  const cookie = () =>
    Object.entries(lane.doctor.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');

  /** The headset connects to a server, which ends its connection to another one. */
  async function move(address: string): Promise<void> {
    const before = lane.headset;
    lane.headset = await connect(address, lane.token, null, { ...CAPABILITIES, streaming_camera_count: 1 });
    await before.closed;
  }

  async function addressOfStream(): Promise<string | null> {
    const path = routes.getDeviceStream[1].replace(':id', lane.deviceId);
    const headers = { cookie: cookie(), [HEADER.page]: lane.doctor.page };
    const answer = await fetch(proxy.address + path, { headers });
    return ((await answer.json()) as { token_url: string | null }).token_url;
  }
  async function watch(): Promise<Opened> {
    const viewer = keep(
      opened(sockets() + ((await addressOfStream()) ?? ''), { cookie: cookie(), origin: proxy.address }),
    );
    await viewer.isOpen;
    viewer.socket.send(JSON.stringify({ type: 'joinGroup', group: lane.deviceId, ackId: 1 }));
    await viewer.next(isAck);
    return viewer;
  }
  async function source(deviceId = lane.deviceId): Promise<Opened> {
    const sent = keep(opened(sockets() + deviceStreamPath(deviceId)));
    await sent.isOpen;
    sent.socket.send(JSON.stringify({ type: 'hello', token: lane.token }));
    return sent;
  }
  const told = (message: string) =>
    lane.headset.next((frame) => frame.type === 'message' && frame.message.message === message);

  it('reaches who watches, and stops with the last one [OUR-933]', async () => {
    const viewer = await watch();
    const from = await source();
    expect(await shown(from, viewer, picture(7))).toEqual(Buffer.from(picture(7)));
    viewer.socket.close();
    expect(await from.closed).toBe(STREAM_UNWATCHED);
    await told('stop streaming');
  });

  it('resumes when the headset was away, and when a viewer at another server stopped it [OUR-934]', async () => {
    await watch();
    await move(proxy.others);
    await told('start streaming');
    // at the server that does not know who watches
    const path = routes.sendDeviceMessage[1].replace(':id', lane.deviceId);
    const { status } = await fetch(proxy.address + path, {
      method: 'PUT',
      headers: {
        cookie: cookie(),
        [HEADER.page]: lane.doctor.page,
        'content-type': 'application/json',
        'x-csrftoken': lane.doctor.cookies['csrftoken'] ?? '',
        origin: proxy.address,
      },
      body: JSON.stringify({ message: 'stop streaming' }),
    });
    expect(status).toBe(204);
    await told('stop streaming');
    await told('start streaming');
  });

  it('has an address after the headset has moved from one server to the other [OUR-935]', async () => {
    const [one, two] = [proxy.others, proxy.serverOf(lane.deviceId)];
    for (const server of [two, one, two, one]) {
      await move(server);
      expect(await addressOfStream()).not.toBeNull();
    }
  });

  it('is not taken at the address of another device [OUR-933]', async () => {
    await watch();
    expect(await (await source(crypto.randomUUID())).closed).toBe(DEVICE_CLOSE.unauthorized);
  });
});
