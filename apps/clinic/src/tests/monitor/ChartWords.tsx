import { TextsProvider, type Translate } from '@isopter/ui';
import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Props of {@link ChartWords}. */
export interface ChartWordsProps {
  /** The part of `monitor` that has the words: the name of the kind's folder in monitor-charts. */
  kind: 'audiology';
  children: ReactNode;
}

/** Gives the charts of a kind their words in the language of the application; the kit's stay as they are. */
export function ChartWords({ kind, children }: ChartWordsProps): ReactElement {
  const { t, i18n } = useTranslation();
  const translate = useCallback<Translate>(
    (word, values) => {
      const key = `monitor.${kind}.${word}`;
      return i18n.exists(key) ? (t(key as never, values as never) as unknown as string) : undefined;
    },
    [i18n, kind, t],
  );
  return <TextsProvider translate={translate}>{children}</TextsProvider>;
}
