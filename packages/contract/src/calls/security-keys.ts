import * as z from 'zod/mini';
import { Authenticator, AuthenticatorUpdate } from '../entities/users.ts';
import { recordChanged } from '../entities/version.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY } from '../call/roles.ts';
import { SENSITIVE_CALLS } from '../call/sensitive.ts';
import { byId } from '../call/shared.ts';

/** WebAuthn level 3 JSON options, as `PublicKeyCredential.parse…OptionsFromJSON` takes them. */
const WebAuthnOptions = z.looseObject({ challenge: z.string() });

/** The call the key is to open; without one the check opens none. */
const forAction = z.strictObject({ action: z.optional(z.enum(SENSITIVE_CALLS)) });

export const securityKeys = {
  startKeyRegistration: {
    id: 'H-014',
    method: 'POST',
    path: '/api/webauthn/registration/',
    by: EVERYBODY,
    answer: WebAuthnOptions,
    built: true,
  },
  createAuthenticator: {
    id: 'H-015',
    method: 'POST',
    path: '/api/webauthn/authenticators/',
    by: EVERYBODY,
    bodyType: 'application/cbor',
    answer: Authenticator,
    built: true,
  },
  listAuthenticators: {
    id: 'H-016',
    method: 'GET',
    path: '/api/webauthn/authenticators/',
    by: EVERYBODY,
    answer: z.array(Authenticator),
    built: true,
  },
  getAuthenticator: {
    id: 'H-017',
    method: 'GET',
    path: '/api/webauthn/authenticators/:id/',
    by: EVERYBODY,
    params: byId,
    answer: Authenticator,
    built: true,
  },
  updateAuthenticator: {
    id: 'H-018',
    method: 'PUT',
    path: '/api/webauthn/authenticators/:id/',
    by: EVERYBODY,
    params: byId,
    body: AuthenticatorUpdate,
    conflict: recordChanged(Authenticator),
    built: true,
  },
  deleteAuthenticator: {
    id: 'H-019',
    method: 'DELETE',
    path: '/api/webauthn/authenticators/:id/',
    by: EVERYBODY,
    params: byId,
    built: true,
  },
  /** A passkey verifies its user and is found without a name: it signs in without a password [OUR-494]. */
  startPasskeyRegistration: {
    id: 'X-199',
    method: 'POST',
    path: '/api/webauthn/passkeys/registration/',
    by: EVERYBODY,
    answer: WebAuthnOptions,
    built: true,
  },
  createPasskey: {
    id: 'X-200',
    method: 'POST',
    path: '/api/webauthn/passkeys/',
    by: EVERYBODY,
    bodyType: 'application/cbor',
    answer: Authenticator,
    built: true,
  },
  startPasskeySignIn: {
    id: 'X-201',
    method: 'POST',
    path: '/api/passkey/request/',
    answer: WebAuthnOptions,
    public: true,
    built: true,
  },
  signInWithPasskey: {
    id: 'X-202',
    method: 'POST',
    path: '/api/passkey/',
    bodyType: 'application/cbor',
    public: true,
    built: true,
  },
  requestKeyCheck: {
    id: 'H-020',
    method: 'POST',
    path: '/api/webauthn/authentication/request/',
    query: forAction,
    /** For signed-in users, and for users who need a security key to finish signing in. */
    public: true,
    answer: WebAuthnOptions,
    built: true,
  },
  checkKey: {
    id: 'H-021',
    method: 'POST',
    path: '/api/webauthn/authentication/',
    by: EVERYBODY,
    query: forAction,
    bodyType: 'application/cbor',
    built: true,
  },
} as const satisfies Calls;
