import { Button, Menu, MenuItem, MenuTrigger, toasts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../i18n/chooseLanguage.ts';
import { flagOf, offeredLanguage, OFFERED_LANGUAGES, ownName } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

interface LanguageMenuProps {
  /** @default false */
  defaultOpen?: boolean;
}

/** The language switcher: flag and own name of each language (I18N-06, NAV-10). */
export function LanguageMenu({ defaultOpen = false }: LanguageMenuProps): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = (id: string): void => {
    chooseLanguage(offeredLanguage(id)).catch(() =>
      toasts.show({ tone: 'critical', message: t(($) => $.errors.networkUnstable) }),
    );
  };
  return (
    <MenuTrigger defaultOpen={defaultOpen}>
      <Button variant="quiet" size="sm" aria-label={`${t(($) => $.navigation.language)}: ${ownName(language)}`}>
        {ownName(language)}
      </Button>
      <Menu
        aria-label={t(($) => $.navigation.language)}
        placement="bottom end"
        selectedKey={language}
        onAction={choose}
      >
        {OFFERED_LANGUAGES.map((offered) => (
          <MenuItem key={offered} id={offered} icon={<img src={flagOf(offered)} alt="" width={20} height={14} />}>
            {ownName(offered)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
