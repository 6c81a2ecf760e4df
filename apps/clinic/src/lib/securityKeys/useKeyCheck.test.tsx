import { ERROR_NAME } from '@isopter/contract';
import { toasts } from '@isopter/ui';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type BackendHandlers, installBackend, refuse } from '../../fakes/backend.ts';
import { cancelled, endDialog, withKeys } from '../../fakes/securityKeys.ts';
import { signedIn } from '../../fakes/session.ts';
import { startTexts } from '../../fakes/startTexts.ts';
import { session } from '../session/session.ts';
import { useKeyCheck } from './useKeyCheck.ts';

const asked: string[] = [];
const serve = (handlers: BackendHandlers): void => {
  onTestFinished(
    installBackend({
      ...withKeys,
      requestKeyCheck: ({ query }) => {
        asked.push(`request ${query['action']}`);
        return { challenge: 'AAAA', rpId: 'localhost' };
      },
      checkKey: ({ query }) => {
        asked.push(`check ${query['action']}`);
        return undefined;
      },
      ...handlers,
    }),
  );
};
/** What a browser hands over once a key has signed. */
const credential = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(37),
    clientDataJSON: new ArrayBuffer(90),
    signature: new ArrayBuffer(70),
  },
  getClientExtensionResults: () => ({}),
} as unknown as PublicKeyCredential;

const checked = async (isRequired: boolean): Promise<boolean> => {
  const user = { ...signedIn.user, is_webauthn_authentication_required: isRequired };
  Object.assign(session, { status: 'signed-in', current: { ...signedIn, user } });
  const { result } = await renderHook(() => useKeyCheck());
  return result.current('deleteEmployee');
};

beforeEach(() => {
  asked.length = 0;
});

describe('the check of a key before a sensitive action', () => {
  it('is for the action alone, and lets its call be sent [AUTH-17, KEY-03]', async () => {
    serve({});
    onTestFinished(endDialog(() => Promise.resolve(credential)));
    expect(await checked(true)).toBe(true);
    expect(asked).toEqual(['request deleteEmployee', 'check deleteEmployee']);
  });

  it('is not asked of who need not have a key [AUTH-17]', async () => {
    serve({});
    expect(await checked(false)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('lets nothing be sent when the dialog is closed [AUTH-23]', async () => {
    serve({});
    onTestFinished(endDialog(cancelled));
    expect(await checked(true)).toBe(false);
    expect(asked).toEqual(['request deleteEmployee']);
  });

  it('tells whoever has no key yet where to add one, and lets nothing be sent [AUTH-23] [OUR-406]', async () => {
    await startTexts('en-US');
    const told = vi.spyOn(toasts, 'show');
    onTestFinished(() => told.mockRestore());
    serve({
      requestKeyCheck: () => refuse(403, 'WebAuthn authentication failed.', { name: ERROR_NAME.NO_SECURITY_KEY }),
    });
    expect(await checked(true)).toBe(false);
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]?.[0].message).toMatch(/preferences, under Security/);
    serve({ requestKeyCheck: () => refuse(403, 'WebAuthn authentication failed.') });
    expect(await checked(true)).toBe(false);
    expect(told).toHaveBeenCalledOnce();
  });

  it('lets nothing be sent when the key is refused, or there is none [AUTH-23]', async () => {
    serve({ checkKey: () => refuse(403, 'WebAuthn authentication failed.') });
    onTestFinished(endDialog(() => Promise.resolve(credential)));
    expect(await checked(true)).toBe(false);
    serve({ requestKeyCheck: () => refuse(403, 'WebAuthn authentication failed.') });
    expect(await checked(true)).toBe(false);
  });
});
