import { Button } from '@isopter/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withAriaWords } from '../i18n/i18n.ts';
import { ownName } from '../i18n/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

const LanguageMenu = lazy(() =>
  withAriaWords(import('../frame/LanguageMenu.tsx')).then((module) => ({ default: module.LanguageMenu })),
);

/** The language switcher before signing in: its menu loads when it is wanted, as most people never open it. */
export function LanguageButton(): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`${t(($) => $.navigation.language)}: ${ownName(language)}`}
      aria-haspopup="dialog"
      isPending={isWanted}
      onPress={() => setWanted(true)}
    >
      {ownName(language)}
    </Button>
  );
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <LanguageMenu defaultOpen />
    </Suspense>
  );
}
