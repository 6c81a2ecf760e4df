import { parseSync } from 'rolldown/utils';

/** A node of the syntax tree (ESTree). */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** The first node that fits, of a tree and all below it. */
function find(node: unknown, fits: (node: Node) => boolean): Node | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const found = find(one, fits);
      if (found) return found;
    }
    return undefined;
  }
  if (!isNode(node)) return undefined;
  return fits(node) ? node : find(Object.values(node), fits);
}

const parse = (source: string): Node => parseSync('file.tsx', source).program as unknown as Node;
const cut = (source: string, at: number, until: number, text: string): string =>
  source.slice(0, at) + text + source.slice(until);

/** The source with names imported; what is imported already stays as it is. `* as z` takes all there is. */
export function withImport(source: string, names: string, from: string): string {
  const imports = (parse(source)['body'] as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  const same = imports.find((one) => (one['source'] as { value?: string }).value === from);
  const written = same ? source.slice(same.start, same.end) : '';
  if (new RegExp(`\\b${names.replace(/^(type|\* as) /, '')}\\b`).test(written)) return source;
  const list = /\{\s*([^}]*?),?\s*\}/.exec(written);
  if (same && list && !names.startsWith('*')) {
    return cut(source, same.start, same.end, written.replace(list[0], `{ ${list[1]}, ${names} }`));
  }
  const statement = `import ${names.startsWith('*') ? names : `{ ${names} }`} from '${from}';\n`;
  const next = imports.find((one) => ((one['source'] as { value?: string }).value ?? '') > from);
  const last = imports.at(-1);
  const at = next?.start ?? (last ? last.end + 1 : 0);
  return cut(source, at, at, statement);
}

/** The object or list which a name is given in a file. */
function valueOf(source: string, name: string): Node {
  const declared = find(
    parse(source),
    ({ type, id }) => type === 'VariableDeclarator' && (id as { name?: string }).name === name,
  );
  const value = find(declared?.['init'], ({ type }) => type === 'ObjectExpression' || type === 'ArrayExpression');
  if (!value) throw new Error(`There is no list of the name ${name}.`);
  return value;
}

const keyOf = ({ key }: Node): unknown => (key as { name?: string })?.name ?? (key as { value?: string })?.value;

/** The source with one more entry at the end of the object or list `name`. */
export function withEntry(source: string, name: string, entry: string): string {
  return withLast(source, valueOf(source, name), entry);
}

function withLast(source: string, value: Node, entry: string): string {
  const entries = (value['properties'] ?? value['elements']) as Node[];
  const last = entries.at(-1)?.end ?? value.start + 1;
  return cut(source, last, last, `${entries.length > 0 ? ',' : ''}\n${entry}`);
}

/** Returns the entry of a key of the object `name`; undefined if it has no such key. */
export function entryOf(source: string, name: string, key: string): string | undefined {
  const entry = propertyOf(source, name, key);
  return entry && source.slice(entry.start, entry.end);
}

const propertyOf = (source: string, name: string, key: string): Node | undefined =>
  (valueOf(source, name)['properties'] as Node[]).find((property) => keyOf(property) === key);

/** The source with one more field in the object at a key of the object `name`. @throws Error when there is no such key */
export function withField(source: string, name: string, key: string, field: string): string {
  const property = propertyOf(source, name, key);
  if (!property) throw new Error(`${name} has no ${key}.`);
  return withLast(source, property['value'] as Node, field);
}

/** The source without a field of the object at a key of the object `name`. */
export function withoutField(source: string, name: string, key: string, field: string): string {
  const property = propertyOf(source, name, key);
  const fields = ((property?.['value'] as Node | undefined)?.['properties'] ?? []) as Node[];
  const place = fields.findIndex((one) => keyOf(one) === field);
  if (place === -1) return source;
  const [start, end] =
    place > 0 ? [fields[place - 1]!.end, fields[place]!.end] : [fields[0]!.start, fields[1]?.start ?? fields[0]!.end];
  return cut(source, start, end, '');
}
