import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { Access } from './access.ts';
import { Loading } from './Loading.tsx';
import type { RouteFlags } from './routes.ts';

/** The frame is a chunk of its own: signing in does without it. */
const Frame = lazy(() => import('../frame/Frame.tsx').then((module) => ({ default: module.Frame })));

interface SurroundingsProps {
  access: Access | null;
  flags: RouteFlags;
  children: ReactNode;
}

/** What stands around a screen: the frame, or nothing where nobody is signed in or the screen fills the window. */
export function Surroundings({ access, flags, children }: SurroundingsProps): ReactElement {
  if (access === null || !flags.header) return <>{children}</>;
  return (
    <Suspense fallback={<Loading />}>
      <Frame access={access} flags={flags}>
        {children}
      </Frame>
    </Suspense>
  );
}
