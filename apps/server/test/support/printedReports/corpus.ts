import { type Eye, idOf } from '@isopter/clinical';
import type { ReadField, ReadThreshold } from '../../../src/exchange/imports/reading/report.ts';
import { overview } from './overview.ts';
import { type Loss, LOSSES, type SampleField, sampleField } from './sampleField.ts';
import { sevenInOne } from './sevenInOne.ts';
import type { Sheet } from './sheet.ts';
import { singleField } from './singleField.ts';

/** A way in which a device prints fields. */
export interface Layout {
  readonly name: string;
  readonly draw: (fields: readonly SampleField[]) => Sheet;
  /** Number of fields on a page. */
  readonly fields: number;
  /** It prints `<0`; others print 0 for unseen stimuli. */
  readonly printsBelowZero: boolean;
}

export const LAYOUTS: readonly Layout[] = [
  { name: 'single field analysis', draw: ([field]) => singleField(field!), fields: 1, printsBelowZero: true },
  { name: 'seven-in-one', draw: ([field]) => sevenInOne(field!), fields: 1, printsBelowZero: false },
  { name: 'overview', draw: overview, fields: 3, printsBelowZero: true },
];

/** Mean deviations of the corpus in dB, from a healthy eye to a nearly blind one. */
export const DEPTHS = [0, -3, -6, -9, -12, -15, -18, -22, -26, -30] as const;

/** A page of the corpus, with the fields that are printed on it from top to bottom. */
export interface CorpusPage {
  readonly depth: number;
  readonly fields: readonly SampleField[];
  readonly sheet: Sheet;
}

/** The pages of a layout: each depth with each shape of loss, of right and left eyes. */
export const corpusOf = (layout: Layout, depths: readonly number[] = DEPTHS, losses: readonly Loss[] = LOSSES) =>
  depths.flatMap((depth, row) =>
    losses.map((loss, column): CorpusPage => {
      const eye: Eye = (row + column) % 2 === 0 ? 'OD' : 'OS';
      const fields = Array.from({ length: layout.fields }, (_, at) =>
        sampleField({ eye, loss, depth: depth + at, seed: 100 * row + 10 * column + at + 1 }),
      );
      return { depth, fields, sheet: layout.draw(fields) };
    }),
  );

/** Counts of correctly and wrongly read thresholds of a page. */
export interface Score {
  readonly points: number;
  /** Sure and right. */
  readonly right: number;
  /** For a person to confirm, as read right, as read wrong, and without a value. */
  readonly openRight: number;
  readonly openWrong: number;
  readonly empty: number;
  /** Sure and wrong: must be 0. */
  readonly wrong: number;
}

export const NO_SCORE: Score = { points: 0, right: 0, openRight: 0, openWrong: 0, empty: 0, wrong: 0 };

export const addScores = (a: Score, b: Score): Score => ({
  points: a.points + b.points,
  right: a.right + b.right,
  openRight: a.openRight + b.openRight,
  openWrong: a.openWrong + b.openWrong,
  empty: a.empty + b.empty,
  wrong: a.wrong + b.wrong,
});

function scoreField(layout: Layout, field: SampleField, thresholds: readonly ReadThreshold[]): Score {
  const read = new Map(thresholds.map((one) => [`${one.eye} ${idOf(one)}`, one]));
  return field.points
    .map((point): Score => {
      const printed = layout.printsBelowZero ? point.db : Math.max(0, point.db);
      const one = read.get(`${field.eye} ${idOf(point)}`);
      const isRight = one?.db === printed;
      if (!one || one.db === null) return { ...NO_SCORE, points: 1, empty: 1 };
      if (one.isSure) return { ...NO_SCORE, points: 1, [isRight ? 'right' : 'wrong']: 1 };
      return { ...NO_SCORE, points: 1, [isRight ? 'openRight' : 'openWrong']: 1 };
    })
    .reduce(addScores);
}

/** Compares what was read with what is printed; fields of a page by their order. Thresholds at other points are wrong. */
export function scorePage(
  layout: Layout,
  { fields }: CorpusPage,
  read: readonly Pick<ReadField, 'eye' | 'thresholds'>[],
): Score {
  const scores = fields.map((field, at) => scoreField(layout, field, read[at]?.thresholds ?? []));
  const surplus = read.slice(fields.length).flatMap(({ thresholds }) => thresholds);
  return [...scores, { ...NO_SCORE, wrong: surplus.filter(({ isSure }) => isSure).length }].reduce(addScores);
}
