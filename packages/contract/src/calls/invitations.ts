import { Invitation } from '../entities/exchange.ts';
import type { Calls } from '../call/call.ts';
import { KEEPERS } from '../call/roles.ts';
import { byId, page, pagedSearch } from '../call/shared.ts';

export const invitations = {
  listInvitations: {
    id: 'H-151',
    method: 'GET',
    path: '/api/sso-invitation/',
    by: KEEPERS,
    query: pagedSearch,
    answer: page(Invitation),
    built: true,
  },
  resendInvitation: {
    id: 'H-152',
    method: 'POST',
    path: '/api/sso-invitation/:id/resend/',
    by: KEEPERS,
    params: byId,
    built: true,
  },
  cancelInvitation: {
    id: 'H-153',
    method: 'POST',
    path: '/api/sso-invitation/:id/cancel/',
    by: KEEPERS,
    params: byId,
    built: true,
  },
} as const satisfies Calls;
