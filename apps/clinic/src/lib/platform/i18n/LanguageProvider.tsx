import { TextsProvider } from '@isopter/ui';
import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components';
import { localeOf } from './languages.ts';
import { useKitTexts } from './useKitTexts.ts';
import { useLanguage } from './useLanguage.ts';

/** Gives everything below the language: React Aria's locale and direction, the kit's words, the document's attributes. */
export function LanguageProvider({ children }: { children: ReactNode }): ReactElement {
  const language = useLanguage();
  const translate = useKitTexts();
  return (
    <I18nProvider locale={localeOf(language)}>
      <DocumentLanguage />
      <TextsProvider translate={translate}>{children}</TextsProvider>
    </I18nProvider>
  );
}

/** Language and direction of the document follow the provider, the only source of direction (I18N-03). */
function DocumentLanguage(): null {
  const { locale, direction } = useLocale();
  useLayoutEffect(() => {
    // which digits are written is nothing that fonts or screen readers choose by
    document.documentElement.lang = new Intl.Locale(locale).baseName;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return null;
}
