import { SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../../lib/i18n/LanguageButton.tsx';
import { tellConfirmed } from '../../../lib/stepUp/confirmed.ts';

/** The end of a step-up authentication at the identity provider: the tab that asked for it continues. */
export function SsoConfirmed(): ReactElement {
  const { t } = useTranslation();
  useEffect(() => {
    tellConfirmed();
    // browsers close only what a script has opened; others show the text
    window.close();
  }, []);
  const title = t(($) => $.stepUp.confirmedTitle);
  return (
    <SignInScreen title={title} footer={<LanguageButton />}>
      <ScreenTitle>{title}</ScreenTitle>
      <p role="status">{t(($) => $.stepUp.confirmed)}</p>
    </SignInScreen>
  );
}
