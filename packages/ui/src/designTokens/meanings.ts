/** Descriptions of the groups and values of the theme contract by path: `color`, `color.accent`. */
export type Meanings = Readonly<Record<string, string>>;

/** A comment, a name with a value or with a group that begins, or the end of a group. */
const PIECE = /\/\*\*(?<comment>[\s\S]*?)\*\/|(?<name>\w+):\s*(?<opens>true|\{)|(?<closes>\})/g;

/**
 * Reads the comments of the theme contract.
 * @param source the text of `theme/vars.ts`
 */
export function readMeanings(source: string): Meanings {
  const begin = source.indexOf('{', source.indexOf('const contract')) + 1;
  const contract = source.slice(begin, source.indexOf('} as const', begin));
  const meanings: Record<string, string> = {};
  const path: string[] = [];
  let comment: string | undefined;
  for (const { groups } of contract.matchAll(PIECE)) {
    const { name, opens, closes } = groups!;
    if (closes !== undefined) path.pop();
    if (name !== undefined) {
      if (comment !== undefined) meanings[[...path, name].join('.')] = comment;
      if (opens === '{') path.push(name);
    }
    comment = groups!['comment']?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
  }
  return meanings;
}
