import { useOfficeChoices } from '@isopter/api-client';
import { useCallback } from 'react';
import { localeOf } from '../../platform/i18n/languages.ts';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';

/** Writes offices as one text; those of others, which have no name here, are left out. */
export function useOfficeNames(): (ids: readonly string[]) => string {
  const { data } = useOfficeChoices();
  const locale = localeOf(useLanguage());
  return useCallback(
    (ids) => {
      const names = (data?.results ?? []).filter(({ id }) => ids.includes(id)).map(({ name }) => name);
      return new Intl.ListFormat(locale, { type: 'unit' }).format(names);
    },
    [data, locale],
  );
}
