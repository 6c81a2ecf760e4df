import type { DeviceScreen, TestGroupChoice, TestStatus } from '@isopter/contract';

/** The buttons a screen of the device may offer [MON-10]. */
export const CONTROLS = ['play', 'pause', 'restart', 'backward', 'forward'] as const;
export type Control = (typeof CONTROLS)[number];

/** The state that decides about the controls. */
export interface ControlSituation {
  /** The device's screen; any text, since a newer device may send an unknown one [MON-22]. */
  screen: string | null | undefined;
  test_group: TestGroupChoice;
  screen_order_version: number;
  /** The state of the test; undefined while unknown. */
  status?: TestStatus | undefined;
}

const SKIPPED_FORWARD: readonly string[] = [
  'tutorial',
  'testing convergence',
  'calibration v2',
] satisfies readonly DeviceScreen[];

/**
 * The controls a device's screen offers; none on a screen we do not know [MON-10, MON-22]. The screens of pupillometry
 * have both play and pause: a test under way has nothing to continue, one that rests nothing to pause [OUR-17].
 */
export function controlsFor(situation: ControlSituation): readonly Control[] {
  const { screen, test_group, screen_order_version, status } = situation;
  const isDoing = screen === 'doing test';
  const isPaused = screen === 'test paused';
  const hasOrderV2 = screen_order_version >= 2;
  const isPupil = test_group.group === 'PUPIL';
  const isPausable = test_group.group === 'PERIMETRY' && test_group.protocol !== 'QUADRANT';
  const offered: Readonly<Record<Control, boolean>> = {
    play: (isPausable && isPaused) || (isPupil && status !== 'started' && (isDoing || isPaused)),
    pause: (isPausable && isDoing) || (isPupil && status !== 'paused' && isPaused),
    restart: isDoing || isPaused,
    backward: screen === 'testing convergence' && !hasOrderV2,
    forward: SKIPPED_FORWARD.includes(screen ?? '') || (screen === 'foveal tutorial' && hasOrderV2),
  };
  return CONTROLS.filter((control) => offered[control]);
}

/** Returns the main control that a screen offers, which has a key: continue, pause, or skip ahead. */
export const leadOf = (controls: readonly Control[]): Lead | undefined =>
  LEADING.find((control) => controls.includes(control));

const LEADING = ['play', 'pause', 'forward'] as const satisfies readonly Control[];
export type Lead = (typeof LEADING)[number];

/** Returns whether the monitor offers to resume: a stopped test, or a paused one whose screen has no play [MON-24]. */
export const offersResume = (status: TestStatus | undefined, controls: readonly Control[]): boolean =>
  status === 'stopped' || (status === 'paused' && !controls.includes('play'));
