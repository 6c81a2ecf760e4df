import { setTimeout as wait } from 'node:timers/promises';
import { eachOf } from '../../bench/live/common.ts';
import { Headset } from '../../live/headset.ts';
import { deviceToken } from '../../live/seed.ts';
import { stimulus } from './stimulus.ts';

const TICK_MS = 10;
const LOOK_MS = 20;
/** Time in which a headset must reconnect. */
const PATIENCE_MS = 180_000;

export interface FleetOptions {
  address: string;
  count: number;
  /** Records a second, each. */
  perSecond: number;
}

/** The headsets of a clinic, each with a test under way, and what the server has acknowledged of each. */
export class Fleet implements Disposable {
  readonly headsets: readonly Headset[];
  readonly #perSecond: number;
  /** By test, up to which number the server has said that it is stored. */
  readonly acknowledged = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ address, count, perSecond }: FleetOptions) {
    this.#perSecond = perSecond;
    this.headsets = Array.from(
      { length: count },
      (_, index) =>
        new Headset({
          address,
          token: deviceToken(index),
          onAck: ({ test_id }, seq) => this.acknowledged.set(test_id, seq),
        }),
    );
  }

  async connect(): Promise<void> {
    await eachOf(this.headsets.length, (index) => this.headsets[index]?.connect() ?? Promise.resolve());
  }

  /** From now on every headset records, evenly in turn. */
  record(): void {
    const began = performance.now();
    const each = this.#perSecond * this.headsets.length;
    let made = 0;
    this.#timer = setInterval(() => {
      for (const due = ((performance.now() - began) / 1000) * each; made < due; made += 1) {
        const headset = this.headsets[made % this.headsets.length];
        headset?.record('new_stimuli', stimulus(headset.newest + 1));
      }
    }, TICK_MS);
  }

  /** How often headsets came again after they were connected. */
  get returns(): number {
    return this.headsets.reduce((sum, { connections }) => sum + Math.max(0, connections - 1), 0);
  }

  /** Records the server had acknowledged and did not know any more later. */
  get forgotten(): number {
    return this.headsets.reduce((sum, { forgotten }) => sum + forgotten, 0);
  }

  /** @returns milliseconds until a record that each headset makes after this call is acknowledged */
  async back(): Promise<number> {
    const began = performance.now();
    const marks = this.headsets.map(({ newest }) => newest);
    await this.#until(() => this.headsets.every(({ acknowledged }, index) => acknowledged > (marks[index] ?? 0)));
    return performance.now() - began;
  }

  /** Ends every test and waits until all is delivered. */
  async finish(): Promise<void> {
    clearInterval(this.#timer);
    for (const headset of this.headsets) headset.record('updated_test_status', '{"status":"finished"}');
    await this.#until(() => this.headsets.every(({ waiting }) => waiting === 0));
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    for (const headset of this.headsets) headset.off();
  }

  async #until(done: () => boolean): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; !done() && performance.now() < end;) await wait(LOOK_MS);
  }
}
