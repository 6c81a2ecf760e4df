import { parseSync } from 'vite';

/** A test that says which statements it proves. */
export interface Claim {
  id: string;
  title: string;
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const BRACKETS = /\[[^\]]*\]/g;
const ID = /\b[A-Z][A-Z0-9]*-\d+\b/g;
const idsIn = (title: string): string[] =>
  [...title.matchAll(BRACKETS)].flatMap(([brackets]) => brackets.match(ID) ?? []);

/** Functions that make a test or a group of them, and what keeps one from running. */
const MAKERS = new Set(['it', 'test', 'describe']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'only']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** `it.each(rows)` is made of `it` and `each`. */
function words(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee['name'] as string];
  if (callee.type === 'MemberExpression')
    return [...words(callee['object'] as Node), ...words(callee['property'] as Node)];
  if (callee.type === 'CallExpression') return words(callee['callee'] as Node);
  return [];
}

/** Returns the literal parts of a text, without values inserted at run time. */
function textOf(node: Node | undefined): string {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral') return '';
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('');
}

const isFunction = (node: Node | undefined): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

function propertyOf(object: Node | undefined, name: string): Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  const property = (object['properties'] as Node[]).find(
    (one) => one.type === 'Property' && (one['key'] as Node)['name'] === name,
  );
  return property?.['value'] as Node | undefined;
}

/** Tests, journeys and stories with this tag run in `npm run test:all` and `npm run check`, not in `npm test`. */
const NOT_IN_GATE = '@all';

/** Playwright's details have `tag`, the options of Vitest and stories `tags`: a text or a list. */
function tagsOf(options: Node | undefined): string[] {
  const tags = propertyOf(options, 'tag') ?? propertyOf(options, 'tags');
  return [tags, ...((tags?.['elements'] ?? []) as Node[])].map(textOf);
}

/** A story is a test when it does something and checks what follows. */
const isPlayed = (story: Node): boolean =>
  propertyOf(story, 'play') !== undefined && !tagsOf(story).some((tag) => tag === '!test' || tag === NOT_IN_GATE);

/** `it.each([['a', 1], ['b', 2]])('%s is so')` has the titles `a is so` and `b is so`. */
function titlesOf(callee: Node, title: string): string[] {
  const rows = callee.type === 'CallExpression' ? (callee['arguments'] as Node[])[0] : undefined;
  if (rows?.type !== 'ArrayExpression' || !title.includes('%')) return [title];
  return (rows['elements'] as Node[]).map((row) => {
    const cells = row.type === 'ArrayExpression' ? (row['elements'] as Node[]) : [row];
    let next = 0;
    return title.replaceAll(/%[sdifjo]/g, () => textOf(cells[next++]));
  });
}

/**
 * What the tests of a file claim to prove: ids in square brackets in the title of a test that runs, or of a group of
 * them, or of a story that is played.
 */
export function claimsOf(path: string, source: string): Claim[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const claims: Claim[] = [];
  const claim = (title: string): void => void claims.push(...idsIn(title).map((id) => ({ id, title })));

  const visit = (node: Node): void => {
    if (node.type === 'CallExpression') {
      const [maker, ...more] = words(node['callee'] as Node);
      const args = node['arguments'] as Node[];
      if (maker !== undefined && MAKERS.has(maker)) {
        if (more.some((word) => NOT_RUN.has(word)) || tagsOf(args[1]).includes(NOT_IN_GATE)) return;
        if (args.some(isFunction)) titlesOf(node['callee'] as Node, textOf(args[0])).forEach(claim);
      } else if (more.at(-1) === 'story' && args[0] !== undefined && isPlayed(args[0])) {
        claim(textOf(propertyOf(args[0], 'name')));
      }
    }
    children(node).forEach(visit);
  };
  visit(program as unknown as Node);
  return claims;
}
