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

/** Returns the tone of the marker at a row's edge; undefined for neutral statuses. */
export function markedTone(status: TestStatus | undefined): Tone | undefined {
  const tone = statusTone(status);
  return tone === 'neutral' ? undefined : tone;
}
