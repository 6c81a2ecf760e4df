import type { BrandProblem } from './Brand.ts';

type Json = { value: unknown; problems?: undefined } | { value?: undefined; problems: BrandProblem[] };

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Reads JSON strictly: a duplicate key is an error, because `JSON.parse` would silently take the last value while
 * a reviewer of the file may see the first.
 */
export function readJson(text: string): Json {
  try {
    const value = JSON.parse(text) as unknown;
    const problems = [...repeatedKeys(text)];
    return problems.length > 0 ? { problems } : { value };
  } catch (error) {
    return { problems: [{ path: '', message: `the file is no JSON: ${(error as Error).message}` }] };
  }
}

/** Finds keys that an object has twice. The text is valid JSON, so only strings and punctuation have to be told apart. */
function* repeatedKeys(text: string): Generator<BrandProblem> {
  /** The objects and lists that are open, with their keys so far; a list has none. */
  const open: { at: string; keys?: Map<string, number>; key: string }[] = [];
  let last = { text: '', index: 0 };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (token === '{' || token === '[') {
      const at = inside ? [inside.at, inside.key].filter(Boolean).join('.') : '';
      open.push({ at, key: '', ...(token === '{' && { keys: new Map<string, number>() }) });
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && inside?.keys) {
      inside.key = JSON.parse(last.text) as string;
      const line = lineAt(text, last.index);
      const first = inside.keys.get(inside.key);
      if (first === undefined) inside.keys.set(inside.key, line);
      else {
        const path = [inside.at, shown(inside.key)].filter(Boolean).join('.');
        yield { path, message: `is written twice, in line ${first} and in line ${line}` };
      }
    }
    last = { text: token, index };
  }
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** A key from outside, short and on one line: it goes into messages and onto the console. */
export const shown = (key: string): string =>
  JSON.stringify(key.length > 40 ? `${key.slice(0, 40)}…` : key).slice(1, -1);
