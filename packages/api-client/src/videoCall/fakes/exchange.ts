import { LIVE_HEARTBEAT } from '@isopter/contract';

/** The side of a call that a socket belongs to, as its address ends. */
type End = 'admin' | 'user';

/** A server in this page that passes the messages of a call between two sides. */
export class Exchange {
  private readonly sockets = new Map<End, ExchangeSocket>();
  /** The sides that connected. */
  readonly entered: End[] = [];
  /** Messages passed on. */
  readonly passed: { from: End; type: string; data?: unknown }[] = [];
  /** Whether messages are lost, as on a network that is cut. */
  isCut = false;

  readonly WebSocket: new (url: string) => WebSocket;

  constructor() {
    const exchange = this as Exchange;
    this.WebSocket = class extends ExchangeSocket {
      constructor(url: string) {
        super(url, exchange);
      }
    } as unknown as new (url: string) => WebSocket;
  }

  enter(socket: ExchangeSocket): void {
    this.entered.push(socket.end);
    this.sockets.set(socket.end, socket);
    socket.say(LIVE_HEARTBEAT.frame);
    socket.say(JSON.stringify({ type: 'rtcConfig', data: { ice_servers: [], has_relay: false } }));
  }

  pass(from: End, frame: string): void {
    if (frame === LIVE_HEARTBEAT.frame || this.isCut) return;
    this.passed.push({ from, ...(JSON.parse(frame) as { type: string; data?: unknown }) });
    this.sockets.get(from === 'admin' ? 'user' : 'admin')?.say(frame);
  }

  /** Says something to one side. */
  say(to: End, message: object): void {
    this.sockets.get(to)?.say(JSON.stringify(message));
  }

  /** Closes the socket of a side. */
  close(end: End, code: number): void {
    this.sockets.get(end)?.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

class ExchangeSocket extends EventTarget {
  readonly end: End;
  binaryType = '';
  private readonly exchange: Exchange;
  private isClosed = false;
  /** In the order of sending: timers that are set one after another may run in another order. */
  private readonly underWay: string[] = [];

  constructor(url: string, exchange: Exchange) {
    super();
    this.end = url.endsWith('admin') ? 'admin' : 'user';
    this.exchange = exchange;
    setTimeout(() => {
      if (!this.isClosed) exchange.enter(this);
    });
  }

  say(data: string): void {
    this.underWay.push(data);
    setTimeout(() => {
      const data = this.underWay.shift();
      if (!this.isClosed) this.dispatchEvent(Object.assign(new Event('message'), { data }));
    });
  }

  send(frame: string): void {
    this.exchange.pass(this.end, frame);
  }

  close(): void {
    this.isClosed = true;
  }
}

/** A camera that shows a color, and a microphone that hears a tone. */
export function fakeMedia({ audio, video }: MediaStreamConstraints): Promise<MediaStream> {
  const tracks: MediaStreamTrack[] = [];
  if (video) {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 48];
    const context = canvas.getContext('2d')!;
    let hue = 0;
    const draw = (): void => {
      context.fillStyle = `hsl(${(hue += 20)} 80% 50%)`;
      context.fillRect(0, 0, 64, 48);
    };
    draw();
    const [track] = canvas.captureStream(15).getVideoTracks();
    const drawing = setInterval(() => (track!.readyState === 'ended' ? clearInterval(drawing) : draw()), 60);
    tracks.push(track!);
  }
  if (audio) {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const out = context.createMediaStreamDestination();
    tone.connect(out);
    tone.start();
    tracks.push(...out.stream.getAudioTracks());
  }
  return Promise.resolve(new MediaStream(tracks));
}
