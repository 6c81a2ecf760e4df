import { DEVICE_CHANNEL_PATH, type ServerFrame, type TestEye, type TestOrder } from '@isopter/contract';
import { sayOn } from './scriptedSocket.ts';

const DEVICE = '5b0a3f0e-58a2-4d0e-9d0c-7f1e9a4c0b11';
const TEST = '0b5e0000-0000-4000-8000-000000000001';

/** A picture as a camera would see it: drawn here, so that stories need no camera. */
function drawnStream(): MediaStream {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 480];
  const context = canvas.getContext('2d')!;
  const disc = (radius: number, color: string): void => {
    context.fillStyle = color;
    context.beginPath();
    context.arc(320, 240, radius, 0, 2 * Math.PI);
    context.fill();
  };
  context.fillStyle = '#d9b8a6';
  context.fillRect(0, 0, 640, 480);
  disc(190, '#f4efe9');
  disc(110, '#5d7f93');
  disc(45, '#101010');
  return canvas.captureStream(10);
}

/** Gives the page a camera, or the error with which the browser refuses one. @returns a function that ends it */
export function fakeCamera(error?: string): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  const tracks: MediaStreamTrack[] = [];
  const devices = [1, 2].map((id) => ({ kind: 'videoinput', deviceId: String(id) }));
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value:
      error === 'unsupported'
        ? undefined
        : {
            getUserMedia: () => {
              if (error !== undefined) return Promise.reject(new DOMException('refused', error));
              const stream = drawnStream();
              tracks.push(...stream.getTracks());
              return Promise.resolve(stream);
            },
            enumerateDevices: async () => devices,
          },
  });
  return () => {
    for (const track of tracks) track.stop();
    if (before) Object.defineProperty(navigator, 'mediaDevices', before);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  };
}

/** Answers the endpoints of devices; other requests go on as before. @returns a function that ends it */
export function answerDevices(answer: (url: URL) => Response | Promise<Response>): () => void {
  const before = globalThis.fetch;
  const own: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    return url.pathname.startsWith('/device/') ? Promise.resolve(answer(url)) : before(input, init);
  };
  globalThis.fetch = own;
  return () => {
    if (globalThis.fetch === own) globalThis.fetch = before;
  };
}

/** The server says something to the phone. */
const say = (frame: ServerFrame): void => sayOn(DEVICE_CHANNEL_PATH, JSON.stringify(frame));

const orderOf = (eye: TestEye): TestOrder => ({
  test_id: TEST,
  run: 1,
  test_group: { group: 'ANTERIOR_SEGMENT_IMAGE', strategy: null, protocol: null },
  eye,
  monocular: false,
  skip_convergence_testing: false,
  skip_tutorial: false,
  use_short_tutorial: false,
  disable_pause: false,
  test_foveal_sensitivity: false,
  subtitles: false,
  volume: 0,
  patient: { age: 61 },
});

/** The server knows the phone. @param eye the eye of the test that it continues; without one it has no test */
export const welcomePhone = (eye?: TestEye): void =>
  say({
    type: 'welcome',
    device_id: DEVICE,
    name: 'Phone 1',
    server_time: '2026-11-20T09:40:00Z',
    volume: 0,
    test: eye === undefined ? null : orderOf(eye),
    acknowledged: 0,
  });

/** The examiner begins a capture test. */
export const orderPictures = (eye: TestEye): void => say({ type: 'start', run: 1, test: orderOf(eye) });

/** The examiner takes a picture from the monitor. */
export const askForPicture = (eye: 'OD' | 'OS'): void =>
  say({ type: 'message', message: { message: 'take picture', payload: eye } });
