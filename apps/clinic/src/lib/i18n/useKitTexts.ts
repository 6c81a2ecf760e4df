import type { Translate } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The words the kit says by itself, in the language of the application; a test compares both sides. */
export function useKitTexts(): Translate {
  const { t } = useTranslation();
  return useCallback((key, values) => t(`kit.${key}` as never, values as never) as unknown as string, [t]);
}
