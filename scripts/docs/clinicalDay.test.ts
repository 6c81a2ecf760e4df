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
  ['a separate formatter', /new Intl\.DateTimeFormat\(/],
  ['the day of this machine', /\btoday\(\)/],
  ['the day of the database', /\bcurrent_date\b|\bdate_trunc\(|::date\b/i],
];

/** Files that may do this, and why no clinical day depends on it. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/contract/src/clinicalDay.ts': 'the module itself',
  'packages/dates/src/dayOf.ts': 'checks that a day exists',
  'packages/dates/src/months.ts': 'lists names of months',
  'packages/contract/src/dates.ts': 'counts calendar days, which have no time zone',
  'packages/reports/src/paper.ts': 'reads the usual name of a time zone',
  'packages/contract/src/rules/written.ts': 'writes a time of day in the zone it is given',
  'apps/server/src/exchange/imports/dicom/values.ts': 'checks that the day of an object exists',
  'apps/server/src/clinic/today/find.ts': 'counts the days between two calendar days',
  'apps/server/src/edge/seed/patients.ts': 'invents dates of birth',
  'apps/server/src/edge/seed/tests.ts': 'invents dates of birth',
  'apps/server/src/exchange/calendar/ical.ts': 'writes an instant in UTC, which every calendar reads',
  'apps/server/src/edge/backup/command.ts': 'names a backup by its time in UTC',
  'apps/agent/src/commands/backup.ts': 'names a backup by its time in UTC',
  'apps/agent/src/tls/der.ts': 'writes a time in UTC into a certificate',
  'apps/server/src/platform/db/embedded.ts': 'names a folder by its time in UTC',
  'apps/server/src/platform/brands/brandOf.ts': 'the year of a copyright line',
  'apps/clinic/src/shell/frame/Footer.tsx': 'the year of a copyright line',
  'packages/api-client/src/reports.ts': 'suggests the time zone of a new office',
  'packages/monitor-charts/src/course/dateTicks.ts': 'labels an axis with days, months and years in UTC',
  'packages/monitor-charts/src/perimetry/trend/TrendChart.tsx': 'labels an axis with years and months',
  'packages/monitor-charts/src/perimetry/trend/format.ts': 'writes a day in the zone it is given',
};

/** The kit gets days as text, and writes them in UTC; its calendars mark the day of the device. */
const isOfKit = (file: string): boolean => file.startsWith('packages/ui/');

const isSource = (file: string): boolean =>
  /^(apps|packages)\/[\w-]+\/src\/.+\.tsx?$/.test(file) &&
  !/\.(test|stories|docs)\.tsx?$|\/(fakes|stories|docs|examples|foundations|studio)\//.test(file);

/** Ways to get the current day that depend on where a test runs and when. */
const CURRENT_DAY_BYPASSES: typeof BYPASSES = [
  ['the day of this machine', /\b(today|dayIn)\((new Date\(\))?\)/],
  [
    'a day cut from the current time',
    /(new Date\(\)|Date\(Date\.now\(\)[^;\n]*|Date\(currentTime\(\)[^;\n]*)\.to(ISOString\(\)\s*\.(slice|substring|substr|split)|LocaleDateString)\(/,
  ],
];

const isTest = (file: string): boolean => /^(apps|packages|tests)\/.+\.tsx?$/.test(file) && !isSource(file);

const codeOf = (file: string): string => read(file).replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');

const bypassesIn = (code: string, bypasses = BYPASSES): string[] =>
  bypasses.filter(([, pattern]) => pattern.test(code)).map(([name]) => name);

describe('a clinical day', () => {
  it('is computed by packages/contract/src/clinicalDay.ts alone [OUR-446]', () => {
    const found = files.filter(isSource).flatMap((file) => bypassesIn(codeOf(file)).map((name) => `${file}: ${name}`));
    const isAllowed = (one: string): boolean => isOfKit(one) || Object.hasOwn(ALLOWED, one.split(':')[0] ?? '');
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
    // what is allowed is still needed
    expect(Object.keys(ALLOWED).filter((file) => !found.some((one) => one.startsWith(`${file}:`)))).toEqual([]);
  });

  it('is not taken from the machine by a test', () => {
    const found = files
      .filter(isTest)
      .flatMap((file) => bypassesIn(codeOf(file), CURRENT_DAY_BYPASSES).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  it.each([
    'dayAfter(today(), 60)',
    'dayIn(new Date())',
    'new Date().toISOString().slice(0, 10)',
    'new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10)',
    "new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv')",
  ])('is not taken by a test from %s', (code) => expect(bypassesIn(code, CURRENT_DAY_BYPASSES)).not.toEqual([]));

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
