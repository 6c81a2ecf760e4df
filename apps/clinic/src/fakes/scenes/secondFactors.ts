import { type BackendHandlers, refuse } from '../stage/backend.ts';

/** The secret of RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const shown = { secret: SECRET, uri: `otpauth://totp/Isopter:doctor?secret=${SECRET}&issuer=Isopter` };

export const CODES = [
  'k7pd-3mwx-9hqa',
  'b2vt-wq8r-ne5c',
  'x4jf-6zsa-p3dh',
  'm9ug-tb2k-7rwy',
  'q5ce-hv8n-d4xp',
  'a3rk-9jmf-w6ts',
  'n8wy-c2qb-5gze',
  'h6xd-pk7v-u3mj',
  't2sa-8fne-r9wc',
  'e7bq-m4hy-j6kd',
];

/** The code that the server of the stories accepts. */
export const RIGHT_CODE = '287082';

const ifRight = <T>(body: unknown, answer: T): T | Response =>
  (body as { code: string }).code === RIGHT_CODE ? answer : refuse(400, 'Not right.', { name: 'WrongCode' });

/** Somebody without a second factor, and a server on which an authenticator app is set up. */
export const withoutFactors: BackendHandlers = {
  getSecondFactors: () => ({ totp: null, recovery_codes: 0, has_duo: false, has_password: true }),
  startTotp: () => shown,
  startTotpAtSignIn: () => shown,
  confirmTotp: ({ body }) => ifRight(body, { recovery_codes: CODES }),
  confirmTotpAtSignIn: ({ body }) => ifRight(body, { recovery_codes: CODES }),
  verifyTotp: ({ body }) => ifRight(body, { success: true }),
};

/** Somebody with an authenticator app and seven recovery codes left. */
export const withApp: BackendHandlers = {
  ...withoutFactors,
  getSecondFactors: () => ({
    totp: { created: '2026-10-05T08:30:00Z', last_used: '2026-11-20T08:02:00Z' },
    recovery_codes: 7,
    has_duo: false,
    has_password: true,
  }),
  removeTotp: () => undefined,
  createRecoveryCodes: () => ({ recovery_codes: CODES }),
};
