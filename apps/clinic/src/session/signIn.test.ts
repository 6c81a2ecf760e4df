import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackendHandlers, createBackend, refuse, unreachable } from '../testing/backend.ts';
import { signedIn } from '../testing/session.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, signOut, signOutInactive } from './signIn.ts';
import { session } from './session.ts';

const asked: string[] = [];
const storage = new Map<string, string>();

const answers: BackendHandlers = {
  signIn: ({ body }) => {
    asked.push(`signIn ${JSON.stringify(body)}`);
    return { success: true };
  },
  bootstrap: () => {
    asked.push('bootstrap');
    return { user: signedIn.user, office_group: signedIn.office_group };
  },
  getPreferences: () => {
    asked.push('getPreferences');
    return signedIn.preferences;
  },
  signOut: () => {
    asked.push('signOut');
    return undefined;
  },
};

const serve = (handlers: BackendHandlers): void => {
  vi.stubGlobal('fetch', createBackend(handlers));
};

vi.mock('../i18n/i18n.ts', () => ({ showLanguage: () => Promise.resolve() }));

beforeEach(() => {
  asked.length = 0;
  storage.clear();
  Object.assign(session, { status: 'restoring', current: null, ended_by_inactivity: false });
  vi.stubGlobal('document', { cookie: 'csrftoken=abc' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
    clear: () => storage.clear(),
  });
  serve(answers);
  return () => vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('sends trimmed values, then loads user and preferences, then says where to go [AUTH-02] [AUTH-06] [AUTH-08] [AUTH-09]', async () => {
    await expect(signIn(' doctor ', ' secret ')).resolves.toEqual({ kind: 'signed-in', path: '/patients' });
    expect(asked).toEqual(['signIn {"username":"doctor","password":"secret"}', 'bootstrap', 'getPreferences']);
    expect(session).toMatchObject({ status: 'signed-in', current: { user: { username: 'doctor' } } });
  });

  it('keeps user and office group on the device, and no secret [AUTH-08] [AUTH-19] [API-08]', async () => {
    await signIn('doctor', 'secret');
    expect(JSON.parse(storage.get('isopter.user_data')!)).toEqual({
      user: signedIn.user,
      office_group: signedIn.office_group,
    });
    expect([...storage.values()].join()).not.toContain('secret');
  });

  it('hands on to a single sign-on page or a second factor without loading anything [AUTH-06]', async () => {
    serve({ ...answers, signIn: () => ({ auth_url: 'https://duo.example/' }) });
    await expect(signIn('doctor', 'secret')).resolves.toEqual({ kind: 'elsewhere', url: 'https://duo.example/' });
    serve({ ...answers, signIn: () => ({ method: 'webauthn' }) });
    await expect(signIn('doctor', 'secret')).resolves.toEqual({ kind: 'second-factor', method: 'webauthn' });
    expect(session.status).toBe('restoring');
  });

  it('tells the server the language chosen before signing in [I18N-02]', async () => {
    const told = vi.fn<(body: unknown) => undefined>();
    serve({ ...answers, updatePreferences: ({ body }) => told(body) });
    storage.set('isopter.app_language', '"es-es"');
    await signIn('doctor', 'secret');
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ app_language: 'es-es' }));
  });
});

describe('the session after a reload', () => {
  it('is nobody’s when nothing was kept: the server is not asked [AUTH-08]', async () => {
    await restoreSession();
    expect(session.status).toBe('signed-out');
    expect(asked).toEqual([]);
  });

  it('is opened again from the server [AUTH-08]', async () => {
    storage.set('isopter.user_data', '{}');
    await restoreSession();
    expect(session.status).toBe('signed-in');
  });

  it('ends, and its local data with it, when the server refuses [AUTH-10]', async () => {
    storage.set('isopter.user_data', '{}');
    storage.set('isopter.sso_domain', '"north"');
    serve({ ...answers, bootstrap: () => refuse(401, 'Authentication credentials were not provided.') });
    await restoreSession();
    expect(session.status).toBe('signed-out');
    expect([...storage.keys()]).toEqual(['isopter.sso_domain']);
  });

  it('waits for another try when the server does not answer, and loses nothing', async () => {
    storage.set('isopter.user_data', '{}');
    serve({ ...answers, bootstrap: unreachable });
    await restoreSession();
    expect(session.status).toBe('unreachable');
    expect(storage.has('isopter.user_data')).toBe(true);
  });
});

describe('signing out', () => {
  it('tells the server and forgets all but the single-sign-on domain [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    storage.set('isopter.sso_domain', '"north"');
    await signOut();
    expect(asked.at(-1)).toBe('signOut');
    expect(session).toMatchObject({ status: 'signed-out', current: null });
    expect([...storage.keys()]).toEqual(['isopter.sso_domain']);
  });

  it('forgets the session here even when the server cannot be told [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({ ...answers, signOut: unreachable });
    await signOut();
    expect(session.status).toBe('signed-out');
    expect(storage.size).toBe(0);
  });

  it('remembers that it was for want of input, for the sign-in screen to say [AUTH-15]', async () => {
    await signIn('doctor', 'secret');
    await signOutInactive();
    expect(session).toMatchObject({ status: 'signed-out', ended_by_inactivity: true });
  });
});
