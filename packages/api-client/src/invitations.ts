import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

const OUTDATED = ['listInvitations'] as const;
/** While a letter is on its way, milliseconds. */
const POLL_SENDING = 3_000;

/** A page of the invitations; asked for again while one waits for its letter. The screen says what fails [INV-01, INV-04]. */
export function useInvitations(page: PageState): PageOfRows<'listInvitations'> {
  return usePage('listInvitations', {}, page, {
    silent: true,
    poll: (data) => (data?.results.some(({ status }) => status === 'INITIALIZED') ? POLL_SENDING : 0),
  });
}

export function useInvite(): MutationCall<'inviteEmployee'> {
  return useMutationCall('inviteEmployee', OUTDATED);
}

export function useResendInvitation(): MutationCall<'resendInvitation'> {
  return useMutationCall('resendInvitation', OUTDATED);
}

export function useCancelInvitation(): MutationCall<'cancelInvitation'> {
  return useMutationCall('cancelInvitation', OUTDATED);
}
