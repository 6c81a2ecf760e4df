import type { Brand, BrandProblem, BrandResult } from '../brand/Brand.ts';
import { parseBrand } from '../brand/parseBrand.ts';
import { readJson } from '../brand/readJson.ts';

/** A brand during editing: its values may still be invalid. */
export type Draft = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** Returns the value at a path such as `colors.accent`, or undefined. */
export const valueAt = (draft: Draft, path: string): unknown =>
  path.split('.').reduce<unknown>((group, key) => (isGroup(group) ? group[key] : undefined), draft);

/** Returns the text at a path for a field: like {@link valueAt}, with an empty text instead of undefined. */
export function textAt(draft: Draft, path: string): string {
  const value = valueAt(draft, path);
  return typeof value === 'string' ? value : '';
}

/** The draft with another value at a path. An empty text takes the value out, and its group with the last one. */
export function withValue(draft: Draft, path: string, value: unknown): Draft {
  const [key, ...rest] = path.split('.') as [string, ...string[]];
  const group = draft[key];
  const next = rest.length === 0 ? value : withValue(isGroup(group) ? group : {}, rest.join('.'), value);
  const isEmpty = next === '' || next === undefined || (isGroup(next) && Object.keys(next).length === 0);
  if (!isEmpty) return { ...draft, [key]: next };
  return Object.fromEntries(Object.entries(draft).filter(([other]) => other !== key));
}

/** Returns the message of the problem at a path. */
export const problemAt = (problems: readonly BrandProblem[], path: string): string | undefined =>
  problems.find((problem) => problem.path === path)?.message;

/** Reads a well-formed brand from a file to edit it; its contrasts may still fail. Otherwise returns all problems. */
export function openBrand(text: string): BrandResult {
  const { value, problems } = readJson(text);
  return problems ? { problems } : parseBrand(value);
}

/** The file of a brand. */
export const brandJson = (brand: Brand): string => `${JSON.stringify(brand, null, 2)}\n`;
