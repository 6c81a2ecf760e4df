import * as z from 'zod/mini';
import { filled } from '../entities/common.ts';
import { Authenticator } from '../entities/users.ts';
import { TEXT_MAX } from '../limits.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

/** WebAuthn level 3 JSON options, as `PublicKeyCredential.parse…OptionsFromJSON` takes them. */
const WebAuthnOptions = z.looseObject({ challenge: z.string() });

export const securityKeys = {
  startKeyRegistration: {
    id: 'H-014',
    method: 'POST',
    path: '/api/webauthn/registration/',
    by: EVERYBODY,
    answer: WebAuthnOptions,
  },
  createAuthenticator: {
    id: 'H-015',
    method: 'POST',
    path: '/api/webauthn/authenticators/',
    by: EVERYBODY,
    bodyType: 'application/cbor',
    answer: Authenticator,
  },
  listAuthenticators: {
    id: 'H-016',
    method: 'GET',
    path: '/api/webauthn/authenticators/',
    by: EVERYBODY,
    answer: z.array(Authenticator),
  },
  getAuthenticator: {
    id: 'H-017',
    method: 'GET',
    path: '/api/webauthn/authenticators/:id/',
    by: EVERYBODY,
    params: byId,
    answer: Authenticator,
  },
  updateAuthenticator: {
    id: 'H-018',
    method: 'PUT',
    path: '/api/webauthn/authenticators/:id/',
    by: EVERYBODY,
    params: byId,
    body: z.strictObject({ label: filled(TEXT_MAX.label) }),
  },
  deleteAuthenticator: {
    id: 'H-019',
    method: 'DELETE',
    path: '/api/webauthn/authenticators/:id/',
    by: EVERYBODY,
    params: byId,
  },
  requestKeyCheck: {
    id: 'H-020',
    method: 'POST',
    path: '/api/webauthn/authentication/request/',
    by: EVERYBODY,
    answer: WebAuthnOptions,
  },
  checkKey: {
    id: 'H-021',
    method: 'POST',
    path: '/api/webauthn/authentication/',
    by: EVERYBODY,
    bodyType: 'application/cbor',
  },
} as const satisfies Calls;
