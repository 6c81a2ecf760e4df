import { expect, it } from 'vitest';
import { pacsState, pacsStateOfAll } from './pacsState.ts';

const sent = (
  pacsStatus: 'INITIALIZED' | 'MESSAGE_SENT' | 'AGENT_SUCCESS' | 'AGENT_FAILED' | null,
  pacsDetails: string | null = null,
) => ({
  pacsStatus,
  pacsDetails,
  pacsCommitment: null,
  pacsCommitmentDetails: null,
});

it('is null for a test that is not sent to a PACS', () => {
  expect(pacsState(sent(null))).toBeNull();
  expect(pacsState(sent('AGENT_FAILED', 'why'))).toEqual({ status: 'AGENT_FAILED', details: 'why' });
});

const of = (...all: Parameters<typeof sent>[0][]) => pacsStateOfAll(all.map((one) => sent(one)))?.status;

it('of a bundle is that of the test that needs most attention [OUR-336]', () => {
  expect(of('AGENT_SUCCESS', 'MESSAGE_SENT', null)).toBe('MESSAGE_SENT');
  expect(of('AGENT_SUCCESS', 'AGENT_FAILED', 'INITIALIZED')).toBe('AGENT_FAILED');
  expect(of('AGENT_SUCCESS', null)).toBe('AGENT_SUCCESS');
  expect(of(null)).toBeUndefined();
});

it('says whether the archive confirmed a result; one that it did not comes before what is under way [OUR-918]', () => {
  const lost = { ...sent('AGENT_SUCCESS'), pacsCommitment: 'NOT_CONFIRMED', pacsCommitmentDetails: 'why' } as const;
  const state = { status: 'AGENT_SUCCESS', details: null, commitment: { status: 'NOT_CONFIRMED', details: 'why' } };
  expect(pacsState(lost)).toEqual(state);
  expect(pacsStateOfAll([sent('MESSAGE_SENT'), lost, sent('AGENT_SUCCESS')])).toEqual(state);
});
