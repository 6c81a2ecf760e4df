import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { wanted } from '../compare.ts';
import { english, type Part, type Words } from '../english.ts';
import { commentsOfFiles, componentsOfKeys } from './comments.ts';
import { kindOfKey, kindOfUse, type KindOfText } from './kindOfText.ts';
import { explainPlaceholders } from './placeholders.ts';
import { type Use, usesOf, wordsOfFile } from './uses.ts';

/** A text as a translator gets it. */
export interface Unit {
  part: Part;
  key: string;
  /** Without the white space around it, which many tools for translators lose; {@link withSpaceOf} restores it. */
  english: string;
  /** Purpose of the text, its place, and the values of its placeholders. */
  context: string;
  /** Characters it has room for on a phone; it wraps if there is no limit. */
  limit?: number | undefined;
  translation?: string | undefined;
}

/** Gives a translation the white space that its English begins and ends with. */
export const withSpaceOf = (english: string, translation: string): string =>
  /^\s*/.exec(english)![0] + translation.trim() + /\s*$/.exec(english)![0];

/** Place of the texts of a part, if they belong to no screen. */
const PLACES: Readonly<Record<Part, string>> = {
  app: 'Application',
  camera: 'Page of a phone that is a camera',
  charts: 'Chart',
  help: 'Help',
  instructions: 'Spoken by the headset to the patient during a test: short, polite and easy to understand',
  kit: 'Part of every screen',
  letters: 'E-mail or text message',
  manuals: 'Printed manual',
  reports: 'Printed report',
};

/** Sources that show the texts of a part. */
const SCREENS: Partial<Record<Part, string>> = {
  app: 'apps/clinic/src/**/*.{ts,tsx}',
  help: 'apps/clinic/src/features/help/**/*.{ts,tsx}',
  camera: 'apps/clinic/src/features/phoneCamera/**/*.{ts,tsx}',
};
/** Places that a translator need not hear about. */
const MOST_SCREENS = 3;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The uses of a text: those that name its key, or else those of a branch of texts that it belongs to. */
function usesOfKey(key: string, uses: readonly Use[]): Use[] {
  const exact = uses.filter((use) => use.key === key);
  if (exact.length > 0) return exact;
  const branches = uses.filter((use) => key.startsWith(use.key.endsWith('.') ? use.key : `${use.key}.`));
  const longest = Math.max(...branches.map((use) => use.key.length));
  return branches.filter((use) => use.key.length === longest);
}

const usesOfSources = new Map<string, Use[]>();

/** The uses in the sources of a pattern, which are read once. */
function readUses(pattern: string): Use[] {
  const known = usesOfSources.get(pattern);
  if (known) return known;
  const uses = globSync(pattern)
    .filter((file) => !/\.(test|stories)\.tsx?$|\/fakes\//.test(file))
    .flatMap((file) => usesOf(file, readFileSync(file, 'utf8')));
  usesOfSources.set(pattern, uses);
  return uses;
}

const NO_COMMENTS = { of: new Map<string, string>(), placeOf: () => undefined };

/** Returns the comments on a part's texts in their sources, and the component of each text. */
function commentsOfPart(part: Part): { of: Map<string, string>; placeOf: (key: string) => string | undefined } {
  if (part === 'kit') {
    const components = componentsOfKeys('packages/ui/src/*/*.texts.ts');
    return {
      of: commentsOfFiles('packages/ui/src/*/*.texts.ts', () => ''),
      placeOf: (key) => components.get(key.split('.')[0]!),
    };
  }
  if (part !== 'charts') return NO_COMMENTS;
  return {
    of: commentsOfFiles('packages/monitor-charts/src/*/*.texts.ts', (file) => `${basename(dirname(file))}.`),
    placeOf: (key) => `Chart: ${wordsOfFile(key.split('.')[0]!)}`,
  };
}

/** Notes for texts that their place does not explain. */
const NOTES = JSON.parse(readFileSync('packages/locales/notes.json', 'utf8')) as Partial<
  Record<Part, Readonly<Record<string, string>>>
>;

/** The kind that most uses of a text agree on. */
function kindOf(part: Part, key: string, uses: readonly Use[]): KindOfText | null {
  const kinds = uses.flatMap((use) => kindOfUse(use) ?? []);
  const countOf = (kind: KindOfText): number => kinds.filter(({ name }) => name === kind.name).length;
  return kinds.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? kindOfKey(part, key);
}

/** The screens that show a text: its components, or the modules that pass it on. */
function screensOf(uses: readonly Use[]): string[] {
  const components = uses.filter(({ isComponent }) => isComponent);
  return [...new Set((components.length > 0 ? components : uses).map(({ screen }) => screen))];
}

/**
 * Returns the texts of a part with what a translator has to know about each.
 * @param have the translations so far; the units have the plural forms of the language
 */
export async function unitsOf(part: Part, language: string, have: Words): Promise<Unit[]> {
  const uses = SCREENS[part] ? readUses(SCREENS[part]) : [];
  const comments = commentsOfPart(part);
  return [...wanted(language, await english(part), have)].map(([key, text]) => {
    const stem = key.replace(PLURAL, '');
    const own = usesOfKey(stem, uses);
    const screens = screensOf(own);
    const kind = kindOf(part, stem, own);
    const limit = kind?.limit !== undefined && kind.limit >= text.length ? kind.limit : undefined;
    const plural = PLURAL.exec(key)?.[1];
    const context = [
      NOTES[part]?.[stem],
      comments.of.get(stem),
      kind?.name,
      screens.length > 0
        ? `On: ${screens.slice(0, MOST_SCREENS).join(', ')}`
        : (comments.placeOf(stem) ?? PLACES[part]),
      plural && `Plural form "${plural}"`,
      explainPlaceholders(text),
    ];
    return {
      part,
      key,
      english: text.trim(),
      context: context
        .filter(Boolean)
        .map((line) => line!.replace(/\.$/, ''))
        .join('. '),
      limit,
      translation: have.get(key)?.trim(),
    };
  });
}
