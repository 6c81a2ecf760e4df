import type { ReactElement, ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../shell/App.tsx';
import { preloadSurroundings } from '../../shell/Surroundings.tsx';
import { noteSkew } from '../../lib/platform/api/noteSkew.ts';
import { Branded } from '../../lib/platform/brand/Branded.tsx';
import { LanguageProvider } from '../../lib/platform/i18n/LanguageProvider.tsx';
import { keepPlace } from '../../lib/platform/session/lastPlace.ts';
import { session, type SignedIn } from '../../lib/platform/session/session.ts';
import { forgetFindings } from '../../lib/platform/zeroPii/findings.ts';
import { loadHeld } from '../../lib/platform/zeroPii/loadHeld.ts';
import { type BackendHandlers, installBackend } from './backend.ts';
import { patients } from '../data/clinic.ts';
import { silenceSockets } from '../browser/scriptedSocket.ts';
import { signedIn } from '../data/session.ts';
import { speakEnglish } from './speakEnglish.ts';
import { startTexts } from './startTexts.ts';

/**
 * Prepares a story of a screen: texts of the toolbar's language, a backend in memory, a session.
 * @returns a cleanup function
 */
export async function stage(
  locale: string,
  handlers: BackendHandlers,
  current: SignedIn | null = signedIn,
): Promise<() => void> {
  localStorage.clear();
  keepPlace(null);
  // when the tests of a story before began to call for somebody: lib/domain/alarm/keptSince.ts
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith('isopter.calls.')) sessionStorage.removeItem(name);
  // the search text of an earlier story is stored there: lib/frame/list/searched.ts
  history.replaceState(null, '');
  // before any wait: a reader who leaves during one has already started the next story
  const preferences = { ...(current ?? signedIn).preferences, version: 0 };
  const removeBackend = installBackend({ getPreferences: () => preferences, ...handlers });
  const removeSockets = silenceSockets();
  noteSkew(0);
  Object.assign(session, {
    status: current === null ? 'signed-out' : 'signed-in',
    current: current && structuredClone(current),
    ended: null,
    return_to: null,
    former_user: null,
    refusal: null,
    has_told: false,
  });
  // there by the time somebody signs in, as it is after a moment on the first screen
  if (current === null) preloadSurroundings();
  await Promise.all([startTexts(locale), forgetRead()]);
  return () => {
    removeBackend();
    removeSockets();
    void speakEnglish();
  };
}

/** Forgets which patients a story before has read encrypted: in another story, without ciphertexts, nobody would trust their names. */
async function forgetRead(): Promise<void> {
  const { seen } = await loadHeld();
  forgetFindings();
  await seen.forget(patients.map(({ id }) => id));
}

/** Something of the application at an address, in a story's own history. */
export function At({ path, children }: { path: string; children: ReactNode }): ReactElement {
  const { hook, searchHook } = memoryLocation({ path });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <LanguageProvider>
        <Branded>{children}</Branded>
      </LanguageProvider>
    </Router>
  );
}

/** The whole application at an address. */
export const AppAt = ({ path }: { path: string }): ReactElement => (
  <At path={path}>
    <App />
  </At>
);
