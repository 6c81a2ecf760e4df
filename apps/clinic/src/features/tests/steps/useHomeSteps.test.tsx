import { ApiProvider } from '@isopter/api-client';
import type { Patient, PatientUpdate } from '@isopter/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { installBackend, refuse, refuseChanged } from '../../../fakes/stage/backend.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { signedIn } from '../../../fakes/data/session.ts';
import { startTexts } from '../../../fakes/stage/startTexts.ts';
import { client } from '../../../lib/platform/api/client.ts';
import { session } from '../../../lib/platform/session/session.ts';
import { useHomeSteps } from './useHomeSteps.ts';

const READ: Patient = { ...PATIENT, email: 'old@b.example', phone: '+12025550101', version: 0 };
const ELSE = { changed_by: { id: '0a000000-0000-4000-8000-000000000009', name: 'Ada Lind' }, changed_at: null };
const onRefused = vi.fn();

/** The patient on the server, and the bodies it got. */
let stored: Patient;
let bodies: unknown[];

const open = () =>
  renderHook(() => useHomeSteps(READ, { onRefused }), {
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });

beforeEach(async () => {
  await startTexts('en-US');
  Object.assign(session, { status: 'signed-in', current: structuredClone(signedIn), ended: null });
  onRefused.mockReset();
  stored = READ;
  bodies = [];
  return installBackend({
    updatePatient: ({ body }) => {
      bodies.push(body);
      const { version, ...changes } = body as PatientUpdate;
      if (version !== stored.version) return refuseChanged(stored, ELSE);
      if (changes.phone === '+12025550666') return refuse(400, '', { fields: { phone: ['invalid'] } } as object);
      stored = { ...stored, ...changes, version: version + 1 } as Patient;
      return stored;
    },
  });
});

describe('the contact of a test at home', () => {
  it('replaces the compared field alone with the second attempt [OUR-553]', async () => {
    const { result, act } = await open();
    stored = { ...READ, email: 'theirs@b.example', phone: '+12025550199', version: 1 };
    await act(() => result.current.contact.onChange({ email: 'mine@b.example', phone: '+12025550101' }));
    await act(async () => void (await result.current.saveContact().catch(() => undefined)));
    expect(onRefused.mock.calls).toEqual([['contact']]);
    expect(result.current.contact.value).toEqual({ email: 'mine@b.example', phone: '+12025550199' });
    expect(result.current.contact.refused?.email).toMatch(/Ada Lind .*theirs@b\.example/);
    await act(async () => void (await result.current.saveContact()));
    expect(stored).toMatchObject({ email: 'mine@b.example', phone: '+12025550199' });
  });

  it('is the saved one for the test after a merge', async () => {
    const { result, act } = await open();
    stored = { ...READ, phone: '+12025550199', version: 1 };
    await act(() => result.current.contact.onChange({ email: 'mine@b.example', phone: '+12025550101' }));
    let sent: unknown;
    await act(async () => {
      sent = await result.current.saveContact();
    });
    expect(sent).toEqual({ patient_email: 'mine@b.example', patient_phone: '+12025550199' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is saved again if it is corrected back after a failed start', async () => {
    const { result, act } = await open();
    await act(() => result.current.contact.onChange({ email: 'typo@b.example', phone: '+12025550101' }));
    await act(async () => void (await result.current.saveContact()));
    await act(() => result.current.contact.onChange({ email: 'old@b.example', phone: '+12025550101' }));
    await act(async () => void (await result.current.saveContact()));
    expect(stored.email).toBe('old@b.example');
    expect(bodies).toEqual([
      { email: 'typo@b.example', version: 0 },
      { email: 'old@b.example', version: 1 },
    ]);
  });

  it('is in sight if the server refuses one of its fields', async () => {
    const { result, act } = await open();
    await act(() => result.current.contact.onChange({ email: 'old@b.example', phone: '+12025550666' }));
    await act(async () => void (await result.current.saveContact().catch(() => undefined)));
    expect(onRefused.mock.calls).toEqual([['contact']]);
    expect(result.current.contact.refused?.phone).toBe('invalid');
  });
});
