import { basename, dirname } from 'node:path';
import { globSync, readFileSync } from 'node:fs';
import { type Comment, parseSync } from 'oxc-parser';

interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const TSDOC_MARGIN = /^\s*\*+ ?/gm;

function commentBefore(node: Node, comments: readonly Comment[], source: string): string {
  const comment = comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
  return comment?.value.startsWith('*')
    ? comment.value.slice(1).replaceAll(TSDOC_MARGIN, '').replaceAll('\n', ' ').trim()
    : '';
}

/**
 * Returns the doc comments of a component's texts, by the names of their keys.
 * @param source of its file `*.texts.ts`
 */
export function commentsOf(file: string, source: string): Map<string, string> {
  const { program, comments } = parseSync(file, source);
  const found = new Map<string, string>();
  const visit = (node: Node, path: string): void => {
    for (const property of node['properties'] as Node[]) {
      if (property.type !== 'Property') continue;
      const key = property['key'] as { name?: string; value?: string };
      const name = path + (key.name ?? key.value ?? '');
      const comment = commentBefore(property, comments, source);
      if (comment !== '') found.set(name, comment);
      const value = property['value'] as Node;
      if (value.type === 'ObjectExpression') visit(value, `${name}.`);
    }
  };
  const search = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ((value as Node).type === 'ObjectExpression') return visit(value as Node, '');
    for (const child of Object.values(value)) search(child);
  };
  search(program.body);
  return found;
}

/** The doc comments of all texts of a pattern. @param placeOf the place of a file's texts among the keys */
export const commentsOfFiles = (pattern: string, placeOf: (file: string) => string): Map<string, string> =>
  new Map(
    globSync(pattern).flatMap((file) =>
      [...commentsOf(file, readFileSync(file, 'utf8'))].map(([key, comment]): [string, string] => [
        placeOf(file) + key,
        comment,
      ]),
    ),
  );

/** The component of each text of a pattern, by the first name of its key. */
export const componentsOfKeys = (pattern: string): Map<string, string> =>
  new Map(
    globSync(pattern).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^ {2}(\w+)[:(]/gm)].map(([, key]): [string, string] => [
        key!,
        `Component ${basename(dirname(file))}`,
      ]),
    ),
  );
