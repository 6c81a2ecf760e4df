import type { LiveEvent } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { describe, expectTypeOf, it } from 'vitest';
import type { CallParameters } from './http.ts';

describe('the types of calls', () => {
  it('demand what a call needs and refuse what it does not know [API-04]', () => {
    expectTypeOf<[]>().toExtend<CallParameters<'listPatients'>>();
    expectTypeOf<[{ query: { limit: number; needs_match_review: boolean } }]>().toExtend<
      CallParameters<'listPatients'>
    >();
    expectTypeOf<[{ query: { limit: number[] } }]>().not.toExtend<CallParameters<'listPatients'>>();
    expectTypeOf<[]>().not.toExtend<CallParameters<'getPatient'>>();
    expectTypeOf<[{ params: { id: string } }]>().toExtend<CallParameters<'getPatient'>>();
    expectTypeOf<[{ params: { id: string }; body: { message: 'dance' } }]>().not.toExtend<
      CallParameters<'sendDeviceMessage'>
    >();
    expectTypeOf<[{ params: { id: string }; body: { message: 'volume'; payload: number } }]>().toExtend<
      CallParameters<'sendDeviceMessage'>
    >();
  });

  it('know the answer: JSON, a file, or nothing [API-04]', () => {
    expectTypeOf<CallAnswer<'listPatients'>['results'][number]['display_name']>().toEqualTypeOf<string>();
    expectTypeOf<CallAnswer<'getTestReportPdf'>>().toEqualTypeOf<Blob>();
    expectTypeOf<CallAnswer<'deleteTest'>>().toEqualTypeOf<undefined>();
    type Stimulus = Extract<Extract<LiveEvent, { type: 'new_stimuli' }>['data'], { threshold: unknown }>;
    expectTypeOf<Stimulus['threshold']>().toEqualTypeOf<number | null>();
  });
});
