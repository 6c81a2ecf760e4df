import type { Translate } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The words of the kit in the language of the application; in English it has its own. */
export function useKitTexts(): Translate {
  const { t, i18n } = useTranslation();
  return useCallback(
    (key, values) => {
      // the types know the words of the application, not those of the kit: scripts/check-locales.ts compares these
      const options = { ...values, ns: 'kit' } as never;
      return i18n.exists(key, options) ? (t(key as never, options) as unknown as string) : undefined;
    },
    [t, i18n],
  );
}
