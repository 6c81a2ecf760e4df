import type { Resource, ResourceLanguage } from 'i18next';

const files = import.meta.glob<ResourceLanguage>('../../public/locales/**/*.json', { eager: true, import: 'default' });

const NAME = /locales\/(?:(.+)\/)?([^/]+)\.json$/;

/** The texts of every language, those of the charts too: a story does not wait for files. */
export const texts: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, namespace = 'translation', language = ''] = NAME.exec(path) ?? [];
  (texts[language] ??= {})[namespace] = words;
}
