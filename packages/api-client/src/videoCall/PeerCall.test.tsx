import { CALL_PATIENCE, LIVE_CLOSE } from '@isopter/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Exchange, fakeMedia } from './fakes/exchange.ts';
import { PeerCall, type PeerCallOptions } from './PeerCall.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

const open: PeerCall[] = [];
afterEach(() => {
  for (const call of open.splice(0)) call.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const side = (
  exchange: Exchange,
  party: 'admin' | 'user',
  getMedia = fakeMedia,
  others: Partial<PeerCallOptions> = {},
): PeerCall => {
  const { WebSocket } = exchange;
  const call = new PeerCall({ url: `ws://clinic/${party}`, party, getMedia, WebSocket, ...others });
  open.push(call);
  return call;
};
const deviceReady = () => ({ type: 'deviceReady', data: { connection: crypto.randomUUID() } });
const typesOf = ({ passed }: Exchange, from: 'admin' | 'user') =>
  passed.filter((one) => one.from === from).map(({ type }) => type);
const refusing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
const noCamera = (wanted: MediaStreamConstraints) => (wanted.video ? refusing('NotFoundError')() : fakeMedia(wanted));
const noMicrophone = (wanted: MediaStreamConstraints) =>
  wanted.audio ? refusing('NotFoundError')() : fakeMedia(wanted);
const busyCamera = (wanted: MediaStreamConstraints) =>
  wanted.video ? refusing('NotReadableError')() : fakeMedia(wanted);
const isInCall = (...calls: PeerCall[]) =>
  eventually(() => expect(calls.map(({ view }) => view.state)).toEqual(calls.map(() => 'in-call')));
/** Live tracks from the other side. Pages without user input play no sound, so sound only has to be offered. */
const liveTracks = ({ view: { remote } }: PeerCall) =>
  (remote?.getTracks() ?? []).filter(({ kind, muted }) => kind === 'audio' || !muted).map(({ kind }) => kind);

/** A call that both sides are in, and its connections. */
async function inCall() {
  const exchange = new Exchange();
  const peers: RTCPeerConnection[] = [];
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends RTCPeerConnection {
      constructor(settings?: RTCConfiguration) {
        super(settings);
        peers.push(this);
      }
    },
  );
  const [admin, user] = [side(exchange, 'admin'), side(exchange, 'user')];
  await Promise.all([admin.join(), user.join()]);
  await isInCall(admin, user);
  return { exchange, admin, user, peers };
}

describe('a call from browser to browser', () => {
  it('shows and plays each side to the other, in either order of joining (of CALL-05) (of CALL-07)', async () => {
    const exchange = new Exchange();
    const [admin, user] = [side(exchange, 'admin'), side(exchange, 'user')];
    await user.join();
    expect(user.view).toMatchObject({ state: 'waiting', isCameraOn: true });
    await eventually(() => expect(exchange.passed.map(({ type }) => type)).toContain('deviceReady'));
    await admin.join();
    await isInCall(admin, user);
    await eventually(() => expect(liveTracks(admin).toSorted()).toEqual(['audio', 'video']));
    await eventually(() => expect(liveTracks(user).toSorted()).toEqual(['audio', 'video']));
    expect(admin.view).toMatchObject({ hasRelay: false, isRemoteCameraOn: true, problems: [] });
  });

  it('mutes what the other side gets, and turns the camera itself off and on (of CALL-06)', async () => {
    const { admin, user } = await inCall();
    admin.mute(true);
    expect(admin.view.isMuted).toBe(true);
    expect(admin.view.own!.getAudioTracks().map(({ enabled }) => enabled)).toEqual([false]);
    const [camera] = admin.view.own!.getVideoTracks();
    await admin.camera(false);
    expect([camera!.readyState, admin.view.isCameraOn]).toEqual(['ended', false]);
    await eventually(() => expect(user.view.isRemoteCameraOn).toBe(false));
    await admin.camera(true);
    await eventually(() => expect(user.view.isRemoteCameraOn).toBe(true));
    await eventually(() => expect(liveTracks(user)).toContain('video'));
    expect(admin.view.state).toBe('in-call');
  });

  it('ends at both sides, and gives camera and microphone back (of CALL-03)', async () => {
    const { admin, user } = await inCall();
    const tracks = [...admin.view.own!.getTracks(), ...user.view.own!.getTracks()];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    admin.leave();
    expect(admin.view.state).toBe('ended');
    await vi.advanceTimersByTimeAsync(100);
    expect(user.view.state).toBe('ending');
    expect(tracks.map(({ readyState }) => readyState)).toEqual(tracks.map(() => 'ended'));
    await vi.advanceTimersByTimeAsync(1_850);
    expect(user.view.state).toBe('ending');
    await vi.advanceTimersByTimeAsync(100);
    expect(user.view.state).toBe('ended');
  });

  it('looks for another way on one side only when both lose the connection', async () => {
    const { exchange, admin, user, peers } = await inCall();
    exchange.passed.length = 0;
    for (const peer of peers) {
      Object.defineProperty(peer, 'connectionState', { value: 'disconnected' });
      peer.dispatchEvent(new Event('connectionstatechange'));
    }
    await eventually(() => expect(exchange.passed.map(({ type }) => type)).toContain('answer'));
    expect([admin.view.state, user.view.state]).toEqual(['reconnecting', 'reconnecting']);
    // two offers would cross, and Chromium 153 ends the page when a track is replaced after its own is dropped
    expect(exchange.passed.filter(({ type }) => type === 'offer')).toHaveLength(1);
  });

  it('waits again, and shows no old picture, while the other side comes back and does not answer', async () => {
    const { exchange, admin } = await inCall();
    exchange.isCut = true;
    exchange.say('admin', deviceReady());
    await eventually(() => expect(admin.view).toMatchObject({ state: 'reconnecting', remote: null, quality: null }));
  });

  it('reconnects when one side returns from another page', async () => {
    const { exchange, admin, user } = await inCall();
    const before = admin.view.remote;
    const again = side(exchange, 'user');
    // a page that is left says nothing
    exchange.isCut = true;
    user.leave();
    exchange.isCut = false;
    await again.join();
    await eventually(() => expect(admin.view.remote).not.toBe(before));
    await isInCall(admin, again);
    await eventually(() => expect(liveTracks(again)).toContain('video'));
  });

  it('drops messages about a connection that was replaced', async () => {
    const { exchange, admin, user } = await inCall();
    const late = exchange.passed.filter(({ type }) => type === 'answer' || type === 'candidate');
    const again = side(exchange, 'admin', fakeMedia, { isAgain: true });
    // a page that is left says nothing
    exchange.isCut = true;
    admin.leave();
    exchange.isCut = false;
    await again.join();
    await eventually(() => expect(again.view.state).toBe('connecting'));
    for (const { from, ...message } of late) exchange.say(from === 'user' ? 'admin' : 'user', message);
    await isInCall(again, user);
    await eventually(() => expect(liveTracks(again)).toContain('video'));
  });

  it(
    'calls again a side that started again and does not know the connection (of CALL-02) (of CALL-07)',
    { tags: '@all' },
    async () => {
      const { exchange, admin, user } = await inCall();
      exchange.isCut = true;
      user.leave();
      exchange.isCut = false;
      exchange.passed.length = 0;
      await eventually(() => expect(admin.view.state).toBe('reconnecting'));
      // a headset joins only when it is called
      await eventually(() => expect(typesOf(exchange, 'admin')).toContain('restartCall'));
      const again = side(exchange, 'user');
      await again.join();
      await isInCall(admin, again);
      await eventually(() => expect(liveTracks(admin)).toContain('video'));
    },
  );

  it('continues while the server is away', async () => {
    const { exchange, admin, user } = await inCall();
    const { remote } = admin.view;
    exchange.passed.length = 0;
    exchange.entered.length = 0;
    for (const end of ['admin', 'user'] as const) exchange.close(end, LIVE_CLOSE.restart);
    await eventually(() => expect(exchange.entered.toSorted()).toEqual(['admin', 'user']));
    expect([admin.view.state, user.view.state, admin.view.remote]).toEqual(['in-call', 'in-call', remote]);
    expect(exchange.passed).toEqual([]);
  });

  it.each([
    ['unityBlockVideo', 'video-blocked', 'unityAllowVideo'],
    ['unityBlockAudio', 'audio-blocked', 'unityAllowAudio'],
  ])('says what the headset blocks: %s (of CALL-04)', async (block, problem, allow) => {
    const { exchange, admin } = await inCall();
    exchange.say('admin', { type: block });
    await eventually(() => expect(admin.view.problems).toEqual([problem]));
    exchange.say('admin', { type: allow });
    await eventually(() => expect(admin.view.problems).toEqual([]));
  });

  it('measures its quality', async () => {
    const { admin } = await inCall();
    await eventually(() => expect(admin.view.quality?.frames).toBeGreaterThan(0));
    expect(admin.view.quality).toMatchObject({ lost: expect.any(Number), delay: expect.any(Number) });
  });
});

describe('a call that has ended', () => {
  it('warns of nothing that went on during it (of CALL-04)', async () => {
    const { exchange, admin } = await inCall();
    exchange.say('admin', { type: 'unityBlockVideo' });
    await eventually(() => expect(admin.view.problems).toEqual(['video-blocked']));
    expect(admin.leave()).toBe(true);
    expect(admin.view).toMatchObject({ state: 'ended', problems: [] });
  });
});

describe('a call that does not come about', () => {
  it('ends after 30 s without the other side, not before (of CALL-02)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = side(new Exchange(), 'admin');
    await call.join();
    // the heartbeats of the server are no part of this test
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE - 1);
    expect(call.view.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(call.view).toMatchObject({ state: 'ended', problems: ['no-answer'], own: null });
  });

  it('says that the headset was never ready, and when it is ready but not connected yet (of CALL-02)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = side(new Exchange(), 'admin', fakeMedia, { isWithHeadset: true });
    const exchange = new Exchange();
    const ready = side(exchange, 'admin', fakeMedia, { isWithHeadset: true });
    await Promise.all([never.join(), ready.join()]);
    await vi.advanceTimersByTimeAsync(100);
    exchange.say('admin', deviceReady());
    await vi.advanceTimersByTimeAsync(100);
    expect([never.view.state, ready.view.state]).toEqual(['waiting', 'connecting']);
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE);
    expect(never.view).toMatchObject({ state: 'ended', problems: ['no-headset'] });
  });

  it.each([
    [false, 'startCall'],
    [true, 'restartCall'],
  ])('calls until there is an answer; again: %s (of CALL-07)', async (isAgain, type) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const exchange = new Exchange();
    await side(exchange, 'admin', fakeMedia, { isAgain }).join();
    await vi.advanceTimersByTimeAsync(6_500);
    expect(typesOf(exchange, 'admin')).toEqual([type, type, type]);
  });

  it.each([
    ['NotAllowedError', 'permission'],
    ['NotFoundError', 'no-devices'],
    ['NotReadableError', 'in-use'],
  ])('says what is to be done about %s, and stays (of CALL-04)', async (name, problem) => {
    const call = side(new Exchange(), 'admin', refusing(name));
    await call.join();
    expect(call.view).toMatchObject({ state: 'ended', problems: [problem] });
  });

  it('stays muted when that was wished before the devices are open', async () => {
    const call = side(new Exchange(), 'admin');
    call.mute(true);
    await call.join();
    expect(call.view.own!.getAudioTracks().map(({ enabled }) => enabled)).toEqual([false]);
  });

  it('says when there is no microphone, and when a camera is unplugged', async () => {
    const call = side(new Exchange(), 'admin', noMicrophone);
    await call.join();
    expect(call.view).toMatchObject({ isCameraOn: true, problems: ['no-microphone'] });
    call.view.own!.getVideoTracks()[0]!.dispatchEvent(new Event('ended'));
    expect(call.view.isCameraOn).toBe(false);
  });

  it('names the relay that is missing only where the sides never reached each other', async () => {
    const { admin, exchange } = await inCall();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    exchange.isCut = true;
    exchange.say('admin', deviceReady());
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE + 1_000);
    expect(admin.view).toMatchObject({ state: 'ended', problems: ['no-answer'] });
  });

  it('has sound alone where there is no camera', async () => {
    const exchange = new Exchange();
    const [admin, user] = [side(exchange, 'admin', noCamera), side(exchange, 'user')];
    await Promise.all([admin.join(), user.join()]);
    await isInCall(admin, user);
    expect(admin.view).toMatchObject({ isCameraOn: false, problems: [] });
    await eventually(() => expect(user.view.isRemoteCameraOn).toBe(false));
    await eventually(() => expect(liveTracks(admin).toSorted()).toEqual(['audio', 'video']));
  });

  it('ends without a network, and when the user joins in another place (of CALL-04)', async () => {
    const { admin, user, exchange } = await inCall();
    exchange.close('user', LIVE_CLOSE.replaced);
    expect(user.view).toMatchObject({ state: 'ending', problems: ['replaced'] });
    dispatchEvent(new Event('offline'));
    expect(admin.view).toMatchObject({ state: 'ended', problems: ['offline'] });
  });

  it('says that the camera is in use while there is sound alone', async () => {
    const call = side(new Exchange(), 'admin', busyCamera);
    await call.join();
    expect(call.view).toMatchObject({ isCameraOn: false, problems: ['in-use'] });
    expect(call.view.own!.getTracks().map(({ kind }) => kind)).toEqual(['audio']);
  });

  it('closes devices that open after the call was left', async () => {
    let media: MediaStream | undefined;
    const call = side(new Exchange(), 'admin', async (wanted) => (media = await fakeMedia(wanted)));
    const joining = call.join();
    call.leave();
    await joining;
    expect(media!.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });
});
