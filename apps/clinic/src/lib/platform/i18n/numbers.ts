import type { i18n } from 'i18next';
import { localeOf, appLanguage } from './languages.ts';

/** Lets `{{count, number}}` in a text write the digits that everything else on the page has (OUR-52). */
export function installNumbers({ services }: i18n): void {
  services.formatter?.addCached('number', (language, options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(localeOf(appLanguage(language?.toLowerCase())), options);
    return (value: number) => format.format(value);
  });
}
