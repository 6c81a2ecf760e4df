import { calls } from './calls/index.ts';
import type { Group } from './enums/people.ts';
import type { CallName } from './types.ts';
import type { Call } from './call/call.ts';

/** The calls by which a read-only role may change data: those that concern only the caller. */
const OWN: ReadonlySet<CallName> = new Set([
  'updateUser',
  'updatePreferences',
  'sendSupportMessage',
  'signBaaAgreement',
  'startKeyRegistration',
  'createAuthenticator',
  'updateAuthenticator',
  'deleteAuthenticator',
  'startPasskeyRegistration',
  'createPasskey',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'createRecoveryCodes',
  'endSignIn',
  'endOtherSignIns',
  'checkKey',
  'checkPassword',
  'checkCode',
  'checkDemoPin',
  'lockDemoMode',
  'createAgentAssertion',
  'createAgentReportGrant',
] satisfies CallName[]);

/**
 * Returns whether users of a group may make a call. Read-only roles get GET calls, and calls that concern nobody else
 * [SUP-02].
 */
export const isOpenTo = (group: Group, name: CallName): boolean =>
  ((calls[name] as Call).by?.includes(group) ?? false) &&
  (group !== 'SUPPORT_READ_ONLY' || calls[name].method === 'GET' || OWN.has(name));
