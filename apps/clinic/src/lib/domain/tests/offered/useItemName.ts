import type { NamedItem } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names a control, correction or stimulus type of the server's fixed lists in the language of the application [OUR-53]. */
export function useItemName(): (item: Pick<NamedItem, 'name'>) => string {
  const { t } = useTranslation();
  return useCallback(
    // one that the words do not have is said as it is stored
    ({ name }) => t(($) => ($.tests.form.items as Record<string, string>)[name] as 'Button', { defaultValue: name }),
    [t],
  );
}
