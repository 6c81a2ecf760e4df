import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Side } from '@isopter/clinical';
import { SHOWN_DECIMALS } from '@isopter/clinical/course';
import { startTexts } from '../../apps/clinic/src/fakes/stage/startTexts.ts';
import { signedIn } from '../../apps/clinic/src/fakes/data/session.ts';
import { session } from '../../apps/clinic/src/lib/platform/session/session.ts';
import { fieldColumns, fieldsOf } from '../../apps/server/src/exchange/exports/tables.ts';
import { bySide, type Consumer, CONSUMERS, reportOf } from './consumers.ts';
import { STORED, type StoredName } from './stored.ts';

/*
 * One stored test of each kind, and the numbers that every consumer shows of it. A further consumer is a line in CONSUMERS and
 * a pattern below; a further measure is an entry below.
 */

/** Finds a number in what a consumer says of one side: its first group. */
type Patterns = Readonly<Partial<Record<Consumer, RegExp>>>;

interface Shown {
  readonly test: StoredName;
  readonly measure: string;
  readonly sides: readonly Side[];
  readonly patterns: Patterns;
}

const BOTH: readonly Side[] = ['OS', 'OD'];
const ALL: readonly Side[] = ['OS', 'OD', 'OU'];

const figure = (before: string, after = ''): RegExp => new RegExp(`${before}(−?[\\d.,]+)${after}`);
/** An acuity of a chart: 20/25. */
const CHART = String.raw`(\d+/[\d.]+)`;

const SHOWN: readonly Shown[] = [
  {
    test: 'perimetry',
    measure: 'MD',
    sides: BOTH,
    patterns: {
      list: figure(String.raw`MD `, ' dB'),
      patient: figure(String.raw`\|MD\|`),
      monitor: figure(String.raw`\|MD\|`),
      report: figure(String.raw`\|MD\|`),
      compare: figure(String.raw`\|MD\|`),
      progression: figure(String.raw`\|MD, dB\|`),
    },
  },
  {
    test: 'perimetry',
    measure: 'PSD',
    sides: BOTH,
    patterns: {
      monitor: figure(String.raw`\|PSD\|`),
      report: figure(String.raw`\|PSD\|`),
      compare: figure(String.raw`\|PSD\|`),
    },
  },
  {
    test: 'perimetry',
    measure: 'VFI',
    sides: BOTH,
    patterns: {
      list: figure('VFI ', '%'),
      patient: figure(String.raw`\|VFI\|`, '%'),
      monitor: figure(String.raw`\|VFI\|`),
      report: figure(String.raw`\|VFI\|`),
      compare: figure(String.raw`\|VFI\|`, '%'),
      progression: figure(String.raw`\|VFI, %\|`),
    },
  },
  {
    test: 'acuity',
    measure: 'chart line',
    sides: ALL,
    patterns: {
      list: new RegExp(CHART),
      patient: new RegExp(CHART),
      monitor: new RegExp(CHART),
      report: new RegExp(String.raw`\|–\|[^|]+\|[^|]+\|${CHART}`),
    },
  },
  {
    test: 'acuity',
    measure: 'logMAR',
    sides: ALL,
    patterns: {
      patient: figure(String.raw`\|`, String.raw`\|logMAR`),
      monitor: figure(String.raw`\|`, ' logMAR'),
      report: figure(String.raw`\|–\|`, String.raw`\|[<−\d]`),
    },
  },
  {
    test: 'lowContrast',
    measure: 'chart line at 2.5 %',
    sides: ALL,
    patterns: {
      list: new RegExp(`${CHART} at 2\\.5%`),
      patient: new RegExp(`${CHART} at 2\\.5%`),
      monitor: new RegExp(String.raw`2\.5% contrast\|${CHART}`),
      report: new RegExp(String.raw`2\.5% contrast\|−?[\d.]+\|[^|]*\|${CHART}`),
    },
  },
  {
    test: 'contrast',
    measure: 'log CS',
    sides: BOTH,
    patterns: {
      list: figure('', ' log CS'),
      patient: figure('', ' log CS'),
      monitor: figure(String.raw`Complete\|`, ' log CS'),
      report: figure('', ' log CS'),
    },
  },
  {
    test: 'audiology',
    measure: 'PTA',
    sides: ['RIGHT'],
    patterns: {
      list: figure('PTA ', ' dB HL'),
      patient: figure(String.raw`PTA\|`, String.raw`\|dB HL`),
      monitor: figure('Pure tone average: ', ' dB HL'),
      report: figure(String.raw`Pure tone average[^|]*\|`, ' dB HL'),
    },
  },
  {
    test: 'kinetic',
    measure: 'mean radius',
    sides: BOTH,
    patterns: {
      list: figure('Isopter ', '°'),
      patient: figure('Isopter ', '°'),
      monitor: figure('Mean radius ', '°'),
      report: figure(String.raw`Mean radius\|`, '°'),
    },
  },
  {
    test: 'kinetic',
    measure: 'area',
    sides: BOTH,
    patterns: { monitor: figure('Area ', ' deg²'), report: figure(String.raw`Area\|`, ' deg²') },
  },
  {
    test: 'esterman',
    measure: 'points seen',
    sides: ['OU'],
    patterns: {
      list: /(\d+ of \d+) seen/,
      patient: /(\d+ of \d+) seen/,
      monitor: /Functional score\|[\d.–]+\|(\d+ of \d+)/,
      report: /Points seen\|(\d+ of \d+)/,
    },
  },
  {
    test: 'esterman',
    measure: 'score',
    sides: ['OU'],
    patterns: { monitor: figure(String.raw`Functional score\|`), report: figure(String.raw`Functional score\|`) },
  },
];

/** Measures of tests that name no side on every screen. */
const WITHOUT_SIDE: readonly Omit<Shown, 'sides'>[] = [
  {
    test: 'stereopsis',
    measure: 'stereoacuity',
    patterns: { list: figure('', '″'), patient: figure('', '″'), monitor: figure('', '″'), report: figure('', '″') },
  },
  {
    test: 'd15',
    measure: 'type',
    patterns: { list: /(Protan)/, patient: /(Protan)/, report: /Result\|(Protan)/ },
  },
  {
    test: 'ishihara',
    measure: 'type',
    patterns: { list: /(Deutan)/, patient: /(Deutan)/, report: /Type\|(Deutan)/ },
  },
];

beforeAll(async () => {
  await startTexts('en-US');
  session.current = signedIn;
});
afterAll(() => {
  session.current = null;
});

/** Returns the values shown by every consumer with a pattern, by its name. */
function found(test: StoredName, patterns: Patterns, side?: Side): Record<string, string | undefined> {
  const entries = Object.entries(patterns) as [Consumer, RegExp][];
  return Object.fromEntries(
    entries.map(([consumer, pattern]) => {
      const text = CONSUMERS[consumer](test) ?? '';
      const said = side === undefined ? text : (bySide(text).get(side) ?? '');
      return [consumer, pattern.exec(said)?.[1]];
    }),
  );
}

/** Returns the expected values if all consumers show the same as the first. */
const alike = (shown: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(shown).map((consumer) => [consumer, Object.values(shown)[0]]));

describe.each(SHOWN)('$measure of $test', ({ test, patterns, sides }) => {
  it.each(sides)('is the same number wherever it is shown, %s [OUR-459]', (side) => {
    const shown = found(test, patterns, side);
    expect(Object.values(shown)[0]).toMatch(/\S/);
    expect(shown).toEqual(alike(shown));
  });
});

describe.each(WITHOUT_SIDE)('$measure of $test', ({ test, patterns }) => {
  it('is the same wherever it is shown [OUR-459]', () => {
    const shown = found(test, patterns);
    expect(Object.values(shown)[0]).toMatch(/\S/);
    expect(shown).toEqual(alike(shown));
  });
});

describe('the table of an export', () => {
  const { sourced } = STORED.perimetry;
  const fields = fieldsOf({ sourced } as Parameters<typeof fieldsOf>[0]);
  const columns = fieldColumns(true);

  it.each([
    ['md_db', 'MD', 'MD'],
    ['psd_db', 'PSD', 'PSD'],
    ['vfi_percent', 'VFI', 'VFI'],
  ] as const)('has the number that reports show rounded: %s [OUR-459]', (column, measure, label) => {
    for (const field of fields) {
      const exact = columns[column]?.(field) as number;
      const said = bySide(CONSUMERS.report('perimetry')).get(field.eye) ?? '';
      const printed = figure(String.raw`\|${label}\|`).exec(said)?.[1] ?? '';
      // the export has two decimals
      const step = 10 ** -SHOWN_DECIMALS[measure];
      expect(Math.abs(Number(printed.replace('−', '-')) - exact)).toBeLessThanOrEqual(0.5 * step + 0.005);
    }
    expect(fields).toHaveLength(2);
  });
});

const rank = (name: string): number => ['Left eye', 'Right eye', 'Both eyes', 'Left ear', 'Right ear'].indexOf(name);

describe('the tables of a report', () => {
  it.each(Object.keys(STORED) as StoredName[])('list the left side first: %s [OUR-458]', (name) => {
    const { tables } = reportOf(name);
    expect(tables.length).toBeGreaterThan(0);
    for (const { rows } of tables) {
      const ranks = rows.map(([first = '']) => rank(first)).filter((one) => one >= 0);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }
  });
});

describe('consumers', () => {
  it.each(Object.keys(STORED) as StoredName[])('show no number with a hyphen for a minus: %s [OUR-459]', (name) => {
    for (const consumer of Object.keys(CONSUMERS) as Consumer[]) {
      const text = CONSUMERS[consumer](name) ?? '';
      expect(/(^|[|\s(])-\d/.exec(text)?.[0]).toBeUndefined();
    }
  });
});
