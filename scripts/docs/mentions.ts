/** Paths and npm scripts of this repository that a text mentions. */
export interface Mentions {
  /** Targets of links to other files, relative to the page. */
  links: string[];
  /** Paths of files and folders, or their last parts; `patternOf` explains the signs in them. */
  paths: string[];
  /** Names of npm scripts. */
  scripts: string[];
}

const LINK = /\]\(([^)\s]+)\)/g;
const URL = /\b[a-z]+:\/\/\S+/g;
const SCRIPT = /\bnpm run (?:-s )?([a-z][\w:-]*)/g;
/** A word that may be a path; one that starts with `/`, `@`, `./` or `~` is an address, a package or an import. */
const WORD = /(?<![\w./@:~$<{*,-])(?:\.(?=\w+\/)|[\w<{*])[\w./*<>{},-]*/g;
/** Source files are recognized by name. Other extensions are too common in names of what a build makes. */
const SOURCE = /\.(?:tsx?|mjs|md)$/;
/** Files that a build or an installation makes. */
const MADE = /(?:^|\/)(?:dist|node_modules|\.cache)(?:\/|$)|\.d\.ts$/;
/** The name in an example of the generator, whose files do not exist. */
const EXAMPLE = /npm run new -- \w+ (\w+)/g;

const firstGroups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Finds what a text names. `folders` are the top folders of the repository: a word that starts with one is a path. */
export function mentions(text: string, folders: ReadonlySet<string>): Mentions {
  const examples = firstGroups(text, EXAMPLE);
  const words = text.replace(LINK, ' ').replace(URL, ' ').match(WORD) ?? [];
  const paths = words
    .map((word) => word.replace(/[.,]+$/, '').replace(/\/$/, ''))
    .filter((word) => SOURCE.test(word) || (word.includes('/') && folders.has(word.split('/')[0] ?? '')))
    .filter((word) => !MADE.test(word))
    .map((word) => examples.reduce((path, example) => path.replaceAll(example, '*'), word));
  const links = firstGroups(text, LINK).filter((target) => !/^(?:[a-z]+:|#)/.test(target));
  return { links, paths, scripts: firstGroups(text, SCRIPT) };
}

/** Returns the comments of a source file, without strings and code. */
export const commentsOf = (source: string): string => source.match(/(?:^|\s)\/\/ .*|^\s*\/?\*.*/gm)?.join('\n') ?? '';

/** Parts of a path that stand for any name: `*`, `<name>`, `{name}`, `LANGUAGE`, `X`. `{a,b}` stands for one of several. */
const SIGN = /(\*+|<[^>]*>|\{[^}]*\}|\b(?:[A-Z]{4,}(?!\.md)|[Xx])\b)/;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a pattern of the paths that a mention may mean: a whole path or the end of one, as `jobs/kinds.ts` means
 * `apps/server/src/edge/jobs/kinds.ts`. The number of a decision is sufficient.
 */
export function patternOf(path: string): RegExp {
  const parts = path.split(SIGN).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    if (part.includes(',')) return `(?:${part.slice(1, -1).split(',').map(escaped).join('|')})`;
    return part === '**' ? '.*' : '[^/]*';
  });
  return new RegExp(`(?:^|/)${parts.join('')}${/\/\d{4}$/.test(path) ? '-.*' : ''}$`);
}
