import type { Device } from '../entities/devices.ts';
import type { Test } from '../entities/tests.ts';
import { kindById, KINDS, kindOf, type MonitorKind } from './kinds.ts';

/** The first device version whose monocular Esterman test is shown by the perimetry monitor [MON-16]. */
const PLAIN_ESTERMAN_VERSION = 4;

/**
 * The kind whose monitor a test opens; `undefined` for a test without a monitor [MON-18]. For a suite, the test group
 * is that of the test currently running in it.
 *
 * @param capabilities the capabilities of the device on which the test runs, if known
 */
export function monitorKind(
  test: Pick<Test, 'test_group' | 'monocular'>,
  capabilities?: Pick<Device['capabilities'], 'esterman_algorithm_version'>,
): MonitorKind | undefined {
  const id = kindOf(test.test_group);
  if (id === undefined) return undefined;
  const isPlain =
    id === 'esterman' && test.monocular && (capabilities?.esterman_algorithm_version ?? 0) >= PLAIN_ESTERMAN_VERSION;
  if (isPlain) return 'perimetry';
  const { path, shownBy, parts = [] } = kindById(id);
  const running = parts.find(({ strategy }) => strategy === (test.test_group.strategy ?? null));
  return (running?.kind ?? (path === undefined ? shownBy : id)) as MonitorKind;
}

/** The address of a test's monitor. */
export const monitorPath = (kind: MonitorKind, testId: string): string => `/tests/${KINDS[kind].path}/${testId}`;
