import type { Test } from '@isopter/contract';
import { isBuilt } from '../../lib/routes/routes.ts';

/**
 * Where closing a monitor leads [MON-13]; one opened from the wall or the work of the day leads back there, one begun from
 * the worklist back to it [OUR-342].
 * @param hasBundles whether the screen of a patient's bundles is built
 */
export function closePath(
  test: Pick<Test, 'patient' | 'test_bundle'> | undefined,
  from: string | null,
  hasBundles = isBuilt('/tests/bundles/:patientId'),
): string {
  if (from === 'work-items') return '/work-items';
  if ((from === 'wall' || from === 'today') && test) return `/${from}`;
  if (from !== null || !test?.patient) return '/patients';
  return test.test_bundle && hasBundles ? `/tests/bundles/${test.patient}` : `/tests/${test.patient}`;
}
