import { MAX_PAGE_SIZE, POLL_SESSIONS, POLL_TECHALL_MODE } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** The arguments for all sessions that are not over. */
export const OPEN_SESSIONS = { query: { limit: MAX_PAGE_SIZE, offset: 0 } } as const;

/**
 * A page of the sessions of remote technicians, polled every 3 s [TECH-02]. The screen says what fails.
 * @param past whether the sessions that are over are listed
 */
export function useSessions(page: PageState, past: boolean): PageOfRows<'listSessions'> {
  return usePage('listSessions', { query: past ? { past } : {} }, page, { silent: true, poll: POLL_SESSIONS });
}

/**
 * The sessions that are not over: a technician user's own, for a technician admin the one they joined, first, and those that
 * wait; polled every 5 s [TECH-01]. A failed poll is silent.
 */
export function useOpenSessions(): CallState<CallAnswer<'listSessions'>> {
  return useCall('listSessions', OPEN_SESSIONS, { silent: true, poll: POLL_TECHALL_MODE });
}

/** Joins a session, or ends it [TECH-03]. */
export function useUpdateSession(): MutationCall<'updateSession'> {
  return useMutationCall('updateSession', ['listSessions', 'getPatient']);
}
