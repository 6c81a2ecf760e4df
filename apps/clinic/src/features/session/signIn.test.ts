import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackendHandlers, createBackend, refuse, unreachable } from '../../fakes/stage/backend.ts';
import { client } from '../../lib/platform/api/client.ts';
import { signedIn } from '../../fakes/data/session.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';
import { endSession } from '../../lib/platform/session/endSession.ts';
import { hearTab } from './hearTab.ts';
import { restoreSession } from './restoreSession.ts';
import { signIn, signOut, signOutInactive } from './signIn.ts';
import { session } from '../../lib/platform/session/session.ts';
import { hearZeroPii } from '../../lib/platform/encryptionKey/hearZeroPii.ts';

const asked: string[] = [];
const storage = new Map<string, string>();

const answers: BackendHandlers = {
  signIn: ({ body }) => {
    asked.push(`signIn ${JSON.stringify(body)}`);
    return { success: true };
  },
  bootstrap: () => {
    asked.push('bootstrap');
    return { user: signedIn.user, office_group: signedIn.office_group, timezone: signedIn.timezone };
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

vi.mock('../../lib/platform/i18n/i18n.ts', () => ({ showLanguage: () => Promise.resolve() }));

beforeEach(() => {
  asked.length = 0;
  storage.clear();
  Object.assign(session, {
    status: 'restoring',
    current: null,
    chosen_office_group: null,
    ended: null,
    return_to: null,
    former_user: null,
  });
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
    await expect(signIn('doctor', 'secret')).resolves.toEqual({ kind: 'factor', method: 'webauthn', instead: [] });
    expect(session.status).toBe('restoring');
  });

  it('distinguishes a browser without cookies from a refusal [OUR-508]', async () => {
    serve({ ...answers, bootstrap: () => refuse(401, 'Not signed in.') });
    await expect(signIn('doctor', 'secret')).rejects.toMatchObject({ name: 'CookiesBlocked', status: 401 });
    vi.stubGlobal('document', { cookie: '' });
    serve({ ...answers, signIn: () => refuse(403, 'CSRF Failed.', { name: 'CsrfFailed' }) });
    await expect(signIn('doctor', 'secret')).rejects.toMatchObject({ name: 'CookiesBlocked', status: 403 });
    vi.stubGlobal('document', { cookie: 'csrftoken=abc' });
    await expect(signIn('doctor', 'secret')).rejects.toMatchObject({ name: 'CsrfFailed', status: 403 });
  });

  it('tells the server the language chosen before signing in [I18N-02]', async () => {
    const told = vi.fn<(body: unknown) => undefined>();
    serve({ ...answers, updatePreferences: ({ body }) => told(body) });
    storage.set('isopter.app_language', '"es-es"');
    await signIn('doctor', 'secret');
    await eventually(() => expect(told).toHaveBeenCalledWith({ app_language: 'es-es', version: 0 }));
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

  it.each([
    [true, 'north', '"north"'],
    [false, 'north', undefined],
    [true, null, undefined],
  ])(
    'keeps the domain of a clinic with single sign-on alone (of AUTH-20): %s, %s',
    async (enable_sso, sso_domain, kept) => {
      const office_group = { ...signedIn.office_group, enable_sso, sso_domain };
      serve({ ...answers, bootstrap: () => ({ user: signedIn.user, office_group, timezone: signedIn.timezone }) });
      await signIn('doctor', 'secret');
      expect(storage.get('isopter.sso_domain')).toBe(kept);
    },
  );
});

const serveMode = (enable_zero_pii: boolean, zero_pii_password_hash: string | null): void =>
  serve({
    ...answers,
    getPreferences: () => ({ ...signedIn.preferences, enable_zero_pii, zero_pii_password_hash }),
  });

describe('a clinic that this browser knows to be in zero-PII mode', () => {
  it('stays in it here when the server says that it is off, also after sign-out, and asks for no key [OUR-591]', async () => {
    serveMode(true, 'check');
    await signIn('doctor', 'secret');
    expect(session.current).toMatchObject({ zero_pii_turned_off: false, has_key: false });
    await signOut();
    serveMode(false, 'check of somebody else');
    const { kind, path } = (await signIn('doctor', 'secret')) as { kind: string; path: string };
    expect([kind, path]).toEqual(['signed-in', '/patients']);
    expect(session.current).toMatchObject({
      zero_pii_turned_off: true,
      has_key: false,
      preferences: { enable_zero_pii: true, zero_pii_password_hash: null },
    });
    const body = { first_name: 'Ada', last_name: 'Okafor', doctor_id: signedIn.user.doctor_id! };
    await expect(client.call('createPatient', { body })).rejects.toMatchObject({ name: 'ZeroPiiTurnedOff' });
    serveMode(true, 'check');
    await signIn('doctor', 'secret');
    expect(session.current).toMatchObject({ zero_pii_turned_off: false, preferences: { enable_zero_pii: true } });
  });

  it('stays in it here when the server turns it on for one answer alone [OUR-591]', async () => {
    serveMode(false, null);
    await signIn('doctor', 'secret');
    const { preferences } = session.current!;
    hearZeroPii(client, signedIn.office_group.id, null);
    await eventually(() => expect(session.current!.preferences).not.toBe(preferences));
    expect(session.current).toMatchObject({
      zero_pii_turned_off: true,
      has_key: false,
      preferences: { enable_zero_pii: true, zero_pii_password_hash: null },
    });
    const body = { first_name: 'Ada', last_name: 'Okafor', doctor_id: signedIn.user.doctor_id! };
    await expect(client.call('createPatient', { body })).rejects.toMatchObject({ name: 'ZeroPiiTurnedOff' });
    // a later answer says that it is on, and has its check
    serveMode(true, 'check');
    hearZeroPii(client, signedIn.office_group.id, null);
    await eventually(() => expect(session.current!.preferences.zero_pii_password_hash).toBe('check'));
    expect(session.current).toMatchObject({ zero_pii_turned_off: false, has_key: false });
  });

  it('is another one than a clinic that was never in it', async () => {
    storage.set('isopter.zero_pii_groups', '["0c000000-0000-4000-8000-000000000009"]');
    await signIn('doctor', 'secret');
    expect(session.current).toMatchObject({ zero_pii_turned_off: false, preferences: { enable_zero_pii: false } });
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

  it('for want of input keeps the screen in memory for the same person, and nothing on the device [AUTH-10] [AUTH-15]', async () => {
    await signIn('doctor', 'secret');
    await signOutInactive();
    expect(asked.at(-1)).toBe('signOut');
    expect(session).toMatchObject({ ended: 'inactive', current: { user: { username: 'doctor' } } });
    expect(storage.size).toBe(0);
  });
});

const gone = (): Response => refuse(401, 'Authentication credentials were not provided.');
const forbidden = (detail: string) => (): Response => refuse(403, detail);

describe('a session that was ended by the server', () => {
  const other = { ...signedIn.user, id: '0a000000-0000-4000-8000-000000000009', username: 'operator' };
  const change = (): Promise<unknown> =>
    client.call('updatePatient', { params: { id: other.id }, body: { version: 0 } }).catch(() => undefined);

  it('leaves nothing on the device, and its screen in memory [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({ ...answers, updatePatient: gone });
    void change();
    await eventually(() => expect(session.ended).toBe('ended'));
    expect(session).toMatchObject({ current: { user: { username: 'doctor' } } });
    expect(storage.size).toBe(0);
  });

  it('lets what was asked wait until the same person has signed in again [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({ ...answers, listDoctors: gone });
    const doctors = client.call('listDoctors');
    await eventually(() => expect(session.ended).toBe('ended'));
    serve({ ...answers, listDoctors: () => [] });
    await signIn('doctor', 'secret');
    await expect(doctors).resolves.toEqual([]);
    expect(session.ended).toBeNull();
  });

  it('refuses what was asked when someone else signs in [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({ ...answers, listDoctors: gone });
    const doctors = client.call('listDoctors');
    await eventually(() => expect(session.ended).toBe('ended'));
    serve({
      ...answers,
      bootstrap: () => ({ user: other, office_group: signedIn.office_group, timezone: signedIn.timezone }),
    });
    await Promise.all([expect(doctors).rejects.toMatchObject({ status: 401 }), signIn('operator', 'secret')]);
    expect(session.current?.user.username).toBe('operator');
  });

  it('continues in the office group a corporate admin had chosen [AUTH-16]', async () => {
    const chosen = { ...signedIn.office_group, id: '0c000000-0000-4000-8000-000000000002' };
    let { office_group } = signedIn;
    await signIn('doctor', 'secret');
    session.chosen_office_group = chosen.id;
    endSession('ended');
    serve({
      ...answers,
      bootstrap: () => ({ user: signedIn.user, office_group, timezone: signedIn.timezone }),
      switchOfficeGroup: () => {
        office_group = chosen;
        return undefined;
      },
    });
    await signIn('doctor', 'secret');
    expect(session).toMatchObject({ chosen_office_group: chosen.id, current: { office_group: { id: chosen.id } } });
  });

  it('continues when a refused call concerns only a right [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({ ...answers, updatePatient: forbidden('You do not have permission to perform this action.') });
    asked.length = 0;
    await Promise.all([change(), change()]);
    await eventually(() => expect(asked.filter((name) => name === 'bootstrap')).toHaveLength(1));
    await change();
    await eventually(() => expect(asked.filter((name) => name === 'bootstrap')).toHaveLength(2));
    expect(session).toMatchObject({ status: 'signed-in', ended: null, current: { user: { username: 'doctor' } } });
    expect(storage.has('isopter.user_data')).toBe(true);
  });

  it('is left for good when what tests the session is refused, which is asked once [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({
      ...answers,
      updatePatient: forbidden('You do not have permission to perform this action.'),
      bootstrap: () => {
        asked.push('bootstrap');
        return refuse(403, 'This account is closed.');
      },
    });
    asked.length = 0;
    await change();
    await eventually(() => expect(session).toMatchObject({ status: 'signed-out', current: null, ended: 'refused' }));
    expect(storage.size).toBe(0);
    expect(asked.filter((name) => name === 'bootstrap')).toHaveLength(1);
  });

  it('keeps its screen when a lost cookie is refused as a forgery [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    serve({ ...answers, updatePatient: forbidden('CSRF Failed: token missing or incorrect.'), bootstrap: gone });
    await change();
    await eventually(() => expect(session.ended).toBe('ended'));
    expect(session.current).not.toBeNull();
  });
});

describe('the way back after a sign-in', () => {
  it('leads to the address that asked for it', async () => {
    session.return_to = '/patients/new';
    await expect(signIn('doctor', 'secret')).resolves.toMatchObject({ path: '/patients/new' });
    expect(session.return_to).toBeNull();
  });

  it('leads someone else to the patients', async () => {
    Object.assign(session, { return_to: '/patients/new', former_user: 'somebody' });
    await expect(signIn('doctor', 'secret')).resolves.toMatchObject({ path: '/patients' });
  });
});

describe('the tabs of a browser', () => {
  it('end together when one signs out [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    hearTab({ is: 'signed-out' });
    expect(session).toMatchObject({ status: 'signed-out', current: null });
  });

  it('go on together when one signs in again', async () => {
    await signIn('doctor', 'secret');
    const kept = storage.get('isopter.user_data')!;
    endSession('ended');
    storage.set('isopter.user_data', kept);
    hearTab({ is: 'signed-in', user: signedIn.user.id });
    expect(session).toMatchObject({ status: 'signed-in', current: { user: { username: 'doctor' } } });
    await eventually(() => expect(session.ended).toBeNull());
  });

  it('show nothing of a person once another has signed in [AUTH-10]', async () => {
    await signIn('doctor', 'secret');
    hearTab({ is: 'signed-in', user: 'somebody' });
    expect(session.current).toBeNull();
  });
});
