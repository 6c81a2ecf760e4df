import { describe, expect, it } from 'vitest';
import { textLines } from './labels.ts';
import { birthDateIn, examinedAtIn } from './testDate.ts';

const TODAY = '2026-11-26';
/** Lines of a page, one word as large as the next. */
const page = (lines: readonly string[]) =>
  textLines(
    lines.flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
        text,
        x: index * 5,
        y: row * 12,
        width: text.length * 5,
        height: 8,
        confidence: 100,
      })),
    ),
  );
const read = (...lines: string[]) => examinedAtIn(page(lines), TODAY)?.day ?? null;

describe('the day of a test on its report [OUR-352]', () => {
  it.each([
    ['Test date: 2024-03-05'],
    ['Examination date 2024/3/5'],
    ['Date of test: 05.03.2024'],
    ['Tested Mar 5, 2024, 9:40 AM'],
    ['Exam: 5 March 2024'],
    ['Test date: 05-Mar-2024'],
    ['Visit 5th Mar. 2024'],
    ['2024-03-05'],
  ])('is read from %j', (line) => expect(read(line)).toBe('2024-03-05'));

  it.each([
    ['Test date: 03/17/2024', '2024-03-17'],
    ['Test date: 17/03/2024', '2024-03-17'],
    ['Test date: 05/05/2024', '2024-05-05'],
  ])('is read from %j, which is a date in one way only', (line, day) => expect(read(line)).toBe(day));

  it('is null if day and month could be swapped, unless another date of the page shows their order', () => {
    expect(read('Test date: 03/05/2024')).toBeNull();
    expect(read('Date of birth: 03/14/1961', 'Test date: 03/05/2024')).toBe('2024-03-05');
    expect(read('Date of birth: 14/03/1961', 'Test date: 03/05/2024')).toBe('2024-05-03');
    expect(read('DOB 14/03/1961 Printed 03/15/2024', 'Test date: 03/05/2024')).toBeNull();
  });

  it('is distinguished from the dates of birth and printing, on one line as well', () => {
    expect(read('Date of birth: 1961-03-14 Test date: 2024-03-05 Printed: 2024-03-06')).toBe('2024-03-05');
    expect(read('DOB: 1961-03-14', 'Report made 2024-03-06')).toBeNull();
    expect(read('Born 1961-03-14', 'Right eye 2024-03-05')).toBe('2024-03-05');
  });

  it('is distinguished from that of an earlier test in a comparison [OUR-352]', () => {
    expect(read('Right eye 11/21/2026', 'Indices   Indices   05/23/2026   change')).toBe('2026-11-21');
    expect(read('Right eye 11/21/2026', '05/23/2026, same test')).toBe('2026-11-21');
  });

  it('is null if two dates are possible', () => {
    expect(read('2024-03-05', '2024-03-06')).toBeNull();
    expect(read('Test date 2024-03-05', 'Test date 2024-03-05')).toBe('2024-03-05');
    expect(read('Test date 2024-03-05', 'Test date 2024-04-05')).toBeNull();
  });

  it('is never after today, and is a day of the calendar', () => {
    expect(read(`Test date: ${TODAY}`)).toBe(TODAY);
    expect(read('Test date: 2026-11-27')).toBeNull();
    expect(read('Test date: 2024-02-30')).toBeNull();
    expect(read('Test date: 2024-13-01')).toBeNull();
  });

  it('ignores numbers that are no dates', () => {
    expect(read('Version 4.5.2024', '192.168.20.24', 'MD -3.05 2024 dB', '12/2024')).toBeNull();
  });
});

describe('the date of birth on a report [OUR-466]', () => {
  it.each([
    ['Date of Birth: Mar 14, 1962'],
    ['DOB 1962-03-14 Test date: 2024-03-05'],
    ['Geburtsdatum: 14.03.1962 Untersuchung: 05.03.2024'],
    ['Né le 14.03.1962 Examen: 05.03.2024'],
  ])('is read from %j', (line) => {
    expect(birthDateIn(page([line]), TODAY)).toEqual({ value: '1962-03-14', confidence: 100 });
  });

  it('is unknown if day and month could be swapped, or if it is not printed', () => {
    expect(birthDateIn(page(['Date of birth: 03/04/1962']), TODAY)).toBeNull();
    expect(birthDateIn(page(['Test date: 2024-03-05']), TODAY)).toBeNull();
  });
});

describe('the time of an examination on its report [OUR-466]', () => {
  it.each([
    ['Test date: 2024-03-05 14:07', '14:07'],
    ['Tested Mar 5, 2024, 2:07:30 PM', '14:07:30'],
    ['Test date: 2024-03-05 12:10 AM', '00:10'],
    ['Test date: 2024-03-05', null],
  ])('of %j is %j', (line, time) => expect(examinedAtIn(page([line]), TODAY)?.time).toBe(time));

  it('is read from a separate line, and is not the duration of the test', () => {
    expect(examinedAtIn(page(['Test date: 2024-03-05', 'Time: 9:40 AM']), TODAY)?.time).toBe('09:40');
    expect(examinedAtIn(page(['Test date: 2024-03-05', 'Test duration: 05:21']), TODAY)?.time).toBeNull();
  });
});
