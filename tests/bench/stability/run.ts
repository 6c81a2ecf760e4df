import { chanceBounds, type DifferenceBaseline, fieldDifference } from '@isopter/clinical/perimetry/progression';
import type { ProgressionField } from '@isopter/clinical/perimetry/progression';
import type { Strategy } from '../../../apps/headset/src/perimetry/exam.ts';
import type { Table } from '../table.ts';
import { MEASURED, measuredFields, type StableEye, stableEyes, STRATEGY_NAMES } from './eyes.ts';
import { type Verdicts, verdictsOf } from './verdicts.ts';

const SHORT: Readonly<Record<Strategy, string>> = {
  AVA_STANDARD: 'Standard',
  AVA_FAST: 'Fast',
  FULL_THRESHOLD: 'Full',
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const share = <T>(values: readonly T[], is: (value: T) => boolean): number => values.filter(is).length / values.length;
const repeat = (strategy: Strategy, visits: number): Strategy[] => Array.from({ length: visits }, () => strategy);

const others = (taken: readonly Strategy[]) => STRATEGY_NAMES.filter((one) => !taken.includes(one));

/** Sequences of strategies that are shown: one alone, two before five of another, and all three in every order. */
function shownSequences(): readonly (readonly Strategy[])[] {
  return [
    ...STRATEGY_NAMES.flatMap((one) => [repeat(one, 7), repeat(one, 12)]),
    ...STRATEGY_NAMES.flatMap((one) => others([one]).map((two) => [...repeat(one, 2), ...repeat(two, 5)])),
    ...STRATEGY_NAMES.flatMap((one) =>
      others([one]).flatMap((two) =>
        others([one, two]).map((three) => [...repeat(one, 2), ...repeat(two, 2), ...repeat(three, 3)]),
      ),
    ),
  ];
}

/** All sequences of seven visits. */
const allSequences = (visits = 7): readonly (readonly Strategy[])[] =>
  visits === 0
    ? [[]]
    : allSequences(visits - 1).flatMap((before) => STRATEGY_NAMES.map((strategy) => [...before, strategy]));

const nameOf = (sequence: readonly Strategy[]): string =>
  sequence
    .reduce<{ strategy: Strategy; visits: number }[]>((runs, strategy) => {
      const last = runs.at(-1);
      if (last?.strategy === strategy) last.visits += 1;
      else runs.push({ strategy, visits: 1 });
      return runs;
    }, [])
    .map(({ strategy, visits }) => `${visits} × ${SHORT[strategy]}`)
    .join(', ');

/**
 * The verdicts on an eye that was tested with a sequence of strategies. The series of the newest field is shown after every
 * visit, so that an event counts in the series of any strategy. Each series is judged once.
 */
function judge({ id, fields }: StableEye, sequence: readonly Strategy[], known: Map<string, Verdicts>): Verdicts {
  const visited = sequence.map((strategy, visit) => fields[strategy][visit]!);
  const verdictsFor = (strategy: Strategy): Verdicts => {
    const key = [id, ...sequence.map((one) => (one === strategy ? one : '-'))].join(' ');
    const found = known.get(key) ?? verdictsOf(visited, strategy);
    known.set(key, found);
    return found;
  };
  const ever = [...new Set(sequence)].map(verdictsFor);
  return {
    ...verdictsFor(sequence.at(-1)!),
    possible: ever.some(({ possible }) => possible),
    likely: ever.some(({ likely }) => likely),
  };
}

/** Returns the printed chance: that of the strategy in the sequence with the highest bounds. */
function printedBounds(sequence: readonly Strategy[]): { possible: number; likely: number } {
  const bounds = sequence.map(chanceBounds);
  return {
    possible: Math.max(...bounds.map(({ possible }) => possible)),
    likely: Math.max(...bounds.map(({ likely }) => likely)),
  };
}

const rowOf = (name: string, verdicts: readonly Verdicts[], printed: string): string[] => [
  name,
  String(verdicts.length),
  percent(share(verdicts, ({ possible }) => possible)),
  percent(share(verdicts, ({ likely }) => likely)),
  printed,
  percent(share(verdicts, ({ falls }) => falls)),
  percent(share(verdicts, ({ worsening }) => worsening)),
  percent(share(verdicts, ({ permuted }) => permuted)),
];

const printed = (sequence: readonly Strategy[]): string => {
  const { possible, likely } = printedBounds(sequence);
  return `${percent(possible)}, ${percent(likely)}`;
};

/** Verdicts on simulated eyes that do not change, by the sequence of strategies. */
function verdictRows(eyes: readonly StableEye[]): string[][] {
  const known = new Map<string, Verdicts>();
  const all = allSequences().map((sequence) => {
    const verdicts = eyes.map((eye) => judge(eye, sequence, known));
    const bounds = printedBounds(sequence);
    const isWithin =
      share(verdicts, ({ possible }) => possible) <= bounds.possible &&
      share(verdicts, ({ likely }) => likely) <= bounds.likely;
    return { verdicts, isWithin };
  });
  const within = all.filter(({ isWithin }) => isWithin).length;
  return [
    ...shownSequences().map((sequence) =>
      rowOf(
        nameOf(sequence),
        eyes.map((eye) => judge(eye, sequence, known)),
        printed(sequence),
      ),
    ),
    rowOf(
      `all ${all.length} sequences of 7`,
      all.flatMap(({ verdicts }) => verdicts),
      `${within} of ${all.length} within`,
    ),
  ];
}

/** Points beyond the limits in every later field of an eye, against each earlier one or the mean of two in a row. */
function counts(fields: readonly ProgressionField[], isMean: boolean) {
  // repeats are taken in any order
  const undated = fields.map(({ eye, program, size, strategy, points }) => ({ eye, program, size, strategy, points }));
  const pairs = undated.flatMap((first, i) => {
    const second = undated[i + 1];
    const baseline: DifferenceBaseline | undefined = isMean ? second && [first, second] : [first];
    if (!baseline) return [];
    return undated.filter((field) => !baseline.includes(field)).map((field) => fieldDifference(baseline, field));
  });
  return pairs.flatMap((found) =>
    found.why === null
      ? [{ lower: found.counts.worse + found.counts.farWorse, higher: found.counts.better, bound: found.chanceBound }]
      : [],
  );
}

/** How often pairs of fields of stable eyes have more points beyond the limits than the bound. */
function pairRow(name: string, eyes: readonly (readonly ProgressionField[])[], isMean: boolean): string[] {
  const pairs = eyes.flatMap((fields) => counts(fields, isMean));
  const mean = (of: 'lower' | 'higher'): string =>
    (pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length).toFixed(1);
  return [
    `${name}, ${isMean ? 'mean of two' : 'one'} before`,
    String(pairs.length),
    percent(share(pairs, ({ lower, bound }) => lower > bound)),
    percent(share(pairs, ({ higher, bound }) => higher > bound)),
    `more than ${pairs[0]?.bound ?? '–'}: 5.0 %`,
    `mean ${mean('lower')} lower`,
    `mean ${mean('higher')} higher`,
    `most ${Math.max(...pairs.map(({ lower }) => lower))} lower`,
  ];
}

/** How often eyes that do not change get a verdict, or more changed points than is printed as chance. */
export async function stabilityBench(): Promise<Table> {
  const eyes = stableEyes();
  const glaucoma = eyes.filter(({ hasGlaucoma }) => hasGlaucoma);
  const sources: readonly [string, readonly (readonly ProgressionField[])[]][] = [
    ['measured, held out', MEASURED.heldOut.map(({ fields }) => measuredFields(fields))],
    ['measured, of the limits', MEASURED.limits.map(({ fields }) => measuredFields(fields))],
    ...STRATEGY_NAMES.map((strategy): [string, readonly (readonly ProgressionField[])[]] => [
      `simulated, ${SHORT[strategy]}`,
      eyes.map(({ fields }) => fields[strategy]),
    ]),
  ];
  return Promise.resolve({
    title: `verdicts on ${eyes.length} simulated stable eyes, ${glaucoma.length} of them with glaucoma; pairs of fields`,
    head: [
      'eyes that do not change',
      'n',
      'possible or likely / lower',
      'likely / higher',
      'printed',
      'MD falls, p < 5 %',
      'points worsening',
      'PoPLR p < 5 %',
    ],
    rows: [
      ...verdictRows(eyes),
      ...verdictRows(glaucoma).map(([name = '', ...cells]) => [`glaucoma: ${name}`, ...cells]),
      ...[false, true].flatMap((isMean) => sources.map(([name, fields]) => pairRow(name, fields, isMean))),
    ],
  });
}
