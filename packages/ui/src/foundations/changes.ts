/** How much a change asks of those who use a package. */
export type Bump = 'major' | 'minor' | 'patch';

/** A change that is not released yet, from a file of `.changeset`. */
export interface Pending {
  packages: Readonly<Record<string, Bump>>;
  paragraphs: readonly string[];
}

/** A block of a changelog below a version. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] };

/** A version of a package and what changed in it. */
export interface Release {
  version: string;
  blocks: readonly Block[];
}

const unwrapped = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** Reads a changeset: packages and sizes between two rules, then what to tell their users. */
export function readChangeset(source: string): Pending {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const lines = [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?: (major|minor|patch)$/gm)];
  return {
    packages: Object.fromEntries(lines.map(([, name, bump]) => [name!, bump as Bump])),
    paragraphs: body
      .trim()
      .split(/\n{2,}/)
      .filter((paragraph) => paragraph !== '')
      .map(unwrapped),
  };
}

function readBlock(text: string): Block {
  const heading = /^###+ (.*)$/.exec(text);
  if (heading) return { kind: 'heading', text: heading[1]! };
  if (!/^[-*] /.test(text)) return { kind: 'paragraph', text: unwrapped(text) };
  return {
    kind: 'list',
    items: text
      .split(/^[-*] /m)
      .filter(Boolean)
      .map(unwrapped),
  };
}

/** Reads the CHANGELOG.md of a package: the latest version first, as it is written. */
export function readChangelog(source: string): Release[] {
  const [, ...versions] = source.split(/^## /m);
  return versions.map((text) => {
    const [version = '', ...lines] = text.split('\n');
    const blocks = lines
      .join('\n')
      .split(/\n{2,}|\n(?=#)/)
      .map((block) => block.trim())
      .filter((block) => block !== '');
    return { version: version.trim(), blocks: blocks.map(readBlock) };
  });
}
