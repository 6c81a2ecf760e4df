import { AgentError, type ApiClient } from '@isopter/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { startNamesJob, stopNamesJob } from './namesJob.ts';
import { forgetNamesJob, namesJob } from './namesJobState.ts';

type Move = typeof import('./held.ts').moveAllNames;
const moveAllNames = vi.hoisted(() => vi.fn<Move>());
vi.mock('./loadAgent.ts', () => ({ loadAgent: () => Promise.resolve({ moveAllNames }) }));

const client = {} as ApiClient;

beforeEach(() => {
  forgetNamesJob();
  moveAllNames.mockReset();
  moveAllNames.mockImplementation((_job, _client, _signal, onProgress) => {
    onProgress(3, 5);
    return Promise.resolve({ done: 4, failed: ['7d000000-0000-4000-8000-000000000001'] });
  });
});

it('moves names, and lists the patients who were left [OUR-659]', async () => {
  await startNamesJob('copyToAgent', client);
  expect(namesJob.current).toMatchObject({
    kind: 'copyToAgent',
    status: 'done',
    done: 4,
    count: 5,
    failed: ['7d000000-0000-4000-8000-000000000001'],
  });
});

it('waits while another window moves names [OUR-663]', async () => {
  const other = Promise.withResolvers<void>();
  const held = navigator.locks.request('isopter.names-move', () => other.promise);
  const moving = startNamesJob('copyToAgent', client);
  await eventually(() => expect(namesJob.current?.status).toBe('waiting'));
  expect(moveAllNames).not.toHaveBeenCalled();
  other.resolve();
  await Promise.all([held, moving]);
  expect(namesJob.current?.status).toBe('done');
});

it('keeps the progress when the user stops it, and can be started again [OUR-663]', async () => {
  moveAllNames.mockImplementationOnce(
    (_job, _client, signal, onProgress) =>
      new Promise((_resolve, reject) => {
        onProgress(3, 5);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const moving = startNamesJob('removeFromServer', client);
  await eventually(() => expect(namesJob.current).toMatchObject({ status: 'running', done: 3, count: 5 }));
  stopNamesJob();
  await moving;
  expect(namesJob.current).toMatchObject({ status: 'stopped', done: 3, problem: null });
  await startNamesJob('removeFromServer', client);
  expect(namesJob.current?.status).toBe('done');
});

it.each([
  [new AgentError('slow'), 'slow'],
  [new Error('the server is away'), 'server'],
])('says what stopped it: %s [OUR-663]', async (error, problem) => {
  moveAllNames.mockRejectedValueOnce(error);
  await startNamesJob('copyToServer', client);
  expect(namesJob.current).toMatchObject({ status: 'stopped', problem });
});
