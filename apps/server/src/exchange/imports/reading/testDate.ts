import { dayOf } from '@isopter/dates';
import { confidenceIn, type TextLine } from './labels.ts';
import type { ExaminedAt, Printed } from './report.ts';

type Order = 'day first' | 'month first';

interface FoundDate {
  /** As `YYYY-MM-DD`, for each order of day and month in which it is a date. */
  readonly readings: Readonly<Partial<Record<Order, string>>>;
  readonly label: 'test' | 'birth' | 'other' | 'none';
  readonly confidence: number;
  /** The rest of its line. */
  readonly after: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(?<word>${MONTHS.join('|')})[a-z]*\\.?`;
const YEAR = '(?<year>(?:19|20)\\d\\d)';
const FORMS = [
  `(?<![\\d.])${YEAR}[-/.](?<month>\\d\\d?)[-/.](?<day>\\d\\d?)(?!\\d)`,
  `(?<![\\d.])(?<first>\\d\\d?)(?<mark>[-/.]) ?(?<second>\\d\\d?)\\k<mark> ?${YEAR}(?!\\d)`,
  `(?<!\\d)(?<day>\\d\\d?)(?:st|nd|rd|th)?[-. ]{1,2}${MONTH}[-, ]{1,2}${YEAR}(?!\\d)`,
  `\\b${MONTH}[-. ]{0,2}(?<day>\\d\\d?)(?:st|nd|rd|th)?[-, ]{1,2}${YEAR}(?!\\d)`,
].map((form) => new RegExp(form, 'gi'));

const OF_THE_TEST =
  /(?<!\p{L})(test(ed)?|exam(ined|ination)?|visit|study|untersuch(t|ung|ungsdatum)|examen|examiné|examinado|prueba|esame|exame)(?!\p{L})/iu;
const OF_BIRTH =
  /(?<!\p{L})(birth ?(date|day)?|born|d\.?o\.?b|geb(oren|urtsdatum|urtstag)?|naissance|née?|nacimiento|nacid[oa]|nascita|nat[oa]|nascimento)(?!\p{L})/iu;
/** Neither the day of the test nor of birth: that of the report, or the head of a column about an earlier test. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(print(ed)?|made|created|report(ed)?|version|software|signed|reviewed|ind(?:ices|izes)|índices|gedruckt|erstellt|imprimé|impreso|stampato)(?!\p{L})/iu;

/** Follows the day of an earlier test with which this one is compared. */
const OF_AN_EARLIER_TEST = /^\W*(?:change|same test|misma prueba|Änderung|changement|cambio|variazione)(?!\p{L})/iu;

const pad = (number: number): string => String(number).padStart(2, '0');

function readingsOf(parts: Readonly<Record<string, string>>): FoundDate['readings'] {
  const year = Number(parts['year']);
  const [first, second] = [Number(parts['first']), Number(parts['second'])];
  const certain = (month: number) => dayOf(year, month, Number(parts['day']));
  const both = parts['word']
    ? certain(MONTHS.indexOf(parts['word'].slice(0, 3).toLowerCase()) + 1)
    : parts['month'] && certain(Number(parts['month']));
  const dayFirst = both ?? dayOf(year, second, first);
  // a period separates day and month only in formats with the day first
  const monthFirst = both ?? (parts['mark'] === '.' ? dayFirst : dayOf(year, first, second));
  return { ...(dayFirst && { 'day first': dayFirst }), ...(monthFirst && { 'month first': monthFirst }) };
}

/** The kind of label of a date: the last one before it, but for those that follow one. */
function labelOf(before: string, after: string): FoundDate['label'] {
  if (OF_AN_EARLIER_TEST.test(after)) return 'other';
  const last = (pattern: RegExp) => [...before.matchAll(new RegExp(pattern, 'giu'))].at(-1)?.index ?? -1;
  const labels = [
    ['none', 0],
    ['test', last(OF_THE_TEST) + 1],
    ['birth', last(OF_BIRTH) + 1],
    ['other', last(OF_SOMETHING_ELSE) + 1],
  ] as const;
  return labels.reduce((found, one) => (one[1] > found[1] ? one : found))[0];
}

function datesIn(line: TextLine): FoundDate[] {
  const found = FORMS.flatMap((form) => [...line.text.matchAll(form)]).toSorted((a, b) => a.index - b.index);
  let end = 0;
  return found.flatMap((match) => {
    const before = line.text.slice(end, match.index);
    end = match.index + match[0].length;
    const label = labelOf(before, line.text.slice(end));
    const readings = readingsOf(match.groups ?? {});
    if (Object.keys(readings).length === 0) return [];
    return [{ readings, label, confidence: confidenceIn(line, match.index, end), after: line.text.slice(end) }];
  });
}

/** The order in which the page writes its days, where one of its dates shows it. */
function orderOf(dates: readonly FoundDate[]): Order | undefined {
  const shown = new Set(
    dates.flatMap(({ readings }) => {
      const orders = Object.keys(readings);
      return orders.length === 1 ? orders : [];
    }),
  );
  const [order] = shown;
  return shown.size === 1 ? (order as Order) : undefined;
}

/** The day that a date is: none where it could be either of two [OUR-352]. */
function settled({ readings }: FoundDate, order: Order | undefined): string | undefined {
  const days = new Set(Object.values(readings));
  if (order && readings[order]) return readings[order];
  const [day] = days;
  return days.size === 1 ? day : undefined;
}

/** The only day that dates are; undefined where they are several, or one that could be two. */
function onlyDay(dates: readonly FoundDate[], order: Order | undefined, today: string): string | undefined {
  const days = new Set(dates.map((date) => settled(date, order)));
  const [day] = days;
  return days.size === 1 && day !== undefined && day <= today ? day : undefined;
}

const TIME = /\b([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:\s?([AP])\.?M\b)?/i;

/** Reads a time of day as HH:MM or HH:MM:SS. */
function timeIn(text: string): string | null {
  const [, hours, minutes, seconds, half] = TIME.exec(text) ?? [];
  if (hours === undefined) return null;
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hours);
  return [pad(hour), minutes, ...(seconds ? [seconds] : [])].join(':');
}

const TIME_LABEL = /(?<!\p{L}|\p{L} )(?:time|uhrzeit|zeit|heure|hora|ora)\s*:?\s*(\d[\d:]+(?:\s?[AP]M)?)/iu;

/**
 * The day and time of a test as the lines of its report print them. A date that is labelled as that of the test comes before
 * one without a label; several that differ settle nothing.
 * @param today no test is later
 * @param page the lines that show in which order days and months are written, where they are more
 */
export function examinedAtIn(
  lines: readonly TextLine[],
  today: string,
  page: readonly TextLine[] = lines,
): ExaminedAt | null {
  const dates = lines.flatMap(datesIn);
  const order = orderOf(page.flatMap(datesIn));
  for (const label of ['test', 'none'] as const) {
    const candidates = dates.filter((date) => date.label === label);
    const day = onlyDay(candidates, order, today);
    if (day === undefined && candidates.length > 0) return null;
    if (day === undefined) continue;
    const labelled = lines.flatMap(({ text }) => TIME_LABEL.exec(text)?.[1] ?? [])[0];
    return { day, time: timeIn(candidates[0]!.after) ?? (labelled === undefined ? null : timeIn(labelled)) };
  }
  return null;
}

/** The date of birth as the lines of a report print it. */
export function birthDateIn(lines: readonly TextLine[], today: string): Printed<string> | null {
  const dates = lines.flatMap(datesIn);
  const births = dates.filter(({ label }) => label === 'birth');
  const value = onlyDay(births, orderOf(dates), today);
  return value === undefined ? null : { value, confidence: Math.min(...births.map(({ confidence }) => confidence)) };
}
