import type { TestStatus } from '@isopter/contract';
import type { Tone } from '@isopter/ui';

const TONE_OF_STATUS: Readonly<Record<TestStatus, Tone>> = {
  started: 'positive',
  pending: 'caution',
  paused: 'caution',
  failed: 'critical',
  expired: 'critical',
  stopped: 'critical',
  syncing: 'neutral',
  finished: 'neutral',
};

/** The colour of a test's status, wherever a list shows it (LIST-02). */
export const statusTone = (status: TestStatus | undefined): Tone => (status ? TONE_OF_STATUS[status] : 'neutral');

/** The colour at the edge of a row; what is at rest needs none. */
export function markedTone(status: TestStatus | undefined): Tone | undefined {
  const tone = statusTone(status);
  return tone === 'neutral' ? undefined : tone;
}
