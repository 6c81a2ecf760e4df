import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppLanguage, TestGroupChoice } from '@isopter/contract';
import type english from '@isopter/locales/en-us/app.json';
import { PLACES } from '../../platform/lib/places.ts';

/** Texts of the application that a calendar uses. */
type Words = Pick<typeof english, 'testNames'> & { today: { groups: { planned: string } } };

/** The texts of the application in a language, as the browser loads them. */
export const calendarWords = async (language: AppLanguage): Promise<Words> =>
  JSON.parse(await readFile(join(PLACES.texts, language, 'app.json'), 'utf8')) as Words;

/** The title of a calendar. */
export const calendarName = ({ today }: Words): string => today.groups.planned;

/** Names a kind of test as the application does: "Perimetry 24-2, AVA Standard". */
export function calendarTestName({ testNames }: Words, { group, strategy, protocol }: TestGroupChoice): string {
  const { groups, strategies, protocols, withDetail } = testNames;
  const program = protocol ? ((protocols as Readonly<Record<string, string>>)[protocol] ?? protocol) : '';
  const test = [groups[group], program].filter(Boolean).join(' ');
  if (!strategy) return test;
  return withDetail.replace('{{test}}', test).replace('{{detail}}', strategies[strategy]);
}
