import {
  type Device,
  type LiveEvent,
  partOfSuite,
  type StrategyValue,
  type Test,
  type TestType,
} from '@isopter/contract';

/** The monitors, by the last part of their route: `observe` and `observe-KIND` [MON-18]. */
export const MONITOR_KINDS = [
  'observe',
  'esterman',
  'kinetic',
  'landolt-c',
  'contrast',
  'color',
  'ishihara',
  'waggoner',
  'eoms',
  'pupillometry',
  'cover',
  'sensorimotor',
  'stereopsis',
  'audiology',
  'camera',
  'image',
] as const;
export type MonitorKind = (typeof MONITOR_KINDS)[number];

/** The monitors of strategies that have one of their own, whatever group they come in. */
const BY_STRATEGY: Partial<Record<StrategyValue, MonitorKind>> = {
  ESTERMAN: 'esterman',
  KINETIC: 'kinetic',
  D15: 'color',
  ISHIHARA: 'ishihara',
  WAGGONER: 'waggoner',
  WAGGONER_SENIORS: 'waggoner',
  WAGGONER_OLDER_CHILDREN: 'waggoner',
  EOMS_SENSORIMOTOR: 'eoms',
  COVER_SENSORIMOTOR: 'cover',
  CONTRAST_STANDARD: 'contrast',
  CONTRAST_SINGLE_OPTOTYPE: 'contrast',
};

/** The monitor of every other test of a group. A custom bundle has none of its own: its tests have. */
const BY_GROUP: Partial<Record<TestType, MonitorKind>> = {
  PERIMETRY: 'observe',
  VISUAL_ACUITY: 'landolt-c',
  CSUITE: 'landolt-c',
  CONTRAST_SENSITIVITY: 'contrast',
  EXTRA_OCULAR_MOTILITY: 'eoms',
  PUPIL: 'pupillometry',
  COVER: 'cover',
  SENSORIMOTOR_SHAPES: 'sensorimotor',
  SENSORIMOTOR_CARDINAL: 'sensorimotor',
  SENSORIMOTOR_BINOCULAR: 'sensorimotor',
  SENSORIMOTOR_SUITE: 'sensorimotor',
  STEREOPSIS: 'stereopsis',
  AUDIOLOGY: 'audiology',
  ANTERIOR_SEGMENT_IMAGE: 'camera',
  EYE_IMAGE_CAPTURE: 'image',
  ONGOING_EYE_IMAGE_CAPTURE: 'image',
};

/** From this version on a device runs the monocular Esterman as the plain monitor shows it [MON-16]. */
const PLAIN_ESTERMAN_VERSION = 4;

/**
 * The monitor a test opens; `undefined` for a test nothing can be watched of [MON-18]. For a suite the test group names
 * the test now running in it.
 *
 * @param capabilities of the device the test runs on, where they are known
 */
export function monitorKind(
  test: Pick<Test, 'test_group' | 'monocular'>,
  capabilities?: Pick<Device['capabilities'], 'esterman_algorithm_version'>,
): MonitorKind | undefined {
  const { group, strategy } = test.test_group;
  const isPlainEsterman =
    strategy === 'ESTERMAN' &&
    test.monocular &&
    (capabilities?.esterman_algorithm_version ?? 0) >= PLAIN_ESTERMAN_VERSION;
  if (isPlainEsterman) return 'observe';
  return (strategy && BY_STRATEGY[strategy]) || BY_GROUP[group];
}

/**
 * A test as it is while the part of a suite runs that a record belongs to, named as the server names it; the same test
 * where the record tells nothing new [MON-18].
 */
export function whileRunning<T extends Pick<Test, 'test_group' | 'monocular'>>(test: T, type: LiveEvent['type']): T {
  const strategy = partOfSuite(test.test_group.group, type);
  if (strategy === undefined) return test;
  const running = { ...test, test_group: { ...test.test_group, strategy } };
  return monitorKind(running) === monitorKind(test) ? test : running;
}

/** The address of a test's monitor. */
export function monitorPath(kind: MonitorKind, testId: string): string {
  return kind === 'observe' ? `/tests/observe/${testId}` : `/tests/observe-${kind}/${testId}`;
}
