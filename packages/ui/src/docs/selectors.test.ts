import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { selectorsOf } from './selectors.ts';

const src = new URL('..', import.meta.url).pathname;

/** Values of attributes that the source computes, by folder. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  Calendar: ['[data-part="months"]', '[data-part="years"]'],
  DateRangePicker: ['[data-part="end"]', '[data-part="start"]'],
  // set by useOverflow, outside JSX
  DataGrid: ['[data-overflows]'],
};
/** Attributes by which the kit finds its own elements. */
const INTERNAL = new Set(['[data-column]', '[data-live-announcer]', '[data-shortcut-scope]']);

const COMMENT = /\/\*\*.*?\*\//gs;
const NAMED = /(?<!\[)data-(component|part)="([\w-]+)"|(?<!-)\bcomponent(?: = '|=")(\w+)['"]/g;
const STATE = /\s'?(data-(?!component\b|part\b)[a-z-]+)(?:=|': | )/g;

/** The selectors that elements in the source of a component can match. */
function usedIn(source: string): string[] {
  const code = source.replaceAll(COMMENT, '');
  return [
    ...[...code.matchAll(NAMED)].map(([, kind = 'component', value, name]) => `[data-${kind}="${value ?? name}"]`),
    ...[...code.matchAll(STATE)].map(([, name]) => `[${name}]`),
  ];
}

const sources = globSync('*/*.tsx', { cwd: src }).filter(
  (path) => !/\.(stories|docs)\.tsx$|^(docs|foundations|studio|theme)\//.test(path),
);
const folders = Map.groupBy(sources, (path) => dirname(path));
const unique = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

describe('the selectors of the kit', () => {
  it.each([...folders])('match the documentation in %s [KIT-01]', (folder, paths) => {
    const texts = paths.map((path) => readFileSync(src + path, 'utf8'));
    const documented = texts.flatMap((text) =>
      [...text.matchAll(COMMENT)].flatMap(([comment]) => selectorsOf(comment)),
    );
    const used = [...texts.flatMap((text) => usedIn(text)), ...(COMPUTED[folder] ?? [])];
    expect(unique(documented.map(({ selector }) => selector))).toEqual(
      unique(used.filter((selector) => !INTERNAL.has(selector))),
    );
    expect(documented.filter(({ description }) => !/^[A-Z`].*\.$/.test(description))).toEqual([]);
  });
});

describe('selectorsOf', () => {
  it('parses tags, also over several lines and before other tags', () => {
    const comment = `/**
 * A box.
 * @selector [data-component="Box"] The box
 *   of a field.
 * @selector [data-tone] On the box: its tone.
 * @example <Box />
 */`;
    expect(selectorsOf(comment)).toEqual([
      { selector: '[data-component="Box"]', description: 'The box of a field.' },
      { selector: '[data-tone]', description: 'On the box: its tone.' },
    ]);
  });
});
