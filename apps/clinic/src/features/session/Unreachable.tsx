import { Button, ErrorState } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { centred } from '../../lib/frame/screen/Notice.css.ts';
import { restoreSession } from './restoreSession.ts';
import { signOut } from './signIn.ts';

/** The server did not answer when the session was to be opened again: try again, or leave it. */
export function Unreachable(): ReactElement {
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
