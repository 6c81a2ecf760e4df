import { useCall } from '@isopter/api-client';
import { type CourseRow, type CourseTest, MAX_PAGE_SIZE } from '@isopter/contract';
import { useMemo } from 'react';
import { isId } from '../../../lib/frame/list/filters/filters.ts';
import { useQueryState } from '../../../lib/platform/routes/useQueryState.ts';

/** Reports of other devices have neither acuities nor thresholds of ears. */
const ownTests = (rows: readonly CourseRow[]): readonly CourseTest[] =>
  rows.filter((row): row is CourseTest => 'test' in row);

/** Finds the tests of a kind in a course, and selects the two to compare. */
export interface ComparedKind<Test, Pair> {
  kind: 'hearing' | 'acuity';
  testsOf: (rows: readonly CourseTest[]) => readonly Test[];
  /** Returns `null` if there is no test. */
  pairOf: (tests: readonly Test[], wanted: { a: string | null; b: string | null }) => Pair | null;
}

/**
 * The newest tests of a kind of a patient, and which two are compared: both stand in the address, and are asked for by
 * their ids where they are older. `isGone` where one of them is not there.
 * @param compared keep it identical between renders
 */
export function useCompared<Test extends { id: string }, Pair>(patientId: string, compared: ComparedKind<Test, Pair>) {
  const { kind, testsOf, pairOf } = compared;
  const params = { id: patientId };
  const patient = useCall('getPatient', { params }, { silent: true });
  const newest = useCall('listCourse', { params, query: { kind, limit: MAX_PAGE_SIZE } }, { silent: true });
  const [query, set] = useQueryState();
  const [a, b] = [query.get('a'), query.get('b')];
  const rows = useMemo(() => newest.data && ownTests(newest.data.results), [newest.data]);
  const others = [a, b].filter(
    (id): id is string => id !== null && isId(id) && rows !== undefined && !rows.some(({ test }) => test.id === id),
  );
  const older = useCall(
    'listCourse',
    others.length > 0 ? { params, query: { kind, id__in: others.join(',') } } : null,
    { silent: true, keepPrevious: true },
  );
  const call = others.length > 0 ? older : newest;
  const all = useMemo(
    () => rows && call.data && (call.data === newest.data ? rows : [...rows, ...ownTests(call.data.results)]),
    [rows, call.data, newest.data],
  );
  const tests = useMemo(() => all && testsOf(all), [all, testsOf]);
  const shown = useMemo(() => tests && pairOf(tests, { a, b }), [tests, pairOf, a, b]);
  const isGone = (id: string | null): boolean =>
    id !== null && tests !== undefined && !tests.some((one) => one.id === id);
  return {
    patient,
    call,
    tests,
    shown,
    isGone: isGone(a) || isGone(b),
    setTest: (letter: 'a' | 'b', test: string) =>
      set({ ...(isGone(a) && { a: null }), ...(isGone(b) && { b: null }), [letter]: test }),
  };
}
