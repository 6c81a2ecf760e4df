import { CALL_ENDING, CALL_PATIENCE } from '@isopter/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeAzure } from '../fakes/azure.ts';
import { Exchange } from '../fakes/exchange.ts';
import { AzureCall, type AzureCallOptions } from './AzureCall.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const open: AzureCall[] = [];
afterEach(() => {
  for (const call of open.splice(0)) call.leave();
  vi.useRealTimers();
});

const typesOf = ({ passed }: Exchange, from: 'admin' | 'user') =>
  passed.filter((one) => one.from === from).map(({ type }) => type);

const side = (
  azure: FakeAzure,
  exchange: Exchange,
  party: 'admin' | 'user',
  options: Partial<AzureCallOptions> = {},
): AzureCall => {
  const call = new AzureCall({
    url: `ws://clinic/${party}`,
    party,
    token: `token of ${party}`,
    other: party === 'admin' ? 'user' : 'admin',
    loadSdk: async () => azure.sdk(party),
    WebSocket: exchange.WebSocket,
    ...options,
  });
  open.push(call);
  return call;
};

async function inCall(options: Partial<AzureCallOptions> = {}) {
  const [azure, exchange] = [new FakeAzure(), new Exchange()];
  const [admin, user] = [side(azure, exchange, 'admin', options), side(azure, exchange, 'user')];
  await Promise.all([admin.join(), user.join()]);
  await eventually(() => expect([admin.view.state, user.view.state]).toEqual(['in-call', 'in-call']));
  return { azure, exchange, admin, user };
}

describe('a call through Azure Communication Services (of CALL-05)', () => {
  it('calls when the user is ready, with the token of each side, and shows both pictures', async () => {
    const { azure, exchange, admin, user } = await inCall();
    expect(azure.tokens.toSorted()).toEqual(['token of admin', 'token of user']);
    expect(typesOf(exchange, 'admin')).toContain('startCall');
    expect(typesOf(exchange, 'user')).toContain('deviceReady');
    await eventually(() => expect([admin.view.remote, user.view.remote]).not.toContain(null));
    expect(admin.view).toMatchObject({ isCameraOn: true, problems: [] });
    // a token is in no message
    expect(JSON.stringify(exchange.passed)).not.toContain('token of');
  });

  it('sends restartCall when the technician calls again', async () => {
    const { exchange } = await inCall({ isAgain: true });
    expect(typesOf(exchange, 'admin')).toContain('restartCall');
  });

  it('mutes at the service, and turns the camera itself off and on', async () => {
    const { azure, admin, user } = await inCall();
    const [own] = azure.connections;
    admin.mute(true);
    await eventually(() => expect(own!.isMuted).toBe(true));
    const [camera] = admin.view.own!.getTracks();
    await admin.camera(false);
    expect([own!.videos.length, camera!.readyState, admin.view.isCameraOn]).toEqual([0, 'ended', false]);
    await eventually(() => expect(user.view.isRemoteCameraOn).toBe(false));
    await admin.camera(true);
    await eventually(() => expect(user.view.isRemoteCameraOn).toBe(true));
    expect(own!.videos).toHaveLength(1);
  });

  it('applies mute and camera changes made between accepting and connecting', async () => {
    const [azure, exchange] = [new FakeAzure(), new Exchange()];
    const [admin, user] = [side(azure, exchange, 'admin'), side(azure, exchange, 'user')];
    azure.whileAccepting = () => {
      user.mute(true);
      void user.camera(false);
    };
    await Promise.all([admin.join(), user.join()]);
    await eventually(() => expect(user.view.state).toBe('in-call'));
    const accepted = azure.connections.at(-1)!;
    await eventually(() => expect([accepted.isMuted, accepted.videos]).toEqual([true, []]));
  });

  it('shows that the other side hears and does not see when the service refuses a change', async () => {
    const { azure, admin } = await inCall();
    await admin.camera(false);
    azure.connections[0]!.refusesChanges = true;
    admin.mute(true);
    await eventually(() => expect(admin.view.isMuted).toBe(false));
    await admin.camera(true);
    expect(admin.view).toMatchObject({ isCameraOn: false, own: null });
  });

  it('opens one camera when its button is pressed twice', async () => {
    const { azure, admin } = await inCall();
    await admin.camera(false);
    const opened: MediaStream[] = [];
    const { openCamera } = azure;
    azure.openCamera = async () => {
      const media = await openCamera();
      opened.push(media);
      return media;
    };
    await Promise.all([admin.camera(true), admin.camera(true)]);
    await admin.camera(false);
    expect(opened.flatMap((media) => media.getTracks()).filter(({ readyState }) => readyState === 'live')).toEqual([]);
  });

  it('closes a camera that opens after the end', async () => {
    const { azure, admin } = await inCall();
    await admin.camera(false);
    const media = await azure.openCamera();
    const opening = Promise.withResolvers<MediaStream>();
    azure.openCamera = () => opening.promise;
    const turnedOn = admin.camera(true);
    admin.leave();
    opening.resolve(media);
    await turnedOn;
    expect(media.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(admin.view).toMatchObject({ state: 'ended', own: null, isCameraOn: false });
  });

  it('answers the technician of the session only', async () => {
    const [azure, exchange] = [new FakeAzure(), new Exchange()];
    const user = side(azure, exchange, 'user', { other: 'the technician' });
    const stranger = side(azure, exchange, 'admin');
    await Promise.all([stranger.join(), user.join()]);
    await eventually(() => expect(azure.connections).toHaveLength(1));
    expect(user.view).toMatchObject({ state: 'waiting', remote: null });
  });

  it('ends on both sides, and closes cameras and agents', async () => {
    const { azure, admin, user } = await inCall();
    const tracks = [...admin.view.own!.getTracks(), ...user.view.own!.getTracks()];
    admin.leave();
    expect(admin.view.state).toBe('ended');
    await eventually(() => expect(user.view.state).toBe('ending'));
    expect(tracks.map(({ readyState }) => readyState)).toEqual(tracks.map(() => 'ended'));
    expect(azure.disposed).toBe(2);
  });

  it('shows for 2 s that it is ending when the service removes this side', async () => {
    const { azure, admin } = await inCall();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    azure.connections[0]!.become('Disconnected');
    expect(admin.view.state).toBe('ending');
    await vi.advanceTimersByTimeAsync(CALL_ENDING);
    expect(admin.view.state).toBe('ended');
  });
});

describe('a call through Azure that fails', () => {
  it.each<[string, Partial<AzureCallOptions>, (azure: FakeAzure) => void, string]>([
    ['the SDK cannot be loaded', { loadSdk: () => Promise.reject(new Error('404')) }, () => undefined, 'unavailable'],
    ['the service refuses the token', {}, (azure) => (azure.refusesTokens = true), 'unavailable'],
    ['nothing is allowed', {}, (azure) => (azure.allowed = { audio: false, video: false }), 'permission'],
  ])('shows the problem when %s', async (_, options, arrange, problem) => {
    const azure = new FakeAzure();
    arrange(azure);
    const call = side(azure, new Exchange(), 'admin', options);
    await call.join();
    expect(call.view).toMatchObject({ state: 'ended', problems: [problem] });
  });

  it('ends after 30 s without the other side', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = side(new FakeAzure(), new Exchange(), 'admin');
    await call.join();
    await vi.advanceTimersByTimeAsync(CALL_PATIENCE - 1);
    expect(call.view.state).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(call.view).toMatchObject({ state: 'ended', problems: ['no-answer'], own: null });
  });

  it('has sound only when the camera is not allowed, and reports a missing microphone', async () => {
    const azure = new FakeAzure();
    azure.allowed = { audio: true, video: false };
    const heard = side(azure, new Exchange(), 'admin');
    await heard.join();
    expect(heard.view).toMatchObject({ state: 'waiting', isCameraOn: false, problems: [] });
    azure.allowed = { audio: false, video: true };
    const seen = side(azure, new Exchange(), 'admin');
    await seen.join();
    expect(seen.view).toMatchObject({ isCameraOn: true, problems: ['no-microphone'] });
  });

  it('continues with sound only when another program uses the camera', async () => {
    const azure = new FakeAzure();
    azure.openCamera = () => Promise.reject(new Error('getUserMediaFailed'));
    const call = side(azure, new Exchange(), 'admin');
    await call.join();
    expect(call.view).toMatchObject({ state: 'waiting', isCameraOn: false, problems: ['in-use'] });
    await expect(call.camera(true)).resolves.toBeUndefined();
  });

  it('shows the problem when the service refuses to call', async () => {
    const [azure, exchange] = [new FakeAzure(), new Exchange()];
    azure.refusesCalls = true;
    const [admin, user] = [side(azure, exchange, 'admin'), side(azure, exchange, 'user')];
    await Promise.all([admin.join(), user.join()]);
    await eventually(() => expect(admin.view).toMatchObject({ state: 'ended', problems: ['unavailable'] }));
    await eventually(() => expect(user.view.state).toBe('ending'));
  });

  it('closes the camera when it is left while it joins and the service refuses the token', async () => {
    const azure = new FakeAzure();
    azure.refusesTokens = true;
    const media = await azure.openCamera();
    const call = side(azure, new Exchange(), 'admin');
    azure.openCamera = async () => {
      call.leave();
      return media;
    };
    await call.join();
    expect(media.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
    expect(call.view).toMatchObject({ state: 'ended', problems: [], own: null });
  });

  it('disposes of the agent when it is left while it joins', async () => {
    const azure = new FakeAzure();
    const call = side(azure, new Exchange(), 'admin');
    const joining = call.join();
    call.leave();
    await joining;
    await eventually(() => expect(azure.disposed).toBe(1));
    expect(call.view.state).toBe('ended');
  });
});
