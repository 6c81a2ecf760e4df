import { agentOf, isVouchedFor, ApiError, COOKIES_BLOCKED, loadSession as fetchSession } from '@isopter/api-client';
import {
  type AppLanguage,
  CSRF_COOKIE,
  type Preferences,
  type SecondFactor,
  type SignInAnswer,
} from '@isopter/contract';
import { loadAgent } from '../../lib/platform/agent/loadAgent.ts';
import { mayConnect } from '../../lib/platform/agent/documentPolicy.ts';
import { client } from '../../lib/platform/api/client.ts';
import { showLanguage } from '../../lib/platform/i18n/i18n.ts';
import { appLanguage } from '../../lib/platform/i18n/languages.ts';
import { answerOfKey } from '../../lib/domain/securityKeys/answerOfKey.ts';
import { loadCeremony } from '../../lib/domain/securityKeys/loadCeremony.ts';
import { readLocal, writeLocal } from '../../lib/platform/storage/local.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { accessOf, afterSignIn } from '../../lib/platform/session/accessOf.ts';
import { loadCurrentSession } from '../../lib/platform/session/currentSession.ts';
import { endSession, leaveSession } from '../../lib/platform/session/endSession.ts';
import { saveSetting } from '../../lib/platform/api/saveSetting.ts';
import { whileSwitching } from '../../lib/platform/session/switching.ts';
import { type EndReason, session, type SignedIn } from '../../lib/platform/session/session.ts';
import { tellTabs } from './tabs.ts';
import { answerWaiting } from '../../lib/platform/session/waiting.ts';
import { loadHeld } from '../../lib/platform/zeroPii/loadHeld.ts';
import { guardZeroPii } from '../../lib/platform/encryptionKey/knownGroups.ts';
import { startJobs } from '../../lib/platform/encryptionKey/takeKey.ts';

/** The server's answer about the signed-in user. */
type Loaded = Awaited<ReturnType<typeof fetchSession>>;

/**
 * The language to go on in: the one chosen on this device, which the server is then told (I18N-02), else the one of the
 * preferences.
 */
function languageOf(preferences: Preferences): AppLanguage {
  const chosen = readLocal('app_language');
  const preferred = appLanguage(preferences.app_language);
  if (chosen === null || chosen === preferred) return preferred;
  const app_language = appLanguage(chosen);
  void saveSetting({ app_language }).catch(() => undefined);
  return app_language;
}

/**
 * Loads the signed-in user and their preferences, stores what a reload needs, and switches to their language
 * (AUTH-08, AUTH-20, I18N-02).
 * @param ready resolves when the session may start
 */
export async function loadSession(ready: Promise<void> = Promise.resolve()): Promise<void> {
  const loaded = await fetchSession(client);
  await ready;
  await reloadFor(loaded);
  await adopt(loaded);
}

/** Returns whether names can be read here: zero-PII mode is off, or this device has its key (PII-16). */
async function readyKey({ enable_zero_pii, zero_pii_password_hash }: Preferences, isTheirs: boolean): Promise<boolean> {
  const wasEncrypted = readLocal('zero_pii') === true;
  writeLocal('zero_pii', enable_zero_pii);
  if (!enable_zero_pii && !wasEncrypted) return true;
  const { forget, hasKey } = await loadHeld();
  // data of another user or office group in this window
  if (!isTheirs || !enable_zero_pii) await forget(false);
  if (!enable_zero_pii) return true;
  return hasKey(zero_pii_password_hash ?? '');
}

async function adopt({ user, office_group, timezone, preferences: stored }: Loaded): Promise<void> {
  const [preferences, zero_pii_turned_off] = guardZeroPii(office_group.id, stored);
  const current_session = await loadCurrentSession(client, user);
  writeLocal('user_data', { user, office_group });
  if (office_group.enable_sso && office_group.sso_domain) writeLocal('sso_domain', office_group.sso_domain);
  // texts that do not load are no reason to stay outside
  await showLanguage(languageOf(preferences)).catch(() => undefined);
  const demo_mode = office_group.demo_mode && preferences.enable_demo_mode;
  writeLocal('demo_mode', demo_mode);
  // a reload gives the window to visitors: to the one whose test runs, if any (OUR-271, OUR-537)
  const demo_test = demo_mode ? (await client.call('lockDemoMode', { body: { ends_visit: false } })).test : null;
  const isSame = session.current?.user.id === user.id;
  const has_key = await readyKey(preferences, session.current === null || isSame);
  const signedIn: SignedIn = {
    user,
    office_group,
    timezone,
    preferences,
    current_session,
    show_baa_agreement: readLocal('show_baa_agreement') ?? true,
    has_key,
    zero_pii_turned_off,
    encrypted_meanwhile: false,
    key_changed: false,
    demo_mode,
    demo_test,
  };
  await readyAgent(signedIn);
  Object.assign(session, { current: signedIn, status: 'signed-in', ended: null });
  answerWaiting(isSame);
  if (preferences.enable_zero_pii) await startJobs(client);
}

/** Starts the agent of the office group. Without one, removes the token and the copy of an earlier agent from this device. */
async function readyAgent(signedIn: SignedIn): Promise<void> {
  const origin = agentOf(signedIn);
  if (origin === null && readLocal('agent') !== true) return;
  const { forget, startAgent } = await loadAgent();
  if (origin !== null) {
    const { user, office_group, preferences } = signedIn;
    startAgent({
      client,
      origin,
      owner: `${user.id} ${office_group.id}`,
      isVouched: isVouchedFor(user),
      dates: { format: preferences.date_format, locale: preferences.app_language },
      onRefused: () => void signOut('agent'),
    });
  } else {
    writeLocal('agent', null);
    await forget();
  }
}

/**
 * Reloads the page if its policy does not allow connections to the agent of the signed-in user, and never returns then: the
 * server writes the policy for the session of the request (OUR-656).
 */
async function reloadFor(loaded: Loaded, path?: string): Promise<void> {
  if (mayConnect(agentOf(loaded))) return;
  writeLocal('user_data', { user: loaded.user, office_group: loaded.office_group });
  if (path === undefined) location.reload();
  else location.assign(path);
  await new Promise(() => undefined);
}

/** The office group a corporate admin was in when the session ended is the one to go on in (AUTH-16). */
async function inSameOfficeGroup(chosen: string | null, loaded: Loaded): Promise<Loaded> {
  if (chosen === null || session.current?.user.id !== loaded.user.id) return loaded;
  await client.call('switchOfficeGroup', { body: { office_group: chosen } });
  session.chosen_office_group = chosen;
  return fetchSession(client);
}

export interface SignedInStep {
  kind: 'signed-in';
  path: string;
}

/** The result of a sign-in that did not fail (AUTH-06). */
export type SignInStep = SignedInStep | { kind: 'elsewhere'; url: string } | OwedStep;

/** A second factor is owed. */
export interface OwedStep {
  kind: 'factor';
  method: SecondFactor;
  /** Alternatives to this step [OUR-490, OUR-491]. */
  instead: readonly SecondFactor[];
  /** Address of Duo's page. */
  url?: string;
}

/** Any answer of the server sets its CSRF cookie; a page that came from elsewhere, or has been open for long, has none. */
export async function ensureCsrfCookie(): Promise<void> {
  if (document.cookie.includes(`${CSRF_COOKIE}=`)) return;
  await fetch('/health/live').catch(() => undefined);
}

/**
 * Signs in (AUTH-06, AUTH-08, AUTH-09). The values are sent trimmed (AUTH-02).
 * @throws what the calls throw; nothing is kept then
 */
export async function signIn(username: string, password: string): Promise<SignInStep> {
  await ensureCsrfCookie();
  return next(await client.call('signIn', { body: { username: username.trim(), password: password.trim() } }));
}

async function next({ method, instead = [], auth_url }: SignInAnswer): Promise<SignInStep> {
  if (auth_url !== undefined && instead.length === 0) return { kind: 'elsewhere', url: auth_url };
  if (method === undefined) return enter();
  return { kind: 'factor', method, instead, ...(auth_url !== undefined && { url: auth_url }) };
}

/** Completes a sign-in with Duo's answer (AUTH-12). @throws as {@link signIn} */
export async function signInWithDuo(duo_state: string, duo_code: string): Promise<SignInStep> {
  await ensureCsrfCookie();
  return next(await client.call('verifyDuo', { body: { duo_state, duo_code } }));
}

/** Finishes a sign-in with the security key it owes (AUTH-07, KEY-03). @throws as {@link answerOfKey} */
export async function signInWithKey(): Promise<SignedInStep> {
  await client.call('verifySecurityKey', { body: await answerOfKey() });
  return enter();
}

/** The server has just signed somebody in: it knows nobody only if the browser did not keep its cookie [OUR-508]. */
function withoutCookies(error: unknown): never {
  const isUnknown = error instanceof ApiError && error.status === 401;
  throw isUnknown ? new ApiError(401, { name: COOKIES_BLOCKED }) : error;
}

/**
 * Signs in with a passkey alone [OUR-494].
 * @param isAutofill whether the browser offers passkeys in the username field
 * @throws ApiError what the server refused; anything else when the person, the browser or the passkey did
 */
export async function signInWithPasskey(isAutofill: boolean): Promise<SignedInStep> {
  await ensureCsrfCookie();
  const [options, { sign }] = await Promise.all([client.call('startPasskeySignIn'), loadCeremony()]);
  await client.call('signInWithPasskey', { body: await sign(options, isAutofill) });
  return enter();
}

/** Finishes a sign-in with the code of the authenticator app [OUR-490]. @throws what the calls throw */
export async function signInWithTotp(code: string): Promise<SignedInStep> {
  await client.call('verifyTotp', { body: { code } });
  return enter();
}

/** Finishes a sign-in with a recovery code [OUR-491]. @throws what the calls throw */
export async function signInWithRecoveryCode(code: string): Promise<SignedInStep & { codesLeft: number }> {
  const { left } = await client.call('verifyRecoveryCode', { body: { code } });
  return { ...(await enter()), codesLeft: left };
}

/** However a sign-in ended, the same follows (AUTH-22). @throws what the calls throw */
export async function enter(): Promise<SignedInStep> {
  const chosen = session.chosen_office_group;
  const goOn = async (): Promise<void> => {
    session.chosen_office_group = null;
    const loaded = await inSameOfficeGroup(chosen, await fetchSession(client).catch(withoutCookies));
    await reloadFor(loaded, session.return_to ?? HOME);
    await adopt(loaded);
  };
  await (chosen === null ? goOn() : whileSwitching(goOn));
  tellTabs({ is: 'signed-in', user: session.current!.user.id });
  return { kind: 'signed-in', path: destination(session.current!) };
}

/** Returns the path after a sign-in: the requested one, unless a duty or another user comes first (AUTH-09). */
function destination(signedIn: SignedIn): string {
  const { return_to, former_user } = session;
  session.return_to = null;
  session.former_user = null;
  const path = afterSignIn(accessOf(signedIn));
  const isReturned = former_user === null || former_user === signedIn.user.id;
  return path === HOME && isReturned ? (return_to ?? path) : path;
}

/** Switches to another office group of the corporation (AUTH-16). */
export async function switchOfficeGroup(office_group: string): Promise<void> {
  await whileSwitching(async () => {
    await client.call('switchOfficeGroup', { body: { office_group } });
    session.chosen_office_group = office_group;
    await loadSession();
  });
}

/**
 * Logs out (AUTH-10). The session ends here even when the server cannot be told.
 * @param reason `agent` if the agent refused the user (PII-10)
 */
export async function signOut(reason: EndReason | null = null): Promise<void> {
  try {
    await client.call('signOut');
  } catch {
    // unreachable or ended already
  } finally {
    leaveSession(reason);
    tellTabs({ is: 'signed-out' });
  }
}

/** Logs out for want of input (AUTH-15). The screen is hidden at once, and there again for the same person. */
export async function signOutInactive(): Promise<void> {
  endSession('inactive');
  // if the server is unreachable, the session expires
  await client.call('signOut').catch(() => undefined);
}
