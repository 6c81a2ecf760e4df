import { basename } from 'node:path';
import { parseSync } from 'oxc-parser';

/** One place of the application that shows a text. */
export interface Use {
  /** The key, or the beginning of the keys that a value completes: `tests.status.`. */
  key: string;
  /** Name of the file's component in words: "Patient list". */
  screen: string;
  /** Whether the file is a component, and not a rule or a hook. */
  isComponent: boolean;
  /** The JSX element around the text, if there is one: `Button`. */
  element?: string | undefined;
  /** The property that holds the text: of the element, or of an object: `aria-label`. */
  property?: string | undefined;
  /** The function that is called with the text: `toasts.add`. */
  call?: string | undefined;
}

interface Node {
  type: string;
  [property: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** "Patient list" for the file of `PatientList` or of `usePatientList`. */
export function wordsOfFile(file: string): string {
  const words = basename(file)
    .replace(/\..*$/, '')
    .replace(/^use(?=[A-Z])/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node['name'] as string;
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'MemberExpression')
    return [nameOf(node['object']), nameOf(node['property'])].filter(Boolean).join('.');
  if (node.type === 'JSXMemberExpression') return nameOf(node['property']);
  return undefined;
};

const withoutMarks = (node: Node): Node =>
  ['TSNonNullExpression', 'ChainExpression', 'TSAsExpression'].includes(node.type)
    ? withoutMarks(node['expression'] as Node)
    : node;

/** Returns the key of a chain `$.tests.status[name]`, ending with a dot if a computed key follows. */
function keyOf(node: Node): string | null {
  const chain = withoutMarks(node);
  if (chain.type === 'Identifier') return chain['name'] === '$' ? '' : null;
  if (chain.type !== 'MemberExpression') return null;
  const start = keyOf(chain['object'] as Node);
  if (start === null || start.endsWith('.')) return start;
  const property = chain['property'] as Node;
  const dot = start === '' ? '' : '.';
  if (chain['computed'] === true && property.type !== 'Literal') return `${start}.`;
  return start + dot + nameOf(property)!;
}

/** Nodes through which a text passes unchanged. */
const PASSED = new Set([
  'ArrowFunctionExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'BinaryExpression',
  'ChainExpression',
  'ParenthesizedExpression',
  'JSXExpressionContainer',
  'ArrayExpression',
]);

/** Returns the context of a text, from the inside out. */
function around(ancestors: readonly Node[]): Omit<Use, 'key' | 'screen' | 'isComponent'> {
  let property: string | undefined;
  let passedT = false;
  for (const node of ancestors.toReversed()) {
    if (node.type === 'JSXAttribute') property ??= nameOf(node['name']);
    else if (node.type === 'JSXOpeningElement') return { element: nameOf(node['name']), property };
    else if (node.type === 'JSXElement') return { element: nameOf((node['openingElement'] as Node)['name']), property };
    else if (node.type === 'Property') property ??= nameOf(node['key']);
    else if (node.type === 'ObjectExpression') continue;
    else if (node.type === 'CallExpression') {
      if (passedT) return { property, call: nameOf(node['callee']) };
      passedT = true;
    } else if (!PASSED.has(node.type)) return { property };
  }
  return { property };
}

/**
 * Returns where a source shows texts of the application.
 * @param file its name, which names the screen
 * @throws Error when the source cannot be parsed
 */
export function usesOf(file: string, source: string): Use[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const uses: Use[] = [];
  const screen = wordsOfFile(file);
  const isComponent = file.endsWith('.tsx');
  const visit = (node: Node, ancestors: readonly Node[]): void => {
    const key = node.type === 'MemberExpression' ? keyOf(node) : null;
    if (key) {
      uses.push({ key, screen, isComponent, ...around(ancestors) });
      return;
    }
    for (const child of childrenOf(node)) visit(child, [...ancestors, node]);
  };
  visit(program as unknown as Node, []);
  return uses;
}
