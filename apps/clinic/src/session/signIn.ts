import { loadSession as fetchSession } from '@isopter/api-client';
import { type AppLanguage, CSRF_COOKIE, type Preferences } from '@isopter/contract';
import { client } from '../api/client.ts';
import { showLanguage } from '../i18n/i18n.ts';
import { offeredLanguage } from '../i18n/languages.ts';
import { readLocal, writeLocal } from '../storage/local.ts';
import { accessOf, afterSignIn } from './access.ts';
import { endSession } from './endSession.ts';
import { session, type SignedIn } from './session.ts';

/**
 * The language to go on in: the one chosen on this device, which the server is then told (I18N-02), else the one of the
 * preferences.
 */
function languageOf(preferences: Preferences): AppLanguage {
  const chosen = readLocal('app_language');
  const preferred = offeredLanguage(preferences.app_language);
  if (chosen === null || chosen === preferred) return preferred;
  const app_language = offeredLanguage(chosen);
  void client.call('updatePreferences', { body: { app_language } }).catch(() => undefined);
  return app_language;
}

/**
 * Loads who is signed in and their preferences, keeps what a reload needs, and goes on in their language
 * (AUTH-08, AUTH-20, I18N-02).
 */
export async function loadSession(): Promise<void> {
  const { user, office_group, preferences } = await fetchSession(client);
  writeLocal('user_data', { user, office_group });
  if (office_group.enable_sso && office_group.sso_domain) writeLocal('sso_domain', office_group.sso_domain);
  // texts that do not load are no reason to stay outside
  await showLanguage(languageOf(preferences)).catch(() => undefined);
  const demo_mode = office_group.demo_mode && preferences.enable_demo_mode;
  writeLocal('demo_mode', demo_mode);
  const signedIn: SignedIn = {
    user,
    office_group,
    preferences,
    current_session: null,
    show_baa_agreement: readLocal('show_baa_agreement') ?? true,
    demo_mode,
  };
  session.current = signedIn;
  session.status = 'signed-in';
  session.ended_by_inactivity = false;
}

/** How a sign-in went on, when it did not fail (AUTH-06). */
export type SignInStep =
  | { kind: 'signed-in'; path: string }
  | { kind: 'elsewhere'; url: string }
  | { kind: 'second-factor'; method: string };

/** Any answer of the server sets its CSRF cookie; a page that came from elsewhere, or has been open for long, has none. */
async function ensureCsrfCookie(): Promise<void> {
  if (document.cookie.includes(`${CSRF_COOKIE}=`)) return;
  await fetch('/health/live').catch(() => undefined);
}

/**
 * Signs in (AUTH-06, AUTH-08, AUTH-09). The values are sent trimmed (AUTH-02).
 * @throws what the calls throw; nothing is kept then
 */
export async function signIn(username: string, password: string): Promise<SignInStep> {
  await ensureCsrfCookie();
  const answer = await client.call('signIn', { body: { username: username.trim(), password: password.trim() } });
  if (answer.auth_url !== undefined) return { kind: 'elsewhere', url: answer.auth_url };
  if (answer.method !== undefined) return { kind: 'second-factor', method: answer.method };
  await loadSession();
  return { kind: 'signed-in', path: afterSignIn(accessOf(session.current!)) };
}

/** Goes on in another office group of the corporation (AUTH-16). */
export async function switchOfficeGroup(office_group: string): Promise<void> {
  await client.call('switchOfficeGroup', { body: { office_group } });
  session.chosen_office_group = office_group;
  await loadSession();
}

/** Logs out (AUTH-10). The session ends here even when the server cannot be told. */
export async function signOut(): Promise<void> {
  try {
    await client.call('signOut');
  } catch {
    // unreachable or ended already
  } finally {
    endSession();
  }
}

/** Logs out for want of input (AUTH-15). */
export async function signOutInactive(): Promise<void> {
  await signOut();
  session.ended_by_inactivity = true;
}
