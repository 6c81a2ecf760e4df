import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackendHandlers, createBackend, refuse, refuseChanged } from '../../../fakes/stage/backend.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { session } from '../session/session.ts';
import { saveSetting } from './saveSetting.ts';

const sent = vi.fn();
const read = vi.fn();
const getPreferences = () => {
  read();
  return signedIn.preferences;
};

const serve = (updatePreferences: NonNullable<BackendHandlers['updatePreferences']>): void => {
  vi.stubGlobal('fetch', createBackend({ getPreferences, updatePreferences }));
};

beforeEach(() => {
  sent.mockClear();
  read.mockClear();
  vi.stubGlobal('document', { cookie: 'csrftoken=abc' });
  const current = { ...signedIn, preferences: { ...signedIn.preferences, version: 5 } };
  Object.assign(session, { status: 'signed-in', current });
  return () => {
    Object.assign(session, { status: 'signed-out', current: null });
    vi.unstubAllGlobals();
  };
});

describe('a setting that is chosen outside of the preferences', () => {
  it('is sent alone, with the version of the session [OUR-554]', async () => {
    serve(({ body }) => void sent(body));
    await saveSetting({ hidden_columns: { patients: ['phone'] } });
    expect(sent.mock.calls).toEqual([[{ hidden_columns: { patients: ['phone'] }, version: 5 }]]);
    // reading does not wait for a new sign-in when the session expired: the choice would be lost
    expect(read).not.toHaveBeenCalled();
  });

  it('is saved whatever else changes at the same moment [OUR-554]', async () => {
    serve(({ body }) => {
      sent(body);
      const { version } = body as { version: number };
      return version < 7 ? refuseChanged({ ...signedIn.preferences, version: version + 1 }) : undefined;
    });
    await saveSetting({ app_language: 'es-es' });
    expect(sent.mock.lastCall).toEqual([{ app_language: 'es-es', version: 7 }]);
  });

  it('fails as the call does for any other reason', async () => {
    serve(() => refuse(403, 'No.'));
    await expect(saveSetting({ app_language: 'es-es' })).rejects.toMatchObject({ status: 403 });
  });
});
