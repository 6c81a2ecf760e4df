import type { ApiClient } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { writeLocal } from '../storage/local.ts';
import { session } from './session.ts';

/**
 * Gives this window to visitors, or takes it back from them: while they have it, everything leads to /demo-mode and the
 * navigation asks for the PIN (NAV-07, NAV-17, OUR-271).
 */
export function setDemoMode(isOn: boolean): void {
  const { current } = session;
  if (current === null) return;
  current.demo_mode = isOn;
  current.demo_test = null;
  writeLocal('demo_mode', isOn);
}

/** Lets the monitor of the visitor's test open, and no other (OUR-537). */
export function setDemoTest(test: Id | null): void {
  const { current } = session;
  if (current !== null) current.demo_test = test;
}

/**
 * Ends a visit: the window goes to the next visitor, and the server closes the data of the previous one (OUR-535, OUR-537).
 * @throws the error of the call; the previous visit is closed in this window even then
 */
export async function endVisit(client: ApiClient): Promise<void> {
  setDemoMode(true);
  await client.call('lockDemoMode', { body: { ends_visit: true } });
}

/** The server says that visitors have the session: this window is theirs as well, if it was not yet. */
export function hearDemoMode(): void {
  if (session.current?.demo_mode === false) setDemoMode(true);
}
