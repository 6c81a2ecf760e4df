import type { TokenType } from './values.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown, least = -Infinity, most = Infinity): boolean =>
  typeof value === 'number' && value >= least && value <= most;
const hasKeys = (value: unknown, required: readonly string[], optional: readonly string[] = []): value is Json =>
  isObject(value) &&
  required.every((key) => key in value) &&
  Object.keys(value).every((key) => required.includes(key) || optional.includes(key));
const isQuantity = (value: unknown, units: readonly string[]): boolean =>
  hasKeys(value, ['value', 'unit']) && isNumber(value['value']) && units.includes(value['unit'] as string);

function isColor(value: unknown): boolean {
  if (!hasKeys(value, ['colorSpace', 'components'], ['alpha', 'hex']) || value['colorSpace'] !== 'oklch') return false;
  const [l, c, h, ...more] = value['components'] as unknown[];
  const { alpha = 1, hex = '#000000' } = value;
  const hasComponents = isNumber(l, 0, 1) && isNumber(c, 0) && isNumber(h, 0) && (h as number) < 360;
  return hasComponents && more.length === 0 && isNumber(alpha, 0, 1) && /^#[\da-f]{6}$/i.test(hex as string);
}

const isDimension = (value: unknown): boolean => isQuantity(value, ['px', 'rem']);
const isShadow = (value: unknown): boolean =>
  hasKeys(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread']) &&
  isColor(value['color']) &&
  ['offsetX', 'offsetY', 'blur', 'spread'].every((key) => isDimension(value[key]));
const isList = (value: unknown, isMember: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isMember(one));

const VALUES: Readonly<Record<TokenType, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  duration: (value) => isQuantity(value, ['ms', 's']),
  fontFamily: (value) => isList(value, (one) => typeof one === 'string' && !/^\{|^['"]/.test(one)),
  fontWeight: (value) => isNumber(value, 1, 1000),
  number: (value) => isNumber(value),
  shadow: (value) => isList(value, isShadow),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((one, index) => (index % 2 === 0 ? isNumber(one, 0, 1) : isNumber(one))),
};

/** The ways in which a tree breaks the rules of the Design Tokens Format Module 2025.10, by path. */
export function* brokenRules(tree: unknown, path = '', inherited?: unknown): Generator<string> {
  if (!isObject(tree)) return yield `${path} is neither a group nor a token`;
  const type = tree['$type'] ?? inherited;
  const isToken = '$value' in tree;
  const known = isToken ? ['$value', '$type', '$description'] : ['$schema', '$type', '$description'];
  for (const [name, member] of Object.entries(tree)) {
    const at = `${path}/${name}`;
    if (name.startsWith('$')) {
      if (!known.includes(name)) yield `${at} is no property of the format`;
    } else if (isToken) yield `${at} is inside a token`;
    else if (/[{}.]/.test(name)) yield `${at} has a character that references need`;
    else yield* brokenRules(member, at, type);
  }
  const description = tree['$description'];
  if (description !== undefined && typeof description !== 'string') yield `${path} is described by no text`;
  if (type !== undefined && !Object.hasOwn(VALUES, type as string))
    yield `${path} has the unknown type ${JSON.stringify(type)}`;
  else if (isToken && !VALUES[type as TokenType]?.(tree['$value'])) yield `${path} is no ${JSON.stringify(type)}`;
}
