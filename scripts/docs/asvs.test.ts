import { expect, it } from 'vitest';
import { read } from './files.ts';

const STATES = ['met', 'partly', 'missing', 'operator', 'does not apply'] as const;
type State = (typeof STATES)[number];
type Counts = Record<State | 'all', number>;

const page = read('docs/asvs.md');
/** A row of one requirement, or of several of a section: `6.5.2–6.5.4`. */
const ROW = /^\| (\d+\.\d+)\.(\d+)(?:–\1\.(\d+))? +\| [\d, ]+\| .*? +\| ([a-z ]+?) +\| /gm;

/** Returns the numbers of the requirements that a row is about. */
const numbersOf = ([, section = '', first = '', last = first]: RegExpExecArray): string[] =>
  Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${section}.${Number(first) + index}`);

const rows = [...page.matchAll(ROW)].flatMap((row) =>
  numbersOf(row as RegExpExecArray).map((number) => ({ number, state: row[4] as State })),
);

const countsOf = (of: typeof rows): Counts => ({
  met: 0,
  partly: 0,
  missing: 0,
  operator: 0,
  'does not apply': 0,
  ...Object.fromEntries(STATES.map((state) => [state, of.filter((row) => row.state === state).length])),
  all: of.length,
});

it('has every requirement of levels 1 and 2 once, with a known state', () => {
  expect(rows).toHaveLength(253);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
});

it('counts them at its head, by chapter and together', () => {
  const head = [...page.matchAll(/^\| (V\d+|all)(?: [^|]*)?\|((?: +\d+ +\|){6})$/gm)].map(
    ([, chapter, numbers = '']) => [chapter, ...(numbers.match(/\d+/g) ?? []).map(Number)],
  );
  const chapters = [...new Set(rows.map(({ number }) => number.split('.')[0]))];
  const lineOf = (name: string, of: typeof rows) => {
    const counts = countsOf(of);
    return [name, ...STATES.map((state) => counts[state]), counts.all];
  };
  expect(head).toEqual([
    ...chapters.map((chapter) =>
      lineOf(
        `V${chapter}`,
        rows.filter(({ number }) => number.startsWith(`${chapter}.`)),
      ),
    ),
    lineOf('all', rows),
  ]);
});
