import { ApiProvider } from '@isopter/api-client';
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { client } from '../api/client.ts';
import { useErrorToast } from '../errors/useErrorToast.ts';
import { Frame } from '../frame/Frame.tsx';
import { Toasts } from '../frame/Toasts.tsx';
import { useLanguage } from '../i18n/useLanguage.ts';
import { accessOf } from '../session/access.ts';
import { watchInactivity } from '../session/inactivity.ts';
import { useSignedIn } from '../session/session.ts';
import { signOutInactive } from '../session/signIn.ts';
import { PageBoundary } from './PageBoundary.tsx';
import type { RouteFlags } from './routes.ts';

const Commands = lazy(() => import('../frame/commands/Commands.tsx').then((module) => ({ default: module.Commands })));

interface SignedInProps {
  flags: RouteFlags;
  children: ReactNode;
}

/** What stands around the screens of a signed-in person: their data, the frame, toasts, the watch for inactivity. */
export function SignedIn({ flags, children }: SignedInProps): ReactElement {
  const signedIn = useSignedIn();
  const language = useLanguage();
  const showError = useErrorToast();
  const { user, office_group, preferences } = signedIn;
  const access = accessOf(signedIn);
  const limit = preferences.user_inactivity_limit_seconds;
  useEffect(() => watchInactivity(limit, () => void signOutInactive()), [limit]);
  return (
    <PageBoundary>
      <ApiProvider
        // another person or office group starts with nothing loaded
        key={`${user.id} ${office_group.id}`}
        client={client}
        language={language}
        onError={showError}
      >
        {flags.header ? (
          <Frame access={access} flags={flags}>
            {children}
          </Frame>
        ) : (
          children
        )}
        <Toasts />
        <Suspense>
          <Commands access={access} />
        </Suspense>
      </ApiProvider>
    </PageBoundary>
  );
}
