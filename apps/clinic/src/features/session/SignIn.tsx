import { Link, SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { session } from '../../lib/platform/session/session.ts';
import { LanguageButton } from '../../lib/platform/i18n/LanguageButton.tsx';
import { ClockNotice } from '../../lib/frame/screen/ClockNotice.tsx';
import { LanguageOffer } from '../../lib/platform/i18n/LanguageOffer.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The sign-in screen; shows the reason if the session expired (AUTH-01, AUTH-05, AUTH-10). */
export function SignIn(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { ended } = useSnapshot(session);
  const [refusal] = useState(() => session.refusal);
  useEffect(() => {
    session.refusal = null;
  }, []);
  return (
    <SignInScreen
      title={t(($) => $.session.title)}
      footer={
        <>
          <LanguageOffer />
          <LanguageButton />
        </>
      }
    >
      <ScreenTitle>{t(($) => $.session.title)}</ScreenTitle>
      <ClockNotice />
      <SignInForm
        notice={ended !== null && <p role="status">{t(($) => $.session.over[ended])}</p>}
        refusal={refusal}
        onSignedIn={(path) => navigate(path, { replace: true })}
      >
        <Link href="/forgot">{t(($) => $.session.forgot)}</Link>
      </SignInForm>
    </SignInScreen>
  );
}
