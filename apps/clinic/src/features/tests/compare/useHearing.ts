import { useCall } from '@isopter/api-client';
import { MAX_PAGE_SIZE } from '@isopter/contract';
import { useMemo } from 'react';
import { useQueryState } from '../../../lib/routes/useQueryState.ts';
import { hearingPair, hearingTests } from './rules/hearing.ts';

/** The newest hearing tests of a patient, and which two are compared: both stand in the address. */
export function useHearing(patientId: string) {
  const patient = useCall('getPatient', { params: { id: patientId } }, { silent: true });
  const call = useCall(
    'listCourse',
    { params: { id: patientId }, query: { kind: 'hearing', limit: MAX_PAGE_SIZE } },
    { silent: true },
  );
  const [query, set] = useQueryState();
  const [a, b] = [query.get('a'), query.get('b')];
  const tests = useMemo(() => call.data && hearingTests(call.data.results), [call.data]);
  const shown = useMemo(() => tests && hearingPair(tests, { a, b }), [tests, a, b]);
  return { patient, call, tests, shown, setTest: (letter: 'a' | 'b', test: string) => set({ [letter]: test }) };
}

export type HearingState = ReturnType<typeof useHearing>;
