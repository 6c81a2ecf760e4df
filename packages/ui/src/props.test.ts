import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { propProblems } from '../../../scripts/propDocs.ts';

const src = new URL('.', import.meta.url).pathname;
const sources = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (path) => !/\.(test|stories|css|texts|docs)\.tsx?$/.test(path),
);

describe('the TSDoc of the kit', () => {
  it('describes every property and gives every default as in the code [KIT-01]', () => {
    expect(sources.length).toBeGreaterThan(70);
    const files = Object.fromEntries(sources.map((path) => [path, readFileSync(src + path, 'utf8')]));
    const surface = new Set(files['index.ts']!.match(/\w+/g));
    expect(propProblems(files, (name) => surface.has(name)).sort()).toEqual([]);
  });
});

const problems = (property: string, code = '{ size }: BoxProps'): string[] =>
  propProblems({
    'Box.tsx': `export interface BoxProps { ${property} }\nexport function Box(${code}) { return size; }`,
  });

describe('propProblems', () => {
  it('requires a description', () => {
    expect(problems('size: string;')).toEqual(['Box.tsx: BoxProps.size has no description']);
    expect(problems('/** @default 1 */ size?: number;')).toEqual(['Box.tsx: BoxProps.size has no description']);
    expect(problems('/** How big. */ size: string;')).toEqual([]);
  });
  it('requires the default, wherever the props are destructured', () => {
    const wanted = ["Box.tsx: BoxProps.size has no @default ('md')"];
    expect(problems('/** How big. */ size?: string;', "{ size = 'md' }: BoxProps")).toEqual(wanted);
    expect(
      propProblems({
        'Box.tsx': `export interface BoxProps { /** How big. */ size?: string }
          export function Box(props: BoxProps) { const { size = 'md' } = props; return size; }`,
      }),
    ).toEqual(wanted);
  });
  it('compares a literal default, not a computed one', () => {
    const size = '/**\n * How big.\n * @default 1\n */ size?: number;';
    expect(problems(size, '{ size = 2 }: BoxProps')).toEqual(['Box.tsx: BoxProps.size says @default 1, the code 2']);
    expect(problems(size, '{ size = 1 }: BoxProps')).toEqual([]);
    expect(problems(size, '{ size = ONE }: BoxProps')).toEqual([]);
  });
  it('finds a prop in an extended interface, in another file too', () => {
    const files = {
      'Field.ts': 'export interface Texts { /** Seen? */ isHidden?: boolean }',
      'Box.tsx': `export interface BoxProps extends Omit<Texts, 'x'> {}
        export function Box({ isHidden = true }: BoxProps) { return isHidden; }`,
    };
    expect(propProblems(files)).toEqual(['Box.tsx: BoxProps.isHidden has no @default (true)']);
  });
  it('ignores React Aria’s props', () => {
    expect(propProblems({ 'Box.tsx': 'export function Box({ size = 1 }: AriaBoxProps) { return size; }' })).toEqual([]);
  });
});
