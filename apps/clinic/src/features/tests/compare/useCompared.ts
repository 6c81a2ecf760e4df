import { useCall } from '@isopter/api-client';
import { type CourseTest, MAX_PAGE_SIZE } from '@isopter/contract';
import { useMemo } from 'react';
import { useQueryState } from '../../../lib/routes/useQueryState.ts';

/** How tests of a kind are found in a course, and which two of them are compared. */
export interface ComparedKind<Test, Pair> {
  kind: 'hearing' | 'acuity';
  testsOf: (rows: readonly CourseTest[]) => readonly Test[];
  /** `null` where there is none. */
  pairOf: (tests: readonly Test[], wanted: { a: string | null; b: string | null }) => Pair | null;
}

/**
 * The newest tests of a kind of a patient, and which two are compared: both stand in the address.
 * @param compared keep it identical between renders
 */
export function useCompared<Test, Pair>(patientId: string, compared: ComparedKind<Test, Pair>) {
  const { kind, testsOf, pairOf } = compared;
  const patient = useCall('getPatient', { params: { id: patientId } }, { silent: true });
  const call = useCall(
    'listCourse',
    { params: { id: patientId }, query: { kind, limit: MAX_PAGE_SIZE } },
    { silent: true },
  );
  const [query, set] = useQueryState();
  const [a, b] = [query.get('a'), query.get('b')];
  const tests = useMemo(() => call.data && testsOf(call.data.results), [call.data, testsOf]);
  const shown = useMemo(() => tests && pairOf(tests, { a, b }), [tests, pairOf, a, b]);
  return { patient, call, tests, shown, setTest: (letter: 'a' | 'b', test: string) => set({ [letter]: test }) };
}
