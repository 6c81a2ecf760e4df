import { afterEach, describe, expect, it } from 'vitest';
import { type PoolError, type PoolOptions, workerPool, type WorkerPool } from './pool.ts';

/** A worker that follows the task: echoes, waits forever, fails, crashes, or fills its memory. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId, workerData } from 'node:worker_threads';
    const hold = [];
    parentPort.on('message', (bytes) => {
      const told = new TextDecoder().decode(bytes);
      if (told === 'hang') for (;;);
      if (told === 'wait') return;
      if (told === 'slow') {
        const step = setInterval(() => parentPort.postMessage({ progress: true }), 200);
        return void setTimeout(() => (clearInterval(step), parentPort.postMessage({ result: told })), 6_000);
      }
      if (told === 'crash') process.exit(3);
      if (told === 'throw') throw new Error('unexpected');
      if (told === 'eat') for (;;) hold.push(new Array(1e6).fill(told));
      if (told === 'fail') return parentPort.postMessage({ error: new Error('no') });
      parentPort.postMessage({ result: told + ' by ' + threadId });
    });
    if (workerData?.loadsFor) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.loadsFor);
    parentPort.postMessage({ ready: true });
  `)}`,
);

const told = (text: string) => new TextEncoder().encode(text);
const reasonOf = (task: Promise<unknown>): Promise<string> =>
  task.then(
    (result) => String(result),
    (error: PoolError) => error.reason ?? error.message,
  );

describe('a pool of workers', () => {
  let pool: WorkerPool;
  const open = (over: Partial<PoolOptions> = {}) => {
    pool = workerPool({ module, size: 1, waiting: 10, longest: 30_000, idle: 30_000, ...over });
    return (text: string) => pool.run(told(text));
  };
  afterEach(() => pool.close(0));

  it('does one task a worker at a time, the others in their order, with the same workers', async () => {
    const run = open({ size: 2 });
    const order: string[] = [];
    const tasks = ['a', 'b', 'c', 'd', 'e'].map((text) => run(text).then((by) => order.push(String(by))));
    expect([pool.running, pool.waiting]).toEqual([2, 3]);
    await Promise.all(tasks);
    expect([pool.running, pool.waiting]).toEqual([0, 0]);
    expect(new Set(order.map((by) => by.split(' by ')[1])).size).toBeLessThanOrEqual(2);
  });

  it.each([
    ['leaves', 'crash', 'worker ended'],
    ['throws where nobody catches', 'throw', 'worker ended'],
    ['fails', 'fail', 'no'],
    ['needs too much memory', 'eat', 'worker ended'],
  ])('loses the one task whose worker %s', async (_, what, reason) => {
    const run = open({ worker: { resourceLimits: { maxOldGenerationSizeMb: 32 } } });
    const [before, lost, after, last] = ['a', what, 'c', 'd'].map((text) => reasonOf(run(text)));
    expect(await lost).toBe(reason);
    expect([await before, await after, await last].map((said) => said?.slice(0, 4))).toEqual(['a by', 'c by', 'd by']);
  });

  it('ends a task that takes too long, and only that', async () => {
    const run = open({ longest: 2_000 });
    const [lost, after] = [reasonOf(run('hang')), reasonOf(run('b'))];
    expect(await lost).toBe('took too long');
    expect(await after).toMatch(/^b by/);
  });

  it('does not count the time in which a worker starts as that of its task [OUR-506]', async () => {
    const slow = { workerData: { loadsFor: 3_000 } };
    expect(await reasonOf(open({ worker: slow, longest: 1_500 })('a'))).toMatch(/^a by/);
  });

  it('counts the time of a task from when its worker is ready [OUR-506]', async () => {
    const slow = { workerData: { loadsFor: 1_000 } };
    expect(await reasonOf(open({ worker: slow, longest: 500 })('wait'))).toBe('took too long');
  });

  it('ends a worker that is never ready [OUR-506]', async () => {
    const slow = { workerData: { loadsFor: 60_000 } };
    expect(await reasonOf(open({ worker: slow, starting: 500 })('a'))).toBe('took too long');
  });

  it('ends no task that makes progress, unless it takes too long in all [OUR-470]', async () => {
    expect(await reasonOf(open({ longest: 3_000, overall: 60_000 })('slow'))).toBe('slow');
    await pool.close(0);
    expect(await reasonOf(open({ longest: 3_000, overall: 4_000 })('slow'))).toBe('took too long');
  });

  it('refuses tasks over the limit of waiting ones', async () => {
    const run = open({ waiting: 2 });
    const first = reasonOf(run('wait'));
    const waiting = [reasonOf(run('b')), reasonOf(run('c'))];
    expect(await reasonOf(run('d'))).toBe('full');
    await pool.close(0);
    expect([await first, ...(await Promise.all(waiting))]).toEqual(['closed', 'closed', 'closed']);
  });

  it('finishes running tasks when it closes, and takes no more', async () => {
    const run = open();
    const [running, waiting] = [reasonOf(run('a')), reasonOf(run('b'))];
    await pool.close(30_000);
    expect(await running).toMatch(/^a by/);
    expect(await waiting).toBe('closed');
    expect(await reasonOf(run('c'))).toBe('closed');
  });

  it('ends a worker that has nothing to do, and starts another one later', async () => {
    const run = open({ idle: 0 });
    const first = String(await run('a'));
    await expect.poll(async () => String(await run('a'))).not.toBe(first);
  });
});
