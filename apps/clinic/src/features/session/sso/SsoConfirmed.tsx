import { SignInScreen } from '@isopter/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/platform/brand/ScreenTitle.tsx';
import { LanguageButton } from '../../../lib/platform/i18n/LanguageButton.tsx';
import { tellConfirmed } from '../../../lib/platform/stepUp/confirmed.ts';

/** The last page of step-up authentication at the identity provider. The tab that started it continues. */
export function SsoConfirmed(): ReactElement {
  const { t } = useTranslation();
  useEffect(() => {
    tellConfirmed();
    // browsers close only tabs that a script has opened; other tabs show the text
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
