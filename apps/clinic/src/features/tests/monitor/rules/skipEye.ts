import { type Eye, isEnded, type TestGroupChoice, type TestStatus } from '@isopter/contract';

/** The state that decides whether an eye can be skipped. */
export interface SkipSituation {
  /** The device's screen. */
  screen: string | null | undefined;
  test_group: Pick<TestGroupChoice, 'group'>;
  visual_acuity_algorithm_version: number;
  status: TestStatus | undefined;
  /** The earliest phase that is not over; null when all are. */
  phase: Eye | null;
}

/** From the version after this one on the headset skips. */
const WITHOUT_SKIP = 1;

/** The phase that can be skipped now, or null: only while an acuity test is being done, and only the earliest one [ACU-02]. */
export function skippablePhase(situation: SkipSituation): Eye | null {
  const { screen, test_group, visual_acuity_algorithm_version: version, status, phase } = situation;
  const isOffered =
    screen === 'doing test' &&
    test_group.group === 'VISUAL_ACUITY' &&
    version > WITHOUT_SKIP &&
    status !== 'syncing' &&
    !isEnded(status);
  return isOffered ? phase : null;
}

/** Returns the payload of the skip command for a phase: null means both eyes together [ACU-04]. */
export const skipPayload = (phase: Eye): 'OD' | 'OS' | null => (phase === 'OU' ? null : phase);
