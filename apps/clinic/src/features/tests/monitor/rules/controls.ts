import type { DeviceScreen, TestGroupChoice, TestStatus } from '@isopter/contract';

/** The buttons a screen of the device may offer [MON-10]. */
export const CONTROLS = ['play', 'pause', 'restart', 'backward', 'forward'] as const;
export type Control = (typeof CONTROLS)[number];

/** What decides about the controls. */
export interface ControlSituation {
  /** What the device shows; any text, since a newer device may show what we do not know [MON-22]. */
  screen: string | null | undefined;
  test_group: TestGroupChoice;
  screen_order_version: number;
}

const SKIPPED_FORWARD: readonly string[] = [
  'tutorial',
  'testing convergence',
  'calibration v2',
] satisfies readonly DeviceScreen[];

/** The controls a device's screen offers; none on a screen we do not know [MON-10, MON-22]. */
export function controlsFor({ screen, test_group, screen_order_version }: ControlSituation): readonly Control[] {
  const isDoing = screen === 'doing test';
  const isPaused = screen === 'test paused';
  const hasOrderV2 = screen_order_version >= 2;
  const isPupil = test_group.group === 'PUPIL';
  const isPausable = test_group.group === 'PERIMETRY' && test_group.protocol !== 'QUADRANT';
  const offered: Readonly<Record<Control, boolean>> = {
    play: (isPausable && isPaused) || (isPupil && (isDoing || isPaused)),
    pause: (isPausable && isDoing) || (isPupil && isPaused),
    restart: isDoing || isPaused,
    backward: screen === 'testing convergence' && !hasOrderV2,
    forward: SKIPPED_FORWARD.includes(screen ?? '') || (screen === 'foveal tutorial' && hasOrderV2),
  };
  return CONTROLS.filter((control) => offered[control]);
}

/** Whether a test that rests is resumed from its monitor: a stopped one, or a paused one its screen has no play for [MON-24]. */
export const offersResume = (status: TestStatus | undefined, controls: readonly Control[]): boolean =>
  status === 'stopped' || (status === 'paused' && !controls.includes('play'));
