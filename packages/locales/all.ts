/// <reference types="vite/client" />

/** The words of one part in one language, as i18next takes them. */
export type Words = { readonly [key: string]: string | Words };
/** The words of a language by part. */
export type Texts = Record<string, Words>;

const NAME = /\.\/(.+)\/(.+)\.json$/;

/** Texts of the languages in which every story is tested, by language: they do not wait for files. Only where Vite compiles. */
export const all: Record<string, Texts> = {};
for (const [path, words] of Object.entries(
  import.meta.glob<Words>(['./{en-us,es-es,ar-eg}/*.json', '!./*/{reports,letters,manuals}.json'], {
    eager: true,
    import: 'default',
  }),
)) {
  const [, language = '', part = ''] = NAME.exec(path)!;
  (all[language] ??= {})[part] = words;
}

const others = import.meta.glob<Words>(
  ['./*/*.json', '!./{en-us,es-es,ar-eg}/*.json', '!./*/{reports,letters,manuals}.json'],
  { import: 'default' },
);

/** Returns the texts of a language, loaded from its files if it is not in {@link all}; nothing if it has no files. */
export async function textsOf(language: string): Promise<Texts> {
  const files = Object.entries(others).filter(([path]) => NAME.exec(path)![1] === language);
  return (
    all[language] ??
    Object.fromEntries(
      await Promise.all(files.map(async ([path, load]) => [NAME.exec(path)![2], await load()] as const)),
    )
  );
}
