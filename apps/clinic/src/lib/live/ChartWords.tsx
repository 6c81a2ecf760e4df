import { TextsProvider, type Translate } from '@isopter/ui';
import i18next from 'i18next';
import { type ReactElement, type ReactNode, useCallback, useEffect, useState } from 'react';
import { chartNamespace, hasChartWords, loadChartWords } from '../i18n/chartWords.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Props of {@link ChartWords}. */
export interface ChartWordsProps {
  /** The name of the kind's folder in monitor-charts, and in `public/locales/charts`. */
  kind: string;
  children: ReactNode;
}

/** The files of words a kind needs: its own, and what most say. */
const partsOf = (kind: string): string[] => [kind, 'shared'];

/**
 * Gives the charts of a kind their words in the language of the application; the kit's stay as they are. Until words
 * are there nothing is drawn; those that cannot be loaded are said in English, as the charts do by themselves. While a
 * further language loads, the last one goes on.
 */
export function ChartWords({ kind, children }: ChartWordsProps): ReactElement | null {
  const language = useLanguage();
  const [shown, setShown] = useState(() =>
    partsOf(kind).every((part) => hasChartWords(part, language)) ? language : null,
  );

  useEffect(() => {
    let isGone = false;
    const show = (): void => {
      if (!isGone) setShown(language);
    };
    Promise.all(partsOf(kind).map((part) => loadChartWords(part, language))).then(show, show);
    return () => {
      isGone = true;
    };
  }, [kind, language]);

  const translate = useCallback<Translate>(
    (word, values) => {
      if (shown === null) return undefined;
      // the types know the words of the application, not those of the charts: a test compares these
      const options = { ...values, ns: partsOf(kind).map(chartNamespace), lng: shown } as never;
      return i18next.exists(word, options) ? (i18next.t(word as never, options) as unknown as string) : undefined;
    },
    [kind, shown],
  );
  return shown === null ? null : <TextsProvider translate={translate}>{children}</TextsProvider>;
}
