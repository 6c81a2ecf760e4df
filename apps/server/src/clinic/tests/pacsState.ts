import type { Commitment, PacsState } from '@isopter/contract';
import type { TestRow } from './states/records.ts';

type Confirmed = Pick<TestRow, 'pacsCommitment' | 'pacsCommitmentDetails'>;
type Sent = Pick<TestRow, 'pacsStatus' | 'pacsDetails'> & Confirmed;

/** Whether the archive confirmed that it keeps a result; null where it is not asked. */
export const commitmentOf = ({
  pacsCommitment: status,
  pacsCommitmentDetails: details,
}: Confirmed): Commitment | null => status && { status, details };

/** How far a result is on its way to the PACS; null where it goes to none [LIST-10]. */
export function pacsState({ pacsStatus, pacsDetails, ...row }: Sent): PacsState | null {
  const commitment = commitmentOf(row);
  return pacsStatus && { status: pacsStatus, details: pacsDetails, ...(commitment && { commitment }) };
}

/** States from the most to the least important: failures, pending, stored. */
const WEIGHT = ['AGENT_FAILED', 'MESSAGE_FAILED', 'INITIALIZED', 'MESSAGE_SENT', 'AGENT_SUCCESS'] as const;

/** A result that its archive does not confirm may be lost, so that it counts as a failure. */
const weightOf = ({ status, commitment }: PacsState): number =>
  WEIGHT.indexOf(commitment?.status === 'NOT_CONFIRMED' ? 'MESSAGE_FAILED' : status);

/** The same for a bundle, whose tests are sent separately [BUND-01]. */
export function pacsStateOfAll(tests: readonly Sent[]): PacsState | null {
  const states = tests.flatMap((one) => pacsState(one) ?? []);
  return states.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? null;
}
