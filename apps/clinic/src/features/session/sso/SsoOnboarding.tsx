import { ProgressBar, SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from 'wouter';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';
import { authorizePath, domainOf, knownDomain } from './ssoDomain.ts';
import { returnUrl } from './returning.ts';
import { SsoFailure } from './SsoFailure.tsx';

/** /sso/onboarding: the target of an invitation's link; opens the single sign-on immediately (of AUTH-18). */
export function SsoOnboarding(): ReactElement {
  const { t } = useTranslation();
  const search = useSearch();
  const [query] = useState(() => new URLSearchParams(search));
  const isWhole = domainOf(query.get('sso_domain')) !== null;
  useEffect(() => {
    const domain = knownDomain(query);
    // replaced: the secret of the invitation stays neither in the address nor in the history
    if (!isWhole || domain === null) return;
    const back = returnUrl(location.origin, { return_to: null, former_user: null });
    location.replace(authorizePath(domain, back, query.get('invitation')));
  }, [isWhole, query]);

  if (!isWhole) return <SsoFailure code={null} />;
  const title = t(($) => $.session.sso.title);
  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      <ProgressBar label={t(($) => $.session.sso.leaving)} isIndeterminate />
    </SignInScreen>
  );
}
