type Order = 'day first' | 'month first';

interface FoundDate {
  /** As `YYYY-MM-DD`, for each order of day and month in which it is a date. */
  readonly readings: Readonly<Partial<Record<Order, string>>>;
  readonly label: 'test' | 'other' | 'none';
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

const OF_THE_TEST = /\b(test(ed)?|exam(ined|ination)?|visit|study)\b/i;
/** Written on every report, and never the day of the test. */
const OF_SOMETHING_ELSE = /\b(birth|born|dob|print(ed)?|made|created|report(ed)?|version|software|signed|reviewed)\b/i;

const pad = (number: number): string => String(number).padStart(2, '0');

/** Such a day of the calendar, or nothing. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? `${year}-${pad(month)}-${pad(day)}` : undefined;
}

function readingsOf(parts: Readonly<Record<string, string>>): FoundDate['readings'] {
  const year = Number(parts['year']);
  const [first, second] = [Number(parts['first']), Number(parts['second'])];
  const certain = (month: number) => dayOf(year, month, Number(parts['day']));
  const both = parts['word']
    ? certain(MONTHS.indexOf(parts['word'].slice(0, 3).toLowerCase()) + 1)
    : parts['month'] && certain(Number(parts['month']));
  const dayFirst = both ?? dayOf(year, second, first);
  // a point stands between day and month only where the day comes first
  const monthFirst = both ?? (parts['mark'] === '.' ? dayFirst : dayOf(year, first, second));
  return { ...(dayFirst && { 'day first': dayFirst }), ...(monthFirst && { 'month first': monthFirst }) };
}

/** The kind of label that comes last before a date. */
function labelOf(before: string): FoundDate['label'] {
  const last = (pattern: RegExp) => [...before.matchAll(new RegExp(pattern, 'gi'))].at(-1)?.index ?? -1;
  const [test, other] = [last(OF_THE_TEST), last(OF_SOMETHING_ELSE)];
  if (test < 0 && other < 0) return 'none';
  return test > other ? 'test' : 'other';
}

function datesIn(line: string): FoundDate[] {
  const found = FORMS.flatMap((form) => [...line.matchAll(form)]).toSorted((a, b) => a.index - b.index);
  let end = 0;
  return found.flatMap((match) => {
    const label = labelOf(line.slice(end, match.index));
    end = match.index + match[0].length;
    const readings = readingsOf(match.groups ?? {});
    return Object.keys(readings).length > 0 ? [{ readings, label }] : [];
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

/**
 * The day of a test as the lines of its report say it. A date that is labelled as that of the test comes before one without
 * a label; several that differ settle nothing.
 * @param today no test is later
 */
export function testDateIn(lines: readonly string[], today: string): string | null {
  const dates = lines.flatMap(datesIn);
  const order = orderOf(dates);
  for (const label of ['test', 'none'] as const) {
    const candidates = dates.filter((date) => date.label === label);
    const days = new Set(candidates.map((date) => settled(date, order)));
    const [day] = days;
    if (days.size === 1 && day !== undefined && day <= today) return day;
    if (candidates.length > 0) return null;
  }
  return null;
}
