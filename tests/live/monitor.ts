import { LIVE_HEARTBEAT, type PerimetryState, type PerimetryStimulus } from '@isopter/contract';
import { WebSocket } from 'ws';

interface Frame {
  type: string;
  data: PerimetryStimulus;
}

export interface MonitorOptions {
  /** http address of the server. */
  address: string;
  cookie: string;
  testId: string;
  /** A presentation it comes to know, each once, by event or by state. */
  onRecord: (stimulus: PerimetryStimulus) => void;
  /** It loads the state: at first, and when it was cut off or missed a number. */
  onReload?: () => void;
}

/** How long a monitor that was cut off waits; a browser waits longer (LIVE_RETRY_DELAY). */
const RETURN_MS = 500;

/** A browser that watches a test of perimetry as packages/api-client does, without drawing it. */
export class Monitor {
  readonly #options: MonitorOptions;
  /** The newest number known; everything up to it is. */
  #newest = 0;
  /** Frames that wait for a state. */
  #waiting: Frame[] | undefined;
  #socket: WebSocket | undefined;
  #isClosed = false;

  constructor(options: MonitorOptions) {
    this.#options = options;
  }

  /** Resolves when the state is loaded for the first time. */
  connect(): Promise<void> {
    const { address, cookie, testId } = this.#options;
    return new Promise((resolve) => {
      const url = `${address.replace('http', 'ws')}/live/tests/${testId}`;
      const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
      this.#waiting = [];
      this.#socket = socket;
      socket.on('error', () => undefined);
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text === LIVE_HEARTBEAT.frame) return socket.send(text);
        const frame = JSON.parse(text) as Frame;
        // A state that does not come is as good as a broken connection.
        if (frame.type === 'ready') void this.#load().then(resolve, () => socket.terminate());
        else this.#hear(frame);
        return undefined;
      });
      socket.on('close', () => {
        if (!this.#isClosed) setTimeout(() => void this.#comeAgain().then(resolve), RETURN_MS);
      });
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  #comeAgain(): Promise<void> {
    return this.#isClosed ? Promise.resolve() : this.connect();
  }

  #hear(frame: Frame): void {
    const { seq_num } = frame.data;
    if (this.#waiting) this.#waiting.push(frame);
    else if (seq_num === this.#newest + 1) this.#take(frame.data, frame.type === 'new_stimuli');
    else if (seq_num > this.#newest) {
      this.#waiting = [frame];
      this.#load().catch(() => this.#socket?.terminate());
    }
  }

  #take(stimulus: PerimetryStimulus, isRecord: boolean): void {
    this.#newest = stimulus.seq_num;
    if (isRecord) this.#options.onRecord(stimulus);
  }

  async #load(): Promise<void> {
    const { address, cookie, testId, onReload } = this.#options;
    onReload?.();
    const answer = await fetch(`${address}/api/tests/${testId}/perimetry-state/`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`a state call was answered with ${answer.status}`);
    const state = (await answer.json()) as PerimetryState;
    for (const stimulus of state.stimuli) if (stimulus.seq_num > this.#newest) this.#take(stimulus, true);
    this.#newest = Math.max(this.#newest, state.seq_num);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const frame of waiting ?? []) this.#hear(frame);
  }
}
