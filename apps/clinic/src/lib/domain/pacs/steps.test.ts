import { COMMITMENT_STATUSES, PACS_STATUSES } from '@isopter/contract';
import { expect, it } from 'vitest';
import { STEP_OF_PACS, stepOfResult } from './steps.ts';

const of = (step: string) => PACS_STATUSES.filter((status) => STEP_OF_PACS[status] === step);

it('tells what is on its way, there, or failed (of PACS-08)', () => {
  expect(of('pending')).toEqual(['INITIALIZED', 'MESSAGE_SENT']);
  expect(of('success')).toEqual(['AGENT_SUCCESS']);
  expect(of('failure')).toEqual(['MESSAGE_FAILED', 'AGENT_FAILED']);
});

it('counts a stored result as failed once its archive does not confirm it [OUR-918]', () => {
  expect(COMMITMENT_STATUSES.map((status) => stepOfResult('AGENT_SUCCESS', { status }))).toEqual([
    'pending',
    'success',
    'failure',
  ]);
  expect(stepOfResult('MESSAGE_FAILED', null)).toBe('failure');
});
