import { ApiProvider } from '@isopter/api-client';
import { afterEach, describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { calls, fakeCalls } from '../../fakes/browser/calls.ts';
import { keepSessions, sessionOf, technician } from '../../fakes/scenes/sessions.ts';
import { stage } from '../../fakes/stage/stage.tsx';
import { client } from '../../lib/platform/api/client.ts';
import { endSession, leaveSession } from '../../lib/platform/session/endSession.ts';
import { useJoinSession } from './useJoinSession.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Joins a session; something happens before the server answers. */
async function joinWhile(happens: () => void): Promise<void> {
  const waiting = sessionOf(1, 20, { device: null });
  const backend = keepSessions([waiting]);
  const answer = Promise.withResolvers<void>();
  const handlers = {
    ...backend,
    updateSession: async (request: Parameters<NonNullable<typeof backend.updateSession>>[0]) => {
      await answer.promise;
      return backend.updateSession!(request);
    },
  };
  ends.push(fakeCalls(), await stage('en-US', handlers, technician('TECHALL_ADMIN')));
  const { result, act } = await renderHook(() => useJoinSession(), {
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  await act(() => result.current.join(waiting.id));
  await eventually(() => expect(result.current.isJoining).toBe(true));
  happens();
  answer.resolve();
  await eventually(() => expect(result.current.isJoining).toBe(false));
}

describe('joining a session (of CALL-01)', () => {
  it('opens the call when the server answers', async () => {
    await joinWhile(() => undefined);
    await eventually(() => expect(calls).toHaveLength(1));
  });

  it.each<[string, () => void]>([
    ['signs out', leaveSession],
    ['loses the session', () => endSession('inactive')],
  ])('opens no call when the user %s before the server answers', async (_, happens) => {
    await joinWhile(happens);
    expect(calls).toEqual([]);
  });
});
