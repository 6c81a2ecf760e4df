import { LIVE_HEARTBEAT } from '@isopter/contract';

/** A socket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  /** The socket opened last. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  readonly url: string;
  closedByClient = false;
  binaryType = '';

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  /** Frames sent by the client. */
  readonly sent: string[] = [];
  private pulse: ReturnType<typeof setInterval> | undefined;

  send(frame: string): void {
    this.sent.push(frame);
  }

  /** The server says something. */
  say(frame: unknown): void {
    const data = typeof frame === 'string' || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  /** The server is ready; from then on it says that it is there. */
  ready(seq_num = 0): void {
    this.say({ type: 'ready', data: { seq_num } });
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.say(LIVE_HEARTBEAT.frame), LIVE_HEARTBEAT.interval);
  }

  /** The server hangs: the socket stays open, and nothing comes. */
  hang(): void {
    clearInterval(this.pulse);
  }

  drop(code = 1006): void {
    this.hang();
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close(): void {
    this.hang();
    this.closedByClient = true;
  }
}
