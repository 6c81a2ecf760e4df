import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const LOCALES = new URL('../../packages/locales/', import.meta.url);
const languages = readdirSync(LOCALES, { recursive: true, encoding: 'utf8' }).flatMap(
  (file) => /^([\w-]+)\/aria\.ts$/.exec(file)?.[1] ?? [],
);

const shapeOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([part, own]) =>
    Object.entries(own).map(([key, text]) => `${part} ${key}: ${typeof text}`),
  );

// its types do not say that the module has a value
const { default: english } = (await import('react-aria-components/i18n/en-US')) as unknown as { default: Texts };

it.each(languages)('has every text that React Aria says in English: %s [I18N-01]', async (language) => {
  const { default: texts } = (await import(new URL(`${language}/aria.ts`, LOCALES).href)) as { default: Texts };
  expect(shapeOf(texts).toSorted()).toEqual(shapeOf(english).toSorted());
  expect(Object.values(texts).flatMap((own) => Object.values(own))).not.toContain('');
});
