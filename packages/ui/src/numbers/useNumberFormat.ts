import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Formats numbers in the language of the kit, as given by the nearest I18nProvider. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLocale();
  const key = JSON.stringify(options ?? {});
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, JSON.parse(key) as Intl.NumberFormatOptions);
    return (value) => format.format(value);
  }, [locale, key]);
}
