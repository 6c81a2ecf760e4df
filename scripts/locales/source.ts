import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { english, type Part, type Words } from './english.ts';
import { PARTS } from './parts.ts';

/** Digests of the English texts that the translations follow, by part and key. */
const FILE = 'packages/locales/source.json';
type Digests = Readonly<Partial<Record<Part, Readonly<Record<string, string>>>>>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

export const readDigests = (): Digests => JSON.parse(readFileSync(FILE, 'utf8')) as Digests;

/** Returns the texts whose English is not the one that was translated, a line for each. */
export const changedSince = (digests: Digests, part: Part, words: Words): string[] =>
  [...words]
    .filter(([key, text]) => digests[part]?.[key] !== digestOf(text))
    .map(
      ([key, text]) =>
        `${key} was translated from another text; translate it, then \`npm run locales -- confirm\`: ${text}`,
    );

/** Stores that all translations follow the present English texts. */
export async function confirmEnglish(): Promise<void> {
  const parts = await Promise.all(
    PARTS.map(async (part) => [
      part,
      Object.fromEntries([...(await english(part))].map(([key, text]) => [key, digestOf(text)])),
    ]),
  );
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(parts), null, 2)}\n`);
}
