import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type BackendHandlers, createBackend, refuse, refuseChanged } from '../../fakes/backend.ts';
import { signedIn } from '../../fakes/session.ts';
import { saveSetting } from './saveSetting.ts';

const sent = vi.fn();

const serve = (updatePreferences: NonNullable<BackendHandlers['updatePreferences']>): void => {
  vi.stubGlobal(
    'fetch',
    createBackend({ getPreferences: () => ({ ...signedIn.preferences, version: 5 }), updatePreferences }),
  );
};

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('document', { cookie: 'csrftoken=abc' });
  return () => vi.unstubAllGlobals();
});

describe('a setting that is chosen outside of the preferences', () => {
  it('is sent alone, with the newest version [OUR-554]', async () => {
    serve(({ body }) => void sent(body));
    await saveSetting({ hidden_columns: { patients: ['phone'] } });
    expect(sent.mock.calls).toEqual([[{ hidden_columns: { patients: ['phone'] }, version: 5 }]]);
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
