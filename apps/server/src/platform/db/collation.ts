import type { AppLanguage } from '@isopter/contract';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type AnyPgColumn, index, type IndexBuilder } from 'drizzle-orm/pg-core';

/** The collation for languages that are missing in {@link OWN}: the root order of CLDR. */
const COMMON = 'root';

/** Languages with a special collation, which migration 0048 creates as `isopter_…`. */
const OWN: Partial<Record<AppLanguage, string>> = {
  'ar-eg': 'ar',
  'cs-cz': 'cs',
  'da-dk': 'da',
  'el-gr': 'el',
  'es-es': 'es',
  'fil-ph': 'fil',
  'fr-ca': 'fr',
  'he-il': 'he',
  'hi-in': 'hi',
  'hr-hr': 'hr',
  'hu-hu': 'hu',
  'ja-jp': 'ja',
  'ko-kr': 'ko',
  'nb-no': 'nb',
  'pl-pl': 'pl',
  'ru-ru': 'ru',
  'sv-se': 'sv',
  'th-th': 'th',
  'tr-tr': 'tr',
  'uk-ua': 'uk',
  'vi-vn': 'vi',
  'zh-cn': 'zh',
  'zh-yue': 'zh',
};

const collated = (text: SQLWrapper, collation: string): SQL =>
  sql`${text} collate ${sql.identifier(`isopter_${collation}`)}`;

/**
 * Returns a text to sort by, in the order of a language and with numbers by value. Otherwise the embedded database sorts
 * by code points, and PostgreSQL as it was set up [OUR-694].
 */
export const inOrderOf = (language: AppLanguage, text: SQLWrapper): SQL => collated(text, OWN[language] ?? COMMON);

/** Returns a text to sort by in the common order, as an id number: numbers are sorted by value. */
export const inCommonOrder = (text: SQLWrapper): SQL => collated(text, COMMON);

interface Named {
  firstName: SQLWrapper;
  lastName: SQLWrapper;
}

/** Returns the last name to sort by: the one name of a patient who has one name only [OUR-693]. */
export const lastNameOf = ({ firstName, lastName }: Named): SQL => sql`coalesce(${lastName}, ${firstName})`;
/** Returns the first name to sort by, as {@link lastNameOf} does. */
export const firstNameOf = ({ firstName, lastName }: Named): SQL => sql`coalesce(${firstName}, ${lastName})`;

type Sorted = Record<'id' | 'firstName' | 'lastName' | 'patientIdNumber', AnyPgColumn>;

/**
 * Returns the indexes by which patients are sorted by name and number. They have the common order: for
 * users of other languages the database sorts for each page.
 * @param scope the column by which a list is narrowed first
 */
export function sortedIndexes(table: Sorted, scope?: AnyPgColumn): IndexBuilder[] {
  const on = (name: string, first: SQL, ...more: SQL[]): IndexBuilder => {
    const created = index(`patient_${name}_idx`);
    return scope ? created.on(scope, first, ...more, table.id) : created.on(first, ...more, table.id);
  };
  return [
    on('last_name', inCommonOrder(sql`(${lastNameOf(table)})`), inCommonOrder(table.firstName)),
    on('first_name', inCommonOrder(sql`(${firstNameOf(table)})`)),
    on('id_number', inCommonOrder(table.patientIdNumber)),
  ];
}
