import type { Test } from '@isopter/contract';

/** Where closing a monitor leads [MON-13]; one opened from the wall leads back to it. */
export function closePath(test: Pick<Test, 'patient' | 'test_bundle'> | undefined, from: string | null): string {
  if (from === 'wall' && test) return '/wall';
  if (from !== null || !test?.patient) return '/patients';
  return test.test_bundle ? `/tests/bundles/${test.patient}` : `/tests/${test.patient}`;
}
