import type { AppLanguage, TestGroupChoice } from '@isopter/contract';
import arabic from '@isopter/locales/ar-eg/app.json' with { type: 'json' };
import english from '@isopter/locales/en-us/app.json' with { type: 'json' };
import spanish from '@isopter/locales/es-es/app.json' with { type: 'json' };

/** Texts of the application that a calendar uses. */
interface Words {
  testNames: Omit<typeof english.testNames, 'groups'> & {
    /** A new kind of test has its name in English first. */
    groups: Partial<Record<TestGroupChoice['group'], string>>;
  };
  today: { groups: { planned: string } };
}

/** The languages there are words in; others get English. */
const WORDS: Partial<Record<AppLanguage, Words>> = {
  'es-es': spanish,
  'ar-eg': arabic,
};
const wordsOf = (language: AppLanguage): Words => WORDS[language] ?? english;

/** The title of a calendar in a language. */
export const calendarName = (language: AppLanguage): string => wordsOf(language).today.groups.planned;

/** Names a kind of test as the application does: "Perimetry 24-2, AVA Standard". */
export function calendarTestName(language: AppLanguage, { group, strategy, protocol }: TestGroupChoice): string {
  const { groups, strategies, protocols, withDetail } = wordsOf(language).testNames;
  const program = protocol ? ((protocols as Readonly<Record<string, string>>)[protocol] ?? protocol) : '';
  const test = [groups[group] ?? english.testNames.groups[group], program].filter(Boolean).join(' ');
  if (!strategy) return test;
  return withDetail.replace('{{test}}', test).replace('{{detail}}', strategies[strategy]);
}
