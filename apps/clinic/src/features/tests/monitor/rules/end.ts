import { isEnded, type TestBundle, type TestStatus } from '@isopter/contract';

/** What a monitor does when the test it watches is over [MON-12, MON-24]. */
export type AfterEnd = 'stay' | 'next test' | 'demo';

/** What decides about it. */
export interface EndSituation {
  /** The state in which it ended. */
  status: TestStatus;
  /** It was seen running here: who opens the monitor of a test that is over wants to look at it. */
  wasRunning: boolean;
  isDemo: boolean;
  isBundled: boolean;
}

/** Only a finished test leads on; one that failed or expired stays in sight [MON-24]. */
export function afterEnd({ status, wasRunning, isDemo, isBundled }: EndSituation): AfterEnd {
  if (!wasRunning || status !== 'finished') return 'stay';
  if (isDemo) return 'demo';
  return isBundled ? 'next test' : 'stay';
}

/** The test a bundle goes on with after another one; undefined once it is over [BUND-06]. */
export function followingTest(bundle: TestBundle, finished: string): string | undefined {
  const { current_test, status } = bundle;
  return !current_test || current_test.id === finished || isEnded(status.name) ? undefined : current_test.id;
}

/** The place of a test in its bundle, as far as the bundle tells: it names the one that runs [MON-06, BUND-18]. */
export const placeInBundle = (bundle: TestBundle, test: string): number | undefined => {
  if (bundle.current_test?.id === test) return bundle.test_bundle_index;
  return bundle.next_test?.id === test ? bundle.test_bundle_index + 1 : undefined;
};
