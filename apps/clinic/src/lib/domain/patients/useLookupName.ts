import type { NamedItem } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Names a gender or an ethnicity of the server's fixed lists in the language of the application (I18N-05, OUR-53). */
export function useLookupName(): (list: 'genders' | 'ethnicities', item: Pick<NamedItem, 'name'>) => string {
  const { t } = useTranslation();
  return useCallback(
    // a clinic may have one that the lists do not have: it is said as it is stored
    (list, { name }) =>
      t(($) => ($.patients[list] as Record<string, string>)[name] as 'Female', { defaultValue: name }),
    [t],
  );
}
