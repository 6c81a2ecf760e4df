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

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(frame: unknown): void {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  ready(seq_num = 0): void {
    this.send({ type: 'ready', data: { seq_num } });
  }

  drop(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  close(): void {
    this.closedByClient = true;
  }
}
