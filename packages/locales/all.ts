/// <reference types="vite/client" />

/** The words of one part in one language, as i18next takes them. */
export type Words = { readonly [key: string]: string | Words };

const NAME = /\.\/(.+)\/(.+)\.json$/;

/** All words at once, by language and part, for stories: they do not wait for files. Only where Vite compiles. */
export const all: Record<string, Record<string, Words>> = {};
for (const [path, words] of Object.entries(
  import.meta.glob<Words>(['./*/*.json', '!./*/{reports,letters,manuals}.json'], { eager: true, import: 'default' }),
)) {
  const [, language = '', part = ''] = NAME.exec(path)!;
  (all[language] ??= {})[part] = words;
}
