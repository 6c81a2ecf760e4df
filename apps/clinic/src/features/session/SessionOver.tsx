import { Button, Dialog } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { SignInForm } from './SignInForm.tsx';
import { leaveSession } from '../../lib/platform/session/endSession.ts';
import { type EndReason, session } from '../../lib/platform/session/session.ts';
import * as css from './SessionOver.css.ts';

/** Props of {@link SessionOver}. */
export interface SessionOverProps {
  reason: EndReason;
  /** The user who was signed in. */
  user: { readonly id: string; readonly username: string };
}

/**
 * Asks to sign in again above the screen of a session that ended. The same user continues where they were, with their
 * input; another user starts on a new screen (AUTH-10, AUTH-15).
 */
export function SessionOver({ reason, user }: SessionOverProps): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const goOn = (path: string): void => {
    // after the previous user's screen is gone: it must not ask whether to leave it
    if (session.current?.user.id !== user.id) setTimeout(() => navigate(path, { replace: true }));
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      // a passer-by must not read an unattended screen
      isConcealing={reason === 'inactive'}
      role="alertdialog"
      size="small"
      title={t(($) => $.session.over.title)}
    >
      <div className={css.explanation}>
        <p className={css.reason}>{t(($) => $.session.over[reason])}</p>
        <p>{t(($) => $.session.over.hint)}</p>
      </div>
      <SignInForm username={user.username} isOnScreen onSignedIn={goOn}>
        <Button variant="quiet" isFullWidth onPress={() => leaveSession()}>
          {t(($) => $.session.over.leave)}
        </Button>
      </SignInForm>
    </Dialog>
  );
}
