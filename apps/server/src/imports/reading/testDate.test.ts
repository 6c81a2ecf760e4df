import { describe, expect, it } from 'vitest';
import { testDateIn } from './testDate.ts';

const TODAY = '2026-11-26';
const read = (...lines: string[]) => testDateIn(lines, TODAY);

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

  it('is nothing where day and month could be exchanged, unless another date of the page shows their order', () => {
    expect(read('Test date: 03/05/2024')).toBeNull();
    expect(read('Date of birth: 03/14/1961', 'Test date: 03/05/2024')).toBe('2024-03-05');
    expect(read('Date of birth: 14/03/1961', 'Test date: 03/05/2024')).toBe('2024-05-03');
    expect(read('DOB 14/03/1961 Printed 03/15/2024', 'Test date: 03/05/2024')).toBeNull();
  });

  it('is told from the date of birth and that of printing, on one line as well', () => {
    expect(read('Date of birth: 1961-03-14 Test date: 2024-03-05 Printed: 2024-03-06')).toBe('2024-03-05');
    expect(read('DOB: 1961-03-14', 'Report made 2024-03-06')).toBeNull();
    expect(read('Born 1961-03-14', 'Right eye 2024-03-05')).toBe('2024-03-05');
  });

  it('is nothing where two dates could be it', () => {
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

  it('is not looked for in numbers that are none', () => {
    expect(read('Version 4.5.2024', '192.168.20.24', 'MD -3.05 2024 dB', '12/2024')).toBeNull();
  });
});
