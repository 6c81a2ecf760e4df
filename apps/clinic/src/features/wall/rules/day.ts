import { type ActiveDevice, type DayTest, isHomeDevice, testStatus, type Today } from '@isopter/contract';
import { isBatteryNearlyEmpty } from '../../../lib/domain/alarm/attention.ts';

/** How many rows each list has. */
export const ROWS = { next: 5, finished: 2, free: 4 } as const;

/** When the next test can begin: its device is ready, has to be charged first, is away, or runs another test. */
type Readiness = 'ready' | 'charge' | 'away' | 'busy';

/** A test that waits, and its device. */
export interface NextTest extends DayTest {
  on: ActiveDevice | undefined;
  readiness: Readiness;
}

function readinessOf(device: ActiveDevice | undefined): Readiness {
  if (!device?.active) return 'away';
  if (device.running_test) return 'busy';
  return isBatteryNearlyEmpty(device.battery_level_headset_percentage) ? 'charge' : 'ready';
}

/** The tests that wait in the clinic, in the order they were ordered in; of a bundle the first one [OUR-791]. */
export function nextTests({ open }: Today, devices: readonly ActiveDevice[]): readonly NextTest[] {
  const bundles = new Set<string>();
  return open.results
    .filter(({ test }) => testStatus(test.status) === 'pending')
    .toSorted((one, other) => one.ordered.localeCompare(other.ordered))
    .filter(({ test: { test_bundle } }) => {
      if (!test_bundle) return true;
      const isFirst = !bundles.has(test_bundle.id);
      bundles.add(test_bundle.id);
      return isFirst;
    })
    .map((one): NextTest => {
      const on = devices.find(({ id }) => id === one.test.device);
      return { ...one, on, readiness: readinessOf(on) };
    })
    .filter(({ on }) => !on || !isHomeDevice(on.device_type));
}

/** The tests of today that were finished, the last one first [OUR-791]. */
export const finishedTests = ({ ended }: Today): readonly DayTest[] =>
  ended.results
    .filter(({ test }) => testStatus(test.status) === 'finished')
    .toSorted((one, other) => (other.test.time_end ?? '').localeCompare(one.test.time_end ?? ''));

/** The headsets of the clinic that a test can be started on, the fullest battery first [OUR-791]. */
export const freeHeadsets = (devices: readonly ActiveDevice[]): readonly ActiveDevice[] =>
  devices
    .filter(({ active, running_test, device_type }) => active && !running_test && !isHomeDevice(device_type))
    .toSorted(
      (one, other) =>
        (other.battery_level_headset_percentage ?? 0) - (one.battery_level_headset_percentage ?? 0) ||
        one.name.localeCompare(other.name, undefined, { numeric: true }),
    );
