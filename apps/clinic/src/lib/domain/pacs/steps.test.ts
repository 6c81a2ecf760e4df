import { PACS_STATUSES } from '@isopter/contract';
import { expect, it } from 'vitest';
import { STEP_OF_PACS } from './steps.ts';

const of = (step: string) => PACS_STATUSES.filter((status) => STEP_OF_PACS[status] === step);

it('tells what is on its way, there, or failed (of PACS-08)', () => {
  expect(of('pending')).toEqual(['INITIALIZED', 'MESSAGE_SENT']);
  expect(of('success')).toEqual(['AGENT_SUCCESS']);
  expect(of('failure')).toEqual(['MESSAGE_FAILED', 'AGENT_FAILED']);
});
