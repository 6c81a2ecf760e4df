/**
 * The locale with Latin digits: `ar-EG` becomes `ar-EG-u-nu-latn`, a locale that has them anyway stays as it is. Clinical
 * figures (24-2, 20/40, dB, dates as they are typed) are Latin in every language; where the language writes other digits,
 * one sentence would have two kinds of them. Give it to the `I18nProvider` of React Aria, and to `Intl`.
 * @throws RangeError when it is no BCP 47 tag
 */
export function latinDigits(locale: string): string {
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
}
