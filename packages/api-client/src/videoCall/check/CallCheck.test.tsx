import { afterEach, describe, expect, it, vi } from 'vitest';
import { Exchange, fakeMedia } from '../fakes/exchange.ts';
import { CallCheck, type CallCheckOptions, type CallCheckView } from './CallCheck.ts';
import { CALL_CHECK_TIME } from './judgeCheck.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The socket of a server with a relay that does not answer. */
class WithRelay extends EventTarget {
  constructor() {
    super();
    const ice_servers = [{ urls: ['turn:127.0.0.1:9'], username: 'u', credential: 'c' }];
    const data = JSON.stringify({ type: 'rtcConfig', data: { ice_servers, has_relay: true } });
    setTimeout(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
  }
  close(): void {}
}

/** Starts a check, and collects its views. */
function check(options: Partial<CallCheckOptions> = {}, exchange = new Exchange()) {
  const shown: CallCheckView[] = [];
  const made = new CallCheck({
    url: 'ws://clinic/admin',
    onChange: (view) => shown.push(view),
    getMedia: fakeMedia,
    WebSocket: exchange.WebSocket,
    listen: (_media, onLevel) => {
      onLevel(0.7);
      return () => undefined;
    },
    ...options,
  });
  ends.push(() => made.stop());
  made.start();
  return { made, shown };
}

describe('a check before a call', () => {
  it('finds camera, microphone and server, and closes the devices [OUR-643]', async () => {
    const { made, shown } = check();
    expect(shown[0]!.results.camera).toBe('checking');
    await eventually(() =>
      expect(shown.at(-1)!.results).toEqual({
        camera: 'works',
        microphone: 'works',
        network: expect.stringMatching(/works|slow/),
        relay: 'missing',
      }),
    );
    const { own, level } = shown.at(-1)!;
    expect([own!.getTracks().map(({ readyState }) => readyState), level]).toEqual([['live', 'live'], 0.7]);
    made.stop();
    expect(own!.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  });

  it('has a result for every part after 5 s, even if nothing answers [OUR-643]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    class Silent extends EventTarget {
      close(): void {}
    }
    const { shown } = check({
      getMedia: () => new Promise<MediaStream>(() => undefined),
      WebSocket: Silent as unknown as new (url: string) => WebSocket,
    });
    await vi.advanceTimersByTimeAsync(CALL_CHECK_TIME - 1);
    expect(shown.at(-1)!.results.network).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(Object.values(shown.at(-1)!.results)).toEqual(['noAnswer', 'noAnswer', 'noAnswer', 'unknown']);
  });

  it('releases the address of the relay once it has one', async () => {
    const closed: boolean[] = [];
    class Peer extends EventTarget {
      createDataChannel(): void {}
      close(): void {
        closed.push(true);
      }
      async setLocalDescription(): Promise<void> {
        const candidate = { type: 'relay' };
        this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
      }
    }
    vi.stubGlobal('RTCPeerConnection', Peer);
    const { shown } = check({ WebSocket: WithRelay as unknown as new (url: string) => WebSocket });
    await eventually(() => expect(shown.at(-1)!.results.relay).toBe('works'));
    expect(closed).toEqual([true]);
  });

  it('finds the camera when the browser cannot measure the microphone', async () => {
    const { shown } = check({
      listen: () => {
        throw new Error('NotSupportedError');
      },
    });
    await eventually(() => expect(shown.at(-1)!.results).toMatchObject({ camera: 'works', microphone: 'checking' }));
  });

  it('reports that a relay does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { shown } = check({ WebSocket: WithRelay as unknown as new (url: string) => WebSocket });
    await vi.advanceTimersByTimeAsync(10);
    expect(shown.at(-1)!.results.relay).toBe('checking');
    await vi.advanceTimersByTimeAsync(CALL_CHECK_TIME);
    expect(shown.at(-1)!.results.relay).toBe('noAnswer');
  });

  it('closes devices that the browser opens after the check has ended', async () => {
    let media: MediaStream | undefined;
    const { made, shown } = check({ getMedia: async (wanted) => (media = await fakeMedia(wanted)) });
    made.stop();
    await eventually(() => expect(media?.getTracks().map(({ readyState }) => readyState)).toEqual(['ended', 'ended']));
    expect(shown).toHaveLength(1);
  });

  it('reports that the server cannot be reached as soon as the connection fails', async () => {
    class Refused extends EventTarget {
      constructor() {
        super();
        setTimeout(() => this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 })));
      }
      close(): void {}
    }
    const { shown } = check({ WebSocket: Refused as unknown as new (url: string) => WebSocket });
    await eventually(() => expect(shown.at(-1)!.results).toMatchObject({ network: 'noAnswer', relay: 'unknown' }));
  });
});
