import { setTimeout as wait } from 'node:timers/promises';
import { Monitor } from '../../live/monitor.ts';
import { Browser } from './browser.ts';

/** A monitor has missed a record if all records are stored and it received nothing for this long. */
const PATIENCE_MS = 15_000;
/** How often watchers check whether their session has expired, to sign in again. */
const LOOK_MS = 1_000;

/** Monitors of some tests, and the presentations each has come to know. */
export class Watchers implements Disposable {
  readonly #known = new Map<string, Set<number>>();
  readonly #monitors: Monitor[] = [];
  #session: NodeJS.Timeout | undefined;

  static async on(address: string, testIds: readonly string[]): Promise<Watchers> {
    const watchers = new Watchers();
    const browser = await Browser.signIn(address);
    const look = () => browser.call('GET', '/api/doctors/').catch(() => undefined);
    watchers.#session = setInterval(() => void look(), LOOK_MS);
    for (const testId of testIds) {
      const known = new Set<number>();
      watchers.#known.set(testId, known);
      watchers.#monitors.push(
        new Monitor({
          address,
          get cookie() {
            return browser.cookie;
          },
          testId,
          onRecord: ({ index }) => known.add(index ?? 0),
        }),
      );
    }
    await Promise.all(watchers.#monitors.map((monitor) => monitor.connect()));
    return watchers;
  }

  /** @returns how many of the presentations up to the given numbers they do not know, once they learn nothing more */
  async unseen(upTo: ReadonlyMap<string, number>): Promise<number> {
    const missing = () =>
      [...this.#known].reduce((sum, [id, known]) => sum + Math.max(0, (upTo.get(id) ?? 0) - known.size), 0);
    let left = missing();
    for (let end = performance.now() + PATIENCE_MS; left > 0 && performance.now() < end;) {
      await wait(50);
      if (missing() < left) end = performance.now() + PATIENCE_MS;
      left = missing();
    }
    return left;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#session);
    for (const monitor of this.#monitors) monitor.close();
  }
}
