/** Explanations of placeholders, by their names; self-explanatory names are omitted. */
const MEANINGS: Readonly<Record<string, string>> = {
  ages: 'a range of ages in years',
  all: 'a number',
  amount: 'a number with its unit',
  at: 'a date and time',
  count: 'a number; it decides the plural form',
  date: 'a date in the format of the clinic',
  done: 'a number',
  ear: 'the name of an ear',
  email: 'an e-mail address',
  eye: 'the name of an eye or of both, as in testNames.sides',
  from: 'a number, a date or an earlier value',
  hours: 'a number',
  label: 'a name that a person gave',
  limit: 'a number',
  link: 'an address on the web; keep it on a separate line',
  max: 'a number',
  minutes: 'a number',
  name: 'a name, usually of a person or a device',
  number: 'a number',
  of: 'a number: the total',
  percent: 'a number; write the percent sign as your language does',
  place: 'a point of a chart',
  points: 'a number',
  product: 'the name of the product, which is not translated',
  shown: 'a number',
  test: 'the name of a kind of test, as in testNames',
  time: 'a time of day',
  to: 'a number, a date or a later value',
  total: 'a number',
  value: 'a number, often with its unit',
  when: 'a date, often with its time',
};

/** Returns the names of the values that a text fills in, each once, in their order. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!)),
];

/** Explains the values of a text to a translator; empty when it has none. */
export const explainPlaceholders = (text: string): string =>
  placeholdersOf(text)
    .map((name) => (MEANINGS[name] ? `{{${name}}} is ${MEANINGS[name]}` : `{{${name}}} is filled in`))
    .join('; ');
