/** Only the letters, in lower case and without accents: `Févr.` becomes `fevr`. */
const lettersOf = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

type Names = ReadonlyMap<string, number>;

function namesIn(locale: string): Names {
  const names = new Map<string, number>();
  for (const style of ['short', 'long'] as const) {
    // with a day, because some languages inflect the month then
    for (const options of [{ month: style }, { month: style, day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2024, month - 1, 2));
        const name = lettersOf(parts.find(({ type }) => type === 'month')?.value ?? '');
        if (name !== '') names.set(name, month);
      }
    }
  }
  return names;
}

const known = new Map<string, Names>();

function namesOf(locale: string): Names {
  const names = known.get(locale) ?? namesIn(locale);
  known.set(locale, names);
  return names;
}

/** Shortest accepted abbreviation of a month. Fewer letters could match two months. */
const LETTERS_MIN = 3;

/**
 * Returns the month that a word names in a language or in English: its whole name, its abbreviation, or its first letters.
 * @param locale BCP 47
 * @returns 1 to 12; undefined if it names none, or more than one
 */
export function monthNamed(word: string, locale: string): number | undefined {
  const letters = lettersOf(word);
  for (const names of [namesOf(locale), namesOf('en')]) {
    const whole = names.get(letters);
    if (whole !== undefined) return whole;
    if (letters.length < LETTERS_MIN) continue;
    const begun = new Set([...names].filter(([name]) => name.startsWith(letters)).map(([, month]) => month));
    const [month] = begun;
    if (begun.size === 1) return month;
  }
  return undefined;
}
