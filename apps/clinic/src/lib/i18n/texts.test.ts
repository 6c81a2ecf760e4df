import { bcp47 } from '@isopter/contract';
import i18next, { type i18n, type ResourceLanguage } from 'i18next';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OFFERED_LANGUAGES } from './languages.ts';

type Language = (typeof OFFERED_LANGUAGES)[number];

const textsOf = (language: Language, folder = ''): ResourceLanguage =>
  JSON.parse(
    readFileSync(new URL(`../../../public/locales/${folder}${language}.json`, import.meta.url), 'utf8'),
  ) as ResourceLanguage;

/** The kinds whose charts have words of their own, by their folders. */
const CHART_KINDS = globSync('*/*.texts.ts', {
  cwd: new URL('../../../../../packages/monitor-charts/src/', import.meta.url),
}).map((file) => file.split('/')[0]!);

/** Every text of a language: the application's, and those of the charts. */
const allTexts = (language: Language): object => ({
  ...textsOf(language),
  charts: Object.fromEntries(CHART_KINDS.map((kind) => [kind, textsOf(language, `charts/${kind}/`)])),
});

/** A file's keys with their texts: `patients.age_one`. */
const flat = (texts: object, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[prefix + key, text]] : flat(text as object, `${prefix}${key}.`),
  );

/** The application's texts in a language, as it shows them. */
function speak(language: Language): i18n {
  const spoken = i18next.createInstance();
  void spoken.init({
    lng: language,
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    resources: { [language]: { translation: textsOf(language) } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return spoken;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const inPlural = (language: Language): Map<string, string[]> => {
  const forms = flat(allTexts(language)).filter(([key]) => PLURAL.test(key));
  return Map.groupBy(
    forms.map(([key]) => key),
    (key) => key.replace(PLURAL, ''),
  );
};

/** What a text leaves open for values. */
const names = (text: string): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!).toSorted();

describe.each(OFFERED_LANGUAGES)('texts in %s', (language) => {
  it('have a form for each plural the language knows [I18N-05]', () => {
    const { pluralCategories } = new Intl.PluralRules(bcp47(language)).resolvedOptions();
    expect([...inPlural(language).keys()].toSorted()).toEqual([...inPlural('en-us').keys()].toSorted());
    for (const [key, forms] of inPlural(language)) {
      expect(forms.toSorted()).toEqual(pluralCategories.map((category) => `${key}_${category}`).toSorted());
    }
  });

  it('fill in what English fills in', () => {
    const english = new Map(flat(allTexts('en-us')));
    const differing = flat(allTexts(language))
      .filter(([key]) => !PLURAL.test(key))
      .filter(([key, text]) => names(text).join() !== names(english.get(key) ?? '').join());
    expect(differing).toEqual([]);
  });
});

type OwnWords = Record<string, string | ((values: object) => string)>;

/** The words of some `*.texts.ts`, as the language files write them. */
async function ownWords(pattern: string): Promise<Record<string, string>> {
  const folder = new URL('../../../../../packages/', import.meta.url);
  const files = globSync(pattern, { cwd: folder });
  expect(files.length).toBeGreaterThan(0);
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>));
  const words: OwnWords = Object.assign({}, ...modules.flatMap((module) => Object.values(module) as object[]));
  const placeholders = new Proxy({}, { get: (_, name) => `{{${String(name)}}}` });
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, typeof word === 'string' ? word : word(placeholders)]),
  );
}

/** A part of the English file, its plural forms as one. */
const english = (texts: object): Record<string, string> =>
  Object.fromEntries(
    flat(texts)
      .filter(([key]) => !/_(?!other$)(zero|one|two|few|many)$/.test(key))
      .map(([key, text]) => [key.replace(/_other$/, ''), text.replaceAll(/, \w+(\(.*?\))?\}\}/g, '}}')]),
  );

describe('the words of components', () => {
  it('are all there, and in English say what the kit says by itself', async () => {
    expect(english(textsOf('en-us')['kit'] as object)).toEqual(await ownWords('ui/src/*/*.texts.ts'));
  });

  it.each(CHART_KINDS)('are all there for the charts of %s, and say what they say by themselves', async (kind) => {
    expect(english(textsOf('en-us', `charts/${kind}/`))).toEqual(
      await ownWords(`monitor-charts/src/${kind}/*.texts.ts`),
    );
  });
});

describe('numbers in texts', () => {
  it('choose among the six Arabic forms, in Arabic digits [I18N-05]', () => {
    const { t } = speak('ar-eg');
    const age = (count: number): string => t(($) => $.patients.age, { count });
    expect([1, 2, 3, 10, 11, 42, 100].map(age)).toEqual([
      'سنة واحدة',
      'سنتان',
      '٣ سنوات',
      '١٠ سنوات',
      '١١ سنة',
      '٤٢ سنة',
      '١٠٠ سنة',
    ]);
  });

  it('are written as Spanish writes them, one apart from several [I18N-05]', () => {
    const { t } = speak('es-es');
    const message = (count: number): string => t(($) => $.patients.review.message, { count });
    expect(message(1)).toBe('1 paciente puede estar duplicado.');
    expect(message(2)).toBe('2 pacientes pueden estar duplicados.');
    expect(message(12_345)).toBe('12.345 pacientes pueden estar duplicados.');
    expect(message(2_000_000)).toBe('2.000.000 de pacientes pueden estar duplicados.');
  });

  it('are written as English writes them [I18N-05]', () => {
    const { t } = speak('en-us');
    expect(t(($) => $.patients.review.message, { count: 1 })).toBe('1 patient may be a duplicate.');
    expect(t(($) => $.patients.review.message, { count: 12_345 })).toBe('12,345 patients may be duplicates.');
  });
});
