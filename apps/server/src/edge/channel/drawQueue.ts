import { picturesBusy } from '../../platform/lib/errors.ts';

/** Runs one task at a time. */
export interface DrawQueue {
  /** @throws ApiError 429 if no further task may wait */
  requirePlace: () => void;
  /** Runs a task after those before it. @throws ApiError 429 if no further task may wait, and what the task throws */
  run: <T>(task: () => Promise<T>) => Promise<T>;
}

/** @param most how many tasks may run or wait */
export function createDrawQueue(most: number): DrawQueue {
  let last: Promise<unknown> = Promise.resolve();
  let amount = 0;
  const requirePlace = (): void => {
    if (amount >= most) throw picturesBusy();
  };
  return {
    requirePlace,
    async run(task) {
      requirePlace();
      amount += 1;
      const done = last.then(task).finally(() => (amount -= 1));
      last = done.catch(() => undefined);
      return done;
    },
  };
}
