import { APP_LANGUAGES, bcp47, ownName } from '@isopter/contract';
import { LanguageSwitcher, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from './chooseLanguage.ts';
import { appLanguage, flagOf } from './languages.ts';
import { useLanguage } from './useLanguage.ts';

interface LanguageMenuProps {
  /** @default false */
  defaultOpen?: boolean;
}

/** The language switcher: flag and own name of each language (I18N-06, NAV-10). */
export function LanguageMenu({ defaultOpen = false }: LanguageMenuProps): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = (id: string): void => {
    chooseLanguage(appLanguage(id)).catch(() =>
      toasts.show({ tone: 'critical', message: t(($) => $.errors.networkUnstable) }),
    );
  };
  return (
    <LanguageSwitcher
      label={t(($) => $.navigation.language)}
      languages={APP_LANGUAGES.map((id) => ({ id, name: ownName(id), lang: bcp47(id), flag: flagOf(id) }))}
      value={language}
      onChange={choose}
      defaultOpen={defaultOpen}
    />
  );
}
