import { readTab, writeTab } from '../storage/tab.ts';
import type { Since } from './calls.ts';

const keyOf = (test: string): string => `isopter.calls.since.${test}`;

/** Returns when the reasons of a test began, as kept in the tab: a reload or another screen does not start a pause anew. */
export function readSince(test: string): Since | undefined {
  try {
    return (JSON.parse(readTab(keyOf(test)) ?? 'null') as Since | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps when the reasons of a test began; nothing is kept of a test that has none. */
export const keepSince = (test: string, since: Since): void =>
  writeTab(keyOf(test), Object.keys(since).length > 0 ? JSON.stringify(since) : null);
