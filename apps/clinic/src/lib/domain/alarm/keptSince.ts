import { readTab, writeTab } from '../../platform/storage/tab.ts';
import type { Since } from './calls.ts';

const keyOf = (test: string): string => `isopter.calls.since.${test}`;

/** Returns since when a test has called for somebody, by reason. It is kept in the tab, so that a reload does not restart the time of a pause. */
export function readSince(test: string): Since | undefined {
  try {
    return (JSON.parse(readTab(keyOf(test)) ?? 'null') as Since | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores since when a test has called for somebody, by reason; removes the entry of a test that calls for nobody. */
export const keepSince = (test: string, since: Since): void =>
  writeTab(keyOf(test), Object.keys(since).length > 0 ? JSON.stringify(since) : null);
