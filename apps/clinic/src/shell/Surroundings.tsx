import type { ReactElement, ReactNode } from 'react';
import { withAriaWords } from '../lib/i18n/i18n.ts';
import type { Access } from '../lib/routes/access.ts';
import { lazyScreen } from '../lib/screen/lazyScreen.tsx';
import type { RouteFlags } from '../lib/routes/routes.ts';

/** A chunk of its own: signing in does without all this. */
const SignedIn = lazyScreen(() => withAriaWords(import('./SignedIn.tsx')).then((module) => module.SignedIn));

/** Loads the frame before anybody is known to be signed in. */
export const preloadSurroundings = SignedIn.preload;

interface SurroundingsProps {
  access: Access | null;
  flags: RouteFlags;
  children: ReactNode;
}

/** What stands around a screen; nothing where nobody is signed in. */
export function Surroundings({ access, flags, children }: SurroundingsProps): ReactElement {
  if (access === null) return <>{children}</>;
  return <SignedIn flags={flags}>{children}</SignedIn>;
}
