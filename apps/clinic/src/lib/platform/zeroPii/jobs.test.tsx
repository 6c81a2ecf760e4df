import { beforeEach, expect, it } from 'vitest';
import { subscribe } from 'valtio';
import { forgetJobs, type Job, type JobKind, jobs, runJob, type Work } from './jobs.ts';

beforeEach(forgetJobs);

/** The states a job goes through. */
function statesOf(kind: JobKind): Job['status'][] {
  const states: Job['status'][] = [];
  subscribe(
    jobs,
    () => {
      const status = jobs[kind]?.status;
      if (status && status !== states.at(-1)) states.push(status);
    },
    true,
  );
  return states;
}

const never = new AbortController().signal;

const failing: Work = async (_, onProgress) => {
  onProgress(4, 10);
  throw new Error('no');
};

it('waits, works and ends, one job at a time [PII-14]', async () => {
  const [encrypting, storing] = [statesOf('encrypt'), statesOf('store')];
  const order: string[] = [];
  const work = Promise.withResolvers<void>();
  const first = runJob(
    'encrypt',
    (_, onProgress) => {
      order.push('encrypts');
      onProgress(3, 10);
      return work.promise;
    },
    never,
  );
  const second = runJob('store', async () => void order.push('stores'), never);
  await expect.poll(() => jobs.encrypt).toEqual({ status: 'IN_PROGRESS', done: 3, count: 10 });
  expect(jobs.store?.status).toBe('QUEUED');
  work.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(['encrypts', 'stores']);
  expect(encrypting).toEqual(['QUEUED', 'IN_PROGRESS', 'SUCCEEDED']);
  expect(storing).toEqual(['QUEUED', 'IN_PROGRESS', 'SUCCEEDED']);
});

it('says how far one came that failed, and lets the next one begin [PII-14]', async () => {
  const states = statesOf('encrypt');
  await runJob('encrypt', failing, never);
  expect(jobs.encrypt).toEqual({ status: 'FAILED', done: 4, count: 10 });
  await runJob('encrypt', async () => undefined, never);
  expect(states).toEqual(['QUEUED', 'IN_PROGRESS', 'FAILED', 'QUEUED', 'IN_PROGRESS', 'SUCCEEDED']);
});

it('says nothing of one that was ended with its session', async () => {
  const ended = new AbortController();
  const job = runJob(
    'store',
    () => new Promise((_, fail) => ended.signal.addEventListener('abort', fail)),
    ended.signal,
  );
  await expect.poll(() => jobs.store?.status).toBe('IN_PROGRESS');
  ended.abort();
  forgetJobs();
  await job;
  expect(jobs.store).toBeUndefined();
});
