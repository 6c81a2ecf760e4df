import type { Authenticator } from '@isopter/contract';
import { type BackendHandlers, refuse } from '../stage/backend.ts';

const key = (number: number, label: string, last_used: string | null): Authenticator => ({
  version: 0,
  id: `5e000000-0000-4000-8000-00000000000${number}`,
  label,
  created: '2026-10-05T08:30:00Z',
  last_used,
  is_passkey: false,
});

export const DESK_KEY = key(1, 'Blue key at the desk', '2026-11-20T08:02:00Z');
export const SPARE_KEY = key(2, 'Spare key in the safe', null);

const CHALLENGE = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** Somebody with two security keys, and a server that asks for one. */
export const withKeys: BackendHandlers = {
  listAuthenticators: () => [DESK_KEY, SPARE_KEY],
  getAuthenticator: ({ params }) =>
    [DESK_KEY, SPARE_KEY].find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
  updateAuthenticator: () => undefined,
  deleteAuthenticator: () => undefined,
  startKeyRegistration: () => ({
    challenge: CHALLENGE,
    rp: { name: 'Isopter', id: 'localhost' },
    user: { id: 'AA', name: 'doctor', displayName: 'Maya Rosen' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  }),
  requestKeyCheck: () => ({ challenge: CHALLENGE, rpId: 'localhost' }),
};

/** What the browser's dialog ends with, where nobody could press its buttons. Returns what brings the dialog back. */
export function endDialog(outcome: () => Promise<Credential | null>): () => void {
  const { credentials } = navigator;
  Object.assign(credentials, { create: outcome, get: outcome });
  return () => {
    Reflect.deleteProperty(credentials, 'create');
    Reflect.deleteProperty(credentials, 'get');
  };
}

/** The person closed the dialog. */
export const cancelled = (): Promise<never> => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError'));
