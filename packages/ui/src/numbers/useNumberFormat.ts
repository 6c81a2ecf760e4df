import { useMemo } from 'react';
import { useLocale } from 'react-aria-components';

/** Returns a function that formats numbers for the locale of the nearest I18nProvider. */
export function useNumberFormat(options?: Intl.NumberFormatOptions): (value: number) => string {
  const { locale } = useLocale();
  const key = JSON.stringify(options ?? {});
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, JSON.parse(key) as Intl.NumberFormatOptions);
    return (value) => format.format(value);
  }, [locale, key]);
}
