import type { PacsState } from '@isopter/contract';
import type { TestRow } from './states/records.ts';

type Sent = Pick<TestRow, 'pacsStatus' | 'pacsDetails'>;

/** How far a result is on its way to the PACS; null where it goes to none [LIST-10]. */
export const pacsState = ({ pacsStatus, pacsDetails }: Sent): PacsState | null =>
  pacsStatus && { status: pacsStatus, details: pacsDetails };

/** What says most of several: a failure before what is under way, and that before what is there. */
const WEIGHT = ['AGENT_FAILED', 'MESSAGE_FAILED', 'INITIALIZED', 'MESSAGE_SENT', 'AGENT_SUCCESS'] as const;

/** The same of the tests of a bundle, each of which goes there by itself [BUND-01]. */
export function pacsStateOfAll(tests: readonly Sent[]): PacsState | null {
  const states = tests.flatMap((one) => pacsState(one) ?? []);
  return states.toSorted((a, b) => WEIGHT.indexOf(a.status) - WEIGHT.indexOf(b.status))[0] ?? null;
}
