import { expect, it } from 'vitest';
import { afterFailure } from './retries.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const unreached = { result: 'unreached', details: 'down' } as const;
const minutesLater = (failed: { pacsDue: Date | null }) =>
  failed.pacsDue && (failed.pacsDue.getTime() - NOW.getTime()) / 60_000;

const refused = (mayPass: boolean) => afterFailure({ result: 'refused', details: 'no', mayPass }, 1, NOW);

it('retries with growing pauses, and gives up after five attempts (of OUR-335)', () => {
  const pauses = [1, 2, 3, 4, 5].map((attempts) => minutesLater(afterFailure(unreached, attempts, NOW)));
  expect(pauses).toEqual([1, 5, 30, 120, null]);
  expect(afterFailure(unreached, 1, NOW)).toMatchObject({ pacsStatus: 'MESSAGE_FAILED', pacsDetails: 'down' });
  // of refused results only those that the PACS may accept later are retried
  expect(refused(false)).toEqual({ pacsStatus: 'AGENT_FAILED', pacsDetails: 'no', pacsDue: null });
  expect(minutesLater(refused(true))).toBe(1);
});
