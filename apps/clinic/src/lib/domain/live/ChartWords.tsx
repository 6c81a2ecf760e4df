import { TextsProvider, type Translate } from '@isopter/ui';
import i18next from 'i18next';
import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasTexts, loadTexts } from '../../platform/i18n/i18n.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

/** Props of {@link ChartWords}. */
export interface ChartWordsProps {
  /** The name of the kind's folder in monitor-charts, and of its words in `locales/LANGUAGE/charts.json`. */
  kind: string;
  children: ReactNode;
}

/**
 * Provides the charts of a kind with texts in the language of the application; the kit's texts stay unchanged. Nothing
 * is drawn until the texts are loaded; if that fails, the charts use their built-in English. While another language
 * loads, the previous one stays.
 */
export function ChartWords({ kind, children }: ChartWordsProps): ReactElement | null {
  const language = useLanguage();
  const [shown, setShown] = useState(() => (hasTexts(language, 'charts') ? language : null));

  useEffect(() => {
    let isGone = false;
    const show = (): void => {
      if (!isGone) setShown(language);
    };
    loadTexts(language, 'charts').then(show, show);
    return () => {
      isGone = true;
    };
  }, [language]);

  const translate = useCallback<Translate>(
    (word, values) => {
      if (shown === null) return undefined;
      // the types know the words of the application, not those of the charts: scripts/check-locales.ts compares these
      const options = { ...values, ns: 'charts', lng: shown } as never;
      const key = [`${kind}.${word}`, `shared.${word}`].find((one) => i18next.exists(one, options));
      return key === undefined ? undefined : (i18next.t(key as never, options) as unknown as string);
    },
    [kind, shown],
  );
  return shown === null ? null : <TextsProvider translate={translate}>{children}</TextsProvider>;
}
