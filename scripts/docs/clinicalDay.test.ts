import { describe, expect, it } from 'vitest';
import { files, read } from './files.ts';

/** Ways to get a calendar day, a time of day or the parts of one, which depend on a time zone that nobody named. */
const BYPASSES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a day cut from an instant', /toISOString\(\)\s*\.(slice|substring|substr|split|startsWith|replace\w*)\(/],
  [
    'a day cut from a stored time',
    /\b(time|time_?start|time_?end|created|updated|ended|signed|tested|moment|at)[?!]*\.slice\(0, (4|7|10)\)/i,
  ],
  ['parts of a date in UTC', /\.[gs]etUTC(Date|Day|Month|FullYear|Hours|Minutes)\(/],
  ['parts of a date of this machine', /\.([gs]et(Date|Month|FullYear|Hours|Minutes)|getDay|getTimezoneOffset)\(/],
  ['a date of this machine', /new Date\([\w.]+, [^()]+\)/],
  [
    'a date in the zone of this machine',
    /\.toLocale(Date|Time)?String\((?!locale\))|getLocalTimeZone\(|resolvedOptions\(\)\.timeZone/,
  ],
  ['a formatter of its own', /new Intl\.DateTimeFormat\(/],
  ['the day of this machine', /\btoday\(\)/],
  ['the day of the database', /\bcurrent_date\b|\bdate_trunc\(|::date\b/i],
];

/** Where that is meant, and why no clinical day comes of it. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/contract/src/clinicalDay.ts': 'the module itself',
  'packages/contract/src/dates.ts': 'counts calendar days, which have no time zone',
  'packages/contract/src/rules/written.ts': 'writes a time of day in the zone it is given',
  'packages/contract/src/rules/patientSearch.ts': 'checks that a typed day exists',
  'apps/server/src/imports/reading/testDate.ts': 'checks that a printed day exists',
  'apps/server/src/imports/dicom/values.ts': 'checks that the day of an object exists',
  'apps/server/src/today/find.ts': 'counts the days between two calendar days',
  'apps/server/src/seed/patients.ts': 'invents dates of birth',
  'apps/server/src/seed/tests.ts': 'invents dates of birth',
  'apps/server/src/backup/command.ts': 'names a backup by its time in UTC',
  'apps/server/src/db/embedded.ts': 'names a folder by its time in UTC',
  'apps/server/src/reports/request.ts': 'the year of a copyright line',
  'apps/clinic/src/shell/frame/Footer.tsx': 'the year of a copyright line',
  'packages/api-client/src/reports.ts': 'suggests the time zone of a new office',
  'packages/monitor-charts/src/course/CoursePlot.tsx': 'labels an axis with years and months',
  'packages/monitor-charts/src/perimetry/trend/TrendChart.tsx': 'labels an axis with years and months',
  'packages/monitor-charts/src/perimetry/trend/format.ts': 'writes a day in the zone it is given',
};

/** The kit gets days as text, and writes them in UTC; its calendars mark the day of the device. */
const isOfKit = (file: string): boolean => file.startsWith('packages/ui/');

const isSource = (file: string): boolean =>
  /^(apps|packages)\/[\w-]+\/src\/.+\.tsx?$/.test(file) &&
  !/\.(test|stories|docs)\.tsx?$|\/(fakes|stories|attack|docs|examples|foundations|studio)\//.test(file);

const codeOf = (file: string): string => read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

const bypassesIn = (code: string): string[] =>
  BYPASSES.filter(([, pattern]) => pattern.test(code)).map(([name]) => name);

describe('a clinical day', () => {
  it('is computed by packages/contract/src/clinicalDay.ts alone [OUR-446]', () => {
    const found = files.filter(isSource).flatMap((file) => bypassesIn(codeOf(file)).map((name) => `${file}: ${name}`));
    const isAllowed = (one: string): boolean => isOfKit(one) || Object.hasOwn(ALLOWED, one.split(':')[0] ?? '');
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
    // what is allowed is still needed
    expect(Object.keys(ALLOWED).filter((file) => !found.some((one) => one.startsWith(`${file}:`)))).toEqual([]);
  });

  it.each([
    'timeStart.toISOString().slice(0, 10)',
    'new Date().toISOString().split("T")[0]',
    'ageOn(birth, test.time_start.slice(0, 10))',
    'ageOn(birth, timeStart!.slice(0, 10))',
    'at.getUTCDate()',
    'at.getDate()',
    'at.getHours()',
    'new Date(year, month - 1, 1)',
    'at.toLocaleDateString()',
    "new Intl.DateTimeFormat('en')",
    'ageOn(birth, today())',
    'sql`${test.created}::date`',
  ])('is not taken from %s', (code) => {
    expect(bypassesIn(code)).not.toEqual([]);
  });

  it.each([
    'dayIn(at, timezone)',
    'today(office.timezone)',
    'ageAt(birth, at, timezone)',
    'amount.toLocaleString(locale)',
  ])('may be taken from %s', (code) => expect(bypassesIn(code)).toEqual([]));
});
