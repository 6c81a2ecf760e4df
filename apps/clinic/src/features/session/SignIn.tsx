import { lazyPart, Link, SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { ScreenTitle } from '../../lib/brand/ScreenTitle.tsx';
import { session } from '../../lib/session/session.ts';
import { LanguageButton } from '../../lib/i18n/LanguageButton.tsx';
import { LanguageOffer } from '../../lib/i18n/LanguageOffer.tsx';
import { SignInForm } from './SignInForm.tsx';
import { readLocal } from '../../lib/storage/local.ts';

/** Few clinics have one: who has none does not load it. */
const SsoButton = lazyPart(() => import('./sso/SsoButton.tsx').then((module) => module.SsoButton));

/** Signing in; says why it is asked for when a session ended by itself (AUTH-01, AUTH-05, AUTH-10). */
export function SignIn(): ReactElement {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { ended } = useSnapshot(session);
  const mayHaveSso = useSearch().includes('sso_domain=') || readLocal('sso_domain') !== null;
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
      <SignInForm
        notice={ended !== null && <p role="status">{t(($) => $.session.over[ended])}</p>}
        refusal={refusal}
        onSignedIn={(path) => navigate(path, { replace: true })}
      >
        {mayHaveSso && <SsoButton />}
        <Link href="/forgot">{t(($) => $.session.forgot)}</Link>
      </SignInForm>
    </SignInScreen>
  );
}
