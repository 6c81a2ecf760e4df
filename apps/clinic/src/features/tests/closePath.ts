import type { Test } from '@isopter/contract';

/**
 * Where closing a monitor leads [MON-13]; one opened from the wall or the work of the day leads back there, one begun from
 * the worklist back to it [OUR-342].
 */
export function closePath(test: Pick<Test, 'patient' | 'test_bundle'> | undefined, from: string | null): string {
  if (from === 'work-items') return '/work-items';
  if ((from === 'wall' || from === 'today') && test) return `/${from}`;
  if (from !== null || !test?.patient) return '/patients';
  return test.test_bundle ? `/tests/bundles/${test.patient}` : `/tests/${test.patient}`;
}
