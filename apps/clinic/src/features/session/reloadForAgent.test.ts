import { afterEach, expect, it, vi } from 'vitest';
import { type BackendHandlers, createBackend, refuse } from '../../fakes/stage/backend.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { HOME } from '../../lib/platform/routes/routes.ts';
import { session } from '../../lib/platform/session/session.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn } from './signIn.ts';

vi.mock('../../lib/platform/i18n/i18n.ts', () => ({ showLanguage: () => Promise.resolve() }));

afterEach(() => vi.unstubAllGlobals());

const serve = (bootstrap: NonNullable<BackendHandlers['bootstrap']>) =>
  vi.stubGlobal(
    'fetch',
    createBackend({ signIn: () => ({ success: true }), bootstrap, getPreferences: () => signedIn.preferences }),
  );

it('reloads the page after a sign-in with an agent, where its session had expired at a reload (of OUR-656)', async () => {
  const storage = new Map([['isopter.user_data', '{}']]);
  vi.stubGlobal('document', { cookie: 'csrftoken=abc' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  serve(() => refuse(401, 'Authentication credentials were not provided.'));
  await restoreSession();
  expect(session.status).toBe('signed-out');

  const { user, timezone } = signedIn;
  const agent = { enable_on_prem_pii_agent: true, on_prem_pii_agent_url: 'https://agent.clinic.example' };
  serve(() => ({ user, timezone, office_group: { ...signedIn.office_group, ...agent } }));
  void signIn('doctor', 'secret');
  await eventually(() => expect(assign).toHaveBeenCalledWith(HOME));
  expect(session.current).toBeNull();
});
