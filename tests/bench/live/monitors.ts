// The browsers of the live benchmark, in a process of their own: each watches a test as packages/api-client does. One that
// is cut off or misses a number loads the state, and knows the records from there.
import type { PerimetryState, PerimetryStimulus } from '@isopter/contract';
import { WebSocket } from 'ws';
import { percentile } from '../table.ts';
import { answerWith, cpuTimer, eachOf, type Known, since } from './common.ts';

const [address = '', cookie = '', ...testIds] = process.argv.slice(2);
/** How long a monitor that was cut off waits; a browser waits longer (LIVE_RETRY_DELAY). */
const RETURN_MS = 500;

interface Frame {
  type: string;
  data: PerimetryStimulus;
}

let delays: number[] = [];
let known = 0;
let reloads = 0;

class Monitor {
  readonly id: string;
  /** The newest number known; everything up to it is. */
  newest = 0;
  /** Frames that wait for a state. */
  waiting: Frame[] | undefined;
  socket: WebSocket | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Resolves when the state is loaded for the first time. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      const url = `${address.replace('http', 'ws')}/live/tests/${this.id}`;
      const socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
      this.waiting = [];
      this.socket = socket;
      socket.on('error', () => undefined);
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as Frame;
        // A state that does not come is as good as a broken connection.
        if (frame.type === 'ready') void this.load().then(resolve, () => socket.terminate());
        else this.hear(frame);
      });
      socket.on('close', () => setTimeout(() => void this.connect().then(resolve), RETURN_MS));
    });
  }

  hear(frame: Frame): void {
    const { seq_num } = frame.data;
    if (this.waiting) this.waiting.push(frame);
    else if (seq_num === this.newest + 1) this.take(frame.data, frame.type === 'new_stimuli');
    else if (seq_num > this.newest) {
      this.waiting = [frame];
      this.load().catch(() => this.socket?.terminate());
    }
  }

  take({ seq_num, response_time }: PerimetryStimulus, isRecord: boolean): void {
    this.newest = seq_num;
    if (!isRecord) return;
    known += 1;
    delays.push(since(response_time));
  }

  async load(): Promise<void> {
    reloads += 1;
    const answer = await fetch(`${address}/api/tests/${this.id}/perimetry-state/`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`a state call was answered with ${answer.status}`);
    const state = (await answer.json()) as PerimetryState;
    for (const stimulus of state.stimuli) if (stimulus.seq_num > this.newest) this.take(stimulus, true);
    this.newest = Math.max(this.newest, state.seq_num);
    const { waiting } = this;
    this.waiting = undefined;
    for (const frame of waiting ?? []) this.hear(frame);
  }
}

function report(): Known {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(delays, share)) as [number, number, number];
  const told = { known, reloads, p50, p99, longest, cpu: cpu() };
  [delays, known, reloads] = [[], 0, 0];
  return told;
}

await eachOf(testIds.length, (index) => new Monitor(testIds[index] ?? '').connect());
reloads = 0;
const cpu = cpuTimer();
answerWith((question: 'report' | 'known') => (question === 'report' ? report() : known));
