import { ApiProvider } from '@isopter/api-client';
import { Button, ErrorState } from '@isopter/ui';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { client } from '../api/client.ts';
import { Loading } from '../app/Loading.tsx';
import { centred } from '../app/Notice.css.ts';
import { useErrorToast } from '../errors/useErrorToast.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { watchInactivity } from './inactivity.ts';
import { session } from './session.ts';
import { restoreSession, signOut, signOutInactive } from './signIn.ts';

/** Waits for the session a reload interrupted, and gives the signed-in part its data of its own. */
export function SessionGate({ children }: { children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const { status, current } = useSnapshot(session);
  const language = useLanguage();
  const showError = useErrorToast();
  const limit = current?.preferences.user_inactivity_limit_seconds ?? 0;
  useEffect(() => watchInactivity(limit, () => void signOutInactive()), [limit]);

  if (status === 'restoring') return <Loading label={t(($) => $.session.restoring)} />;
  if (status === 'unreachable') return <Unreachable />;
  return (
    <ApiProvider
      // another person or office group starts with nothing loaded
      key={`${current?.user.id} ${current?.office_group.id}`}
      client={client}
      language={language}
      onError={showError}
    >
      {children}
    </ApiProvider>
  );
}

function Unreachable(): ReactElement {
  const { t } = useTranslation();
  return (
    <main className={centred}>
      <ErrorState
        title={t(($) => $.session.restoreFailed)}
        onRetry={() => void restoreSession()}
        action={
          <Button variant="quiet" onPress={() => void signOut()}>
            {t(($) => $.session.logout)}
          </Button>
        }
      >
        {t(($) => $.session.restoreFailedHint)}
      </ErrorState>
    </main>
  );
}
