import type { TestType } from '@isopter/contract';
import type { ReadProgram } from './kindOfReport.ts';
import { type PageReading, readPage, type ReadThreshold, SURE } from './readPage.ts';
import type { PageText } from './words.ts';

/** A threshold and the page it stands on, counted from 1. */
export interface PlacedThreshold extends ReadThreshold {
  readonly page_id: number;
}

/** What a whole report says. */
export interface ReportReading {
  readonly group: TestType | null;
  readonly protocol: ReadProgram | null;
  readonly test_date: string | null;
  /** Whether there is a field of every eye that the report names. */
  readonly isWhole: boolean;
  readonly thresholds: readonly PlacedThreshold[];
  /** Those that somebody has to look at, missing ones among them [IMP-05]. */
  readonly unsure: readonly PlacedThreshold[];
}

/** The only one that is said; none where several are. */
function agreed<T>(said: readonly (T | null)[]): T | null {
  const [first = null, ...more] = new Set(said.filter((one) => one !== null));
  return more.length === 0 ? first : null;
}

/** Whether an eye has two fields: the report is of several tests, and it is not known which one is meant. */
const hasFieldTwice = (pages: readonly PageReading[]): boolean => {
  const eyes = pages.flatMap((page) => (page.thresholds.length > 0 ? page.eyes : []));
  return new Set(eyes).size < eyes.length;
};

/**
 * Reads the pages of a report of one test.
 * @param today no test is later
 */
export function readReport(texts: readonly PageText[], today: string): ReportReading {
  const pages = texts.map((text) => readPage(text, today));
  const withFields = pages.filter(({ thresholds }) => thresholds.length > 0);
  const protocol = agreed((withFields.length > 0 ? withFields : pages).map((page) => page.protocol));
  const thresholds =
    protocol === null || hasFieldTwice(pages)
      ? []
      : pages.flatMap((page, index) => page.thresholds.map((one) => ({ page_id: index + 1, ...one })));
  return {
    group: protocol && 'PERIMETRY',
    protocol,
    isWhole: pages.every(({ named }) => named.every((eye) => thresholds.some((one) => one.eye === eye))),
    test_date: agreed(pages.map((page) => page.test_date)),
    thresholds,
    unsure: thresholds.filter(({ confidence }) => confidence < SURE),
  };
}

/**
 * Whether a report was read well enough to be verified alone: kind, day and the thresholds of the eyes it names are known,
 * and no more values are unsure than the preferences allow [IMP-09].
 */
export const isReadWell = (
  { protocol, test_date, isWhole, thresholds, unsure }: ReportReading,
  mostUnsure: number,
): boolean =>
  protocol !== null && test_date !== null && isWhole && thresholds.length > 0 && unsure.length <= mostUnsure;
