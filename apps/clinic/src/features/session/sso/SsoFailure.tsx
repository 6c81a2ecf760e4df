import { SSO_ERROR } from '@isopter/contract';
import { FormError, Link, SignInScreen } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';

/** Says why a single sign-on did not come to an end, and leads to the other way in (of AUTH-18). */
export function SsoFailure({ code }: { code: string | null }): ReactElement {
  const { t } = useTranslation();
  const title = t(($) => $.session.sso.title);
  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      <FormError>
        {code === SSO_ERROR.authFailed
          ? t(($) => $.session.sso.ssoAuthFailedMessage)
          : t(($) => $.session.sso.ssoErrorMessage)}
      </FormError>
      <Link href="/login">{t(($) => $.session.toSignIn)}</Link>
    </SignInScreen>
  );
}
