import { CALL_PATIENCE, type CallMessage, DEVICE_CLOSE, DEVICE_SILENCE, LIVE_CLOSE } from '@isopter/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, fakeClock } from '../fakes/fakeClock.ts';
import { type FakeServer, startFakeServer } from '../fakes/fakeServer.ts';
import type { PeerMessage, PeerOptions } from './peer.ts';
import { videoCall, type VideoCall } from './videoCall.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

const SESSION = '5e000000-0000-4000-8000-000000000001';
const OTHER = '5e000000-0000-4000-8000-000000000002';

/** A connection without a network. */
interface FakePeer {
  options: PeerOptions;
  taken: PeerMessage[];
  isClosed: boolean;
}

let server: FakeServer;
let clock: FakeClock;
let lines: string[];
let peers: FakePeer[];
let rejoined: string[];
let call: VideoCall;

const create = (over: Partial<Parameters<typeof videoCall>[0]> = {}): VideoCall =>
  videoCall({
    server: server.url,
    loadPeers: async () => (options) => {
      const peer: FakePeer = { options, taken: [], isClosed: false };
      peers.push(peer);
      return { take: (message) => void peer.taken.push(message), close: () => (peer.isClosed = true) };
    },
    openCamera: async () => async () => null,
    rejoin: (session) => void rejoined.push(session),
    log: (line) => void lines.push(line),
    ...clock,
    ...over,
  });

beforeEach(async () => {
  server = await startFakeServer();
  clock = fakeClock();
  [lines, peers, rejoined] = [[], [], []];
  call = create();
});
afterEach(async () => {
  call.stop();
  await server.close();
});

const invite = (token = 'one', session_id = SESSION): void => call.invite({ session_id, token });
const heard = (): string[] => server.calls.heard.map(({ type }) => type);
const connections = (): string[] =>
  server.calls.heard.flatMap((message) => (message.type === 'deviceReady' ? [message.data.connection] : []));
/** Waits until the headset has sent `deviceReady` this many times. @returns the id of the newest connection */
async function ready(times = 1): Promise<string> {
  await server.until(() => connections().length === times);
  return connections()[times - 1]!;
}
const offer = (connection: string, way = 'a'): CallMessage => ({
  type: 'offer',
  data: { connection, sdp: `v=0\r\na=ice-ufrag:${way}\r\n` },
});
const says = (message: CallMessage): void => server.calls.say(message);
/** Waits until the newest connection has taken so many messages. */
const taken = (count: number): Promise<void> => eventually(() => expect(peers.at(-1)!.taken).toHaveLength(count));
/** A call that is under way. */
async function inCall(): Promise<void> {
  invite();
  says(offer(await ready()));
  await taken(1);
  peers[0]!.options.onConnected(true);
  await server.until(() => heard().includes('showCamera'));
}
/** Lets time pass in ms, while the server gives signs of life. */
async function pass(milliseconds: number): Promise<void> {
  await server.calls.ping();
  await clock.pass(Math.min(20_000, milliseconds));
  if (milliseconds > 20_000) await pass(milliseconds - 20_000);
}
const isOver = (line: string): Promise<void> => eventually(() => expect(lines.at(-1)).toBe(line));

describe('the call of a headset (of CALL-02)', () => {
  it('is joined with the token of the call; the headset says that it is ready, and answers (of CALL-07)', async () => {
    invite('secret');
    const connection = await ready();
    expect(server.calls.tokens).toEqual(['secret']);
    says(offer(connection));
    await taken(1);
    peers[0]!.options.send({ type: 'answer', data: { sdp: 'v=0' } });
    await server.until(() => heard().includes('answer'));
    expect(server.calls.heard.at(-1)).toEqual({ type: 'answer', data: { connection, sdp: 'v=0' } });
    expect(lines.join()).not.toContain('secret');
  });

  it('shows its camera, or says that there is no picture (of CALL-07)', async () => {
    call = create({ openCamera: async () => null });
    invite();
    await ready();
    peers[0]!.options.onConnected(true);
    await server.until(() => heard().includes('unityBlockVideo'));
    expect(heard()).not.toContain('showCamera');
  });

  it('reports a blocked picture when the camera fails', async () => {
    await inCall();
    peers[0]!.options.onFailure(new Error('broken lens'));
    await eventually(() => expect(heard().at(-1)).toBe('unityBlockVideo'));
  });

  it('replaces its connection when the technician calls again, and ignores the old one (of CALL-07)', async () => {
    await inCall();
    says({ type: 'restartCall' });
    const second = await ready(2);
    expect([connections()[0] === second, peers[0]!.isClosed]).toEqual([false, true]);
    says(offer(connections()[0]!));
    says(offer(second));
    await taken(1);
    expect(peers[1]!.taken[0]!.data.connection).toBe(second);
    // a connection that was replaced changes nothing any more
    peers[0]!.options.onConnected(false);
    await pass(CALL_PATIENCE - 1);
    expect(peers[1]!.isClosed).toBe(false);
  });

  it('is made once where a call crosses with the answer to the one before', async () => {
    invite();
    const connection = await ready();
    says({ type: 'startCall' });
    says(offer(connection));
    await taken(1);
    expect(peers).toHaveLength(1);
  });

  it('replaces its connection for an offer over another network path, not for every offer', async () => {
    await inCall();
    says(offer(connections()[0]!, 'a'));
    await taken(2);
    says(offer(connections()[0]!, 'b'));
    await ready(2);
    expect(peers[0]!.isClosed).toBe(true);
  });

  it('ends when the technician ends it, and can begin again', async () => {
    await inCall();
    says({ type: 'endCall' });
    await server.until(() => server.calls.closes.length === 1);
    expect([server.calls.closes, peers[0]!.isClosed, clock.untilNext()]).toEqual([[1000], true, null]);
    invite('two');
    await ready(2);
  });

  it('ends with a message after 30 s without the technician, not before', async () => {
    invite();
    await ready();
    await pass(CALL_PATIENCE - 1);
    expect(heard()).not.toContain('endCall');
    await clock.pass(1);
    await server.until(() => heard().includes('endCall'));
    expect(lines.at(-1)).toBe('the call is over: the technician did not come');
  });

  it('waits 30 s for a lost connection, and continues if it is back', async () => {
    await inCall();
    peers[0]!.options.onConnected(false);
    await pass(CALL_PATIENCE - 1);
    peers[0]!.options.onConnected(true);
    await clock.pass(1);
    expect(peers[0]!.isClosed).toBe(false);
    peers[0]!.options.onConnected(false);
    await pass(CALL_PATIENCE);
    await isOver('the call is over: the technician did not come');
  });

  it('continues while the server is away, and is joined again with another token', async () => {
    await inCall();
    server.calls.hangUp(DEVICE_CLOSE.restart);
    await eventually(() => expect(rejoined).toEqual([SESSION]));
    await clock.pass(3_000);
    expect(rejoined).toEqual([SESSION, SESSION]);
    invite('two');
    await server.until(() => server.calls.tokens.includes('two'));
    says({ type: 'endCall' });
    await isOver('the technician ended the call');
    expect([peers.length, connections().length]).toEqual([1, 1]);
  });

  it('is joined again when the server says nothing any more', async () => {
    await inCall();
    await clock.pass(DEVICE_SILENCE);
    await eventually(() => expect(rejoined).toEqual([SESSION]));
  });

  it('uses a newer token when the one before is refused', async () => {
    server.calls.isValid = (token) => token === 'two';
    invite('one');
    invite('two');
    await ready();
    expect(server.calls.tokens).toEqual(['one', 'two']);
  });

  it.each([
    ['the token is refused', DEVICE_CLOSE.unauthorized],
    ['the session is over', LIVE_CLOSE.missing],
    ['the headset joined elsewhere', DEVICE_CLOSE.replaced],
    ['it sent too much', DEVICE_CLOSE.malformed],
  ])('ends when the server closes it because %s', async (_why, code) => {
    await inCall();
    server.calls.hangUp(code);
    await isOver(`the call is over (${code})`);
    expect([rejoined, peers[0]!.isClosed]).toEqual([[], true]);
  });

  it('is left for that of another session, and when the headset is switched off', async () => {
    await inCall();
    invite('two', OTHER);
    await ready(2);
    expect([heard().includes('endCall'), peers[0]!.isClosed]).toEqual([true, true]);
    call.stop();
    await server.until(() => server.calls.closes.length === 2);
    expect(peers[1]!.isClosed).toBe(true);
  });

  it('ends where WebRTC cannot be loaded', async () => {
    call = create({ loadPeers: () => Promise.reject(new Error('not installed')) });
    invite();
    await isOver('no call is possible: Error: not installed');
    expect(connections()).toEqual([]);
  });

  it('ignores what is no message of a call', async () => {
    await inCall();
    server.calls.say({ type: 'hangUp' } as unknown as CallMessage);
    says({ type: 'hideCamera' });
    says({ type: 'restartCall' });
    await ready(2);
    expect(heard().filter((type) => type !== 'deviceReady')).toEqual(['showCamera']);
  });
});
