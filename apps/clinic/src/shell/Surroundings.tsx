import { lazyPart } from '@isopter/ui';
import type { ReactElement, ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { withAriaWords } from '../lib/platform/i18n/i18n.ts';
import type { Access } from '../lib/platform/routes/access.ts';
import { MissingScreen } from '../lib/frame/screen/lazyScreen.tsx';
import { Opening } from '../lib/frame/screen/Opening.tsx';
import type { RouteFlags } from '../lib/platform/routes/routes.ts';
import { session } from '../lib/platform/session/session.ts';

/** A separate chunk: signing in does not need it. */
const SignedIn = lazyPart(() => withAriaWords(import('./SignedIn.tsx')).then((module) => module.SignedIn), {
  loading: Opening,
  failed: MissingScreen,
});

/** In the same chunk: the frame until the session is known. */
export const RestoringFrame = lazyPart(
  () => withAriaWords(import('./SignedIn.tsx')).then((module) => module.RestoringFrame),
  { loading: Opening, failed: MissingScreen },
);

/** Messages about changes to an account are shown while nobody is signed in. */
const Toasts = lazyPart(() => withAriaWords(import('./frame/ToastRegion.ts')).then((module) => module.ToastRegion), {
  failed: null,
});

function SignedOut({ children }: { children: ReactNode }): ReactElement {
  const { has_told } = useSnapshot(session);
  return (
    <>
      {children}
      {has_told && <Toasts />}
    </>
  );
}

/** Loads the frame before anybody is known to be signed in. */
export function preloadSurroundings(): void {
  SignedIn.preload();
  RestoringFrame.preload();
}

interface SurroundingsProps {
  access: Access | null;
  flags: RouteFlags;
  children: ReactNode;
}

/** The surroundings of a screen; none while nobody is signed in. */
export function Surroundings({ access, flags, children }: SurroundingsProps): ReactElement {
  if (access === null) return <SignedOut>{children}</SignedOut>;
  return <SignedIn flags={flags}>{children}</SignedIn>;
}
