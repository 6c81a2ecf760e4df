import {
  type Device,
  type FormEye,
  isEnded,
  type MeasuredField,
  SINGLE_EYES,
  type Test,
  type TestBundle,
  testStatus,
  type TestStatus,
} from '@isopter/contract';
import { eyeOptions } from '../../form/rules/eye.ts';
import { choosesEye, type Selection } from '../../form/rules/selection.ts';

/** The action of a monitor when its test ends [MON-12, MON-24]. */
export type AfterEnd = 'stay' | 'next test' | 'demo';

export interface EndSituation {
  /** The state in which it ended. */
  status: TestStatus;
  /** It was seen running here: who opens the monitor of a test that is over wants to look at it. */
  wasRunning: boolean;
  isDemo: boolean;
  isBundled: boolean;
}

/** Only a finished test leads on; one that failed or expired stays in sight [MON-24], but ends the visit of a demo [OUR-537]. */
export function afterEnd({ status, wasRunning, isDemo, isBundled }: EndSituation): AfterEnd {
  if (isDemo) return 'demo';
  if (!wasRunning || status !== 'finished') return 'stay';
  return isBundled ? 'next test' : 'stay';
}

/** Returns the test with which a bundle continues after another one; undefined once it is over [BUND-06]. */
export function followingTest(bundle: TestBundle, finished: string): string | undefined {
  const { current_test, status } = bundle;
  return !current_test || current_test.id === finished || isEnded(status.name) ? undefined : current_test.id;
}

/** The test that a bundle has reached after one of its tests finished. */
export interface WayOn {
  /** The test it has come to. */
  id: string;
  /** The number of that test, from 1, of `total` [BUND-18]. */
  number: number;
  total: number;
}

/**
 * The test a bundle has come to since a test of it finished: it runs, waits, or is over as well. Undefined where the
 * bundle ended with this one; so it does with a test that failed or expired [MON-24].
 */
export function wayOn(bundle: TestBundle, test: string, status: TestStatus | undefined): WayOn | undefined {
  const { current_test, test_bundle_index: number, total_test_count: total } = bundle;
  if (status !== 'finished' || !current_test || current_test.id === test) return undefined;
  return { id: current_test.id, number, total };
}

/**
 * Whether the test a bundle has come to begins only when somebody starts it: another test took its device meanwhile. One
 * that its device was given already begins as soon as that is connected.
 */
export const waitsForStart = (
  bundle: TestBundle | undefined,
  { id, status }: Pick<Test, 'id' | 'status'>,
  device: Pick<Device, 'administering_test'> | null | undefined,
): boolean =>
  bundle?.current_test?.id === id && testStatus(status) === 'pending' && !!device && device.administering_test !== id;

/** Returns the eyes for which a test can be repeated, as single choices; none if the kind has no choice of eye. */
export function repeatedEyes({ group, strategy, protocol }: Test['test_group']): readonly FormEye[] {
  const selection: Selection = { group, strategy: strategy ?? '', protocol: protocol ?? '' };
  return choosesEye(selection) ? REPEATED.filter((eye) => eyeOptions(selection).includes(eye)) : [];
}

/** The left eye stands on the left, as on the monitor. */
const REPEATED: readonly FormEye[] = ['OS', 'OD', 'both'];

/** Returns whether there is a progression to show: two fields of an eye. */
export const hasProgression = (fields: readonly Pick<MeasuredField, 'eye'>[]): boolean =>
  SINGLE_EYES.some((eye) => fields.filter((field) => field.eye === eye).length > 1);

/** The place of a test in its bundle, as far as the bundle tells: it names the one that runs [MON-06, BUND-18]. */
export const placeInBundle = (bundle: TestBundle, test: string): number | undefined => {
  if (bundle.current_test?.id === test) return bundle.test_bundle_index;
  return bundle.next_test?.id === test ? bundle.test_bundle_index + 1 : undefined;
};
