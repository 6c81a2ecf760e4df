import type { TextValues, Translate } from './Texts.tsx';

const VALUE = /\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g;

/**
 * The `translate` of a `TextsProvider`, made of published words: `createTranslate('es-ES', kit)`. Of several lists the
 * last one that has a key is asked. An application that has i18next gives the words to that instead.
 * @param locale BCP 47 tag, for the forms of plurals and for numbers
 * @throws RangeError when it is none
 */
export function createTranslate(locale: string, ...lists: readonly Readonly<Record<string, string>>[]): Translate {
  const words: Readonly<Record<string, string>> = Object.assign({}, ...lists) as Record<string, string>;
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const written = (value: unknown, isNumber: boolean): string =>
    isNumber && typeof value === 'number' ? numbers.format(value) : String(value);
  const textOf = (key: string, count: unknown): string | undefined =>
    typeof count === 'number' ? (words[`${key}_${plurals.select(count)}`] ?? words[key]) : words[key];
  return (key: string, values: TextValues = {}) =>
    textOf(key, values['count'])?.replace(VALUE, (_, name: string, format?: string) =>
      written(values[name], format === 'number'),
    );
}
