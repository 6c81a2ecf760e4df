import { afterEach, describe, expect, it } from 'vitest';
import {
  ageAt,
  dayIn,
  daysBetween,
  instantAt,
  isTimezone,
  latestToday,
  startOfDay,
  today,
  utcOffset,
  wallClock,
  zoneName,
  zoneToName,
} from './clinicalDay.ts';

describe('the days of a time zone', () => {
  it.each([
    ['2026-11-24', 'UTC', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24', 'America/New_York', '2026-11-24T05:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-11-24', 'Asia/Kathmandu', '2026-11-23T18:15:00.000Z'],
    ['2026-11-24', 'Pacific/Kiritimati', '2026-11-23T10:00:00.000Z'],
    ['2026-11-24', 'Pacific/Pago_Pago', '2026-11-24T11:00:00.000Z'],
    // the clocks go forward at midnight
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // the clocks go back in that night
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ])('%s begins in %s at %s [OUR-180]', (day, zone, instant) => {
    expect(startOfDay(day, zone).toISOString()).toBe(instant);
    expect(dayIn(startOfDay(day, zone), zone)).toBe(day);
    expect(dayIn(new Date(startOfDay(day, zone).getTime() - 1), zone) < day).toBe(true);
  });

  it.each([
    ['2026-03-08', 23],
    ['2026-11-01', 25],
    ['2026-11-02', 24],
  ])('%s has %s hours in New York [OUR-440]', (day, hours) => {
    const { from, before } = daysBetween(day, day, 'America/New_York');
    expect((before.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  });

  it('has one latest day on Earth', () => {
    expect(latestToday(new Date('2026-11-28T09:59:59Z'))).toBe('2026-11-28');
    expect(latestToday(new Date('2026-11-28T10:00:00Z'))).toBe('2026-11-29');
  });
});

describe('the name of a time zone', () => {
  it.each([
    ['America/New_York', true],
    ['Asia/Kolkata', true],
    ['UTC', true],
    ['Mars/Olympus', false],
    // an offset knows no daylight saving time
    ['+05:30', false],
    ['', false],
  ])('%j is one: %s [OUR-442]', (name, expected) => expect(isTimezone(name)).toBe(expected));
});

describe('the age on the day of a test [VAL-04, OUR-440]', () => {
  it.each([
    ['1984-11-28', '2026-11-28T00:35:00Z', 'America/Los_Angeles', 41],
    ['1984-11-28', '2026-11-28T07:59:59Z', 'America/Los_Angeles', 41],
    ['1984-11-28', '2026-11-28T08:00:00Z', 'America/Los_Angeles', 42],
    ['1984-11-28', '2026-11-28T00:35:00Z', 'UTC', 42],
    ['1984-11-28', '2026-11-27T11:00:00Z', 'Pacific/Auckland', 42],
    ['1984-11-28', '2026-11-27T10:59:59Z', 'Pacific/Auckland', 41],
    ['1984-11-28', '2026-11-27T18:30:00Z', 'Asia/Kolkata', 42],
    ['1984-11-28', '2026-11-27T18:29:59Z', 'Asia/Kolkata', 41],
    // born on 29 February: a year older from 1 March in a common year
    ['2000-02-29', '2026-03-01T07:59:59Z', 'America/Los_Angeles', 25],
    ['2000-02-29', '2026-03-01T08:00:00Z', 'America/Los_Angeles', 26],
    ['2003-03-01', '2024-03-01T04:00:00Z', 'America/Los_Angeles', 20],
    ['2004-02-29', '2014-03-01T12:00:00Z', 'UTC', 10],
  ])('of a person born on %s is, at %s in %s, %s years', (birth, at, zone, age) => {
    expect(ageAt(birth, at, zone)).toBe(age);
    expect(ageAt(birth, new Date(at), zone)).toBe(age);
  });

  it.each([null, undefined, '', '2001-02-30', '2027-01-01'])('is not known of a birth on %j', (birth) => {
    expect(ageAt(birth, '2026-11-28T00:35:00Z', 'UTC')).toBeNull();
  });
});

describe('the offset from UTC', () => {
  it.each([
    ['2026-11-28T00:35:00Z', 'America/Los_Angeles', -480],
    ['2026-07-28T00:35:00Z', 'America/Los_Angeles', -420],
    // the hour that is skipped and the one that is repeated
    ['2026-03-08T06:59:59Z', 'America/New_York', -300],
    ['2026-03-08T07:00:00Z', 'America/New_York', -240],
    ['2026-11-01T05:59:59.999Z', 'America/New_York', -240],
    ['2026-11-01T06:00:00Z', 'America/New_York', -300],
    ['2026-11-28T00:35:00Z', 'Asia/Kolkata', 330],
    ['2026-11-28T00:35:00Z', 'Pacific/Auckland', 780],
    ['1969-12-31T23:59:59.500Z', 'UTC', 0],
  ])('at %s in %s is %s minutes: that of the moment, not of today', (at, zone, minutes) => {
    expect(utcOffset(new Date(at), zone)).toBe(minutes);
  });
});

describe('the clock on the wall', () => {
  it('has 00 to 23 hours, whatever the language of this machine', () => {
    expect(wallClock(new Date('2026-11-28T08:00:00Z'), 'America/Los_Angeles')).toEqual({
      day: '2026-11-28',
      time: '00:00:00',
    });
  });

  it.each([
    ['2026-11-22', '09:30:00', 'America/Los_Angeles', '2026-11-22T17:30:00.000Z'],
    ['2026-11-22', '00:00:00', 'Pacific/Auckland', '2026-11-21T11:00:00.000Z'],
    // repeated: the first; skipped: after the change
    ['2026-11-01', '01:30:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-03-08', '02:30:00', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:00:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08', '12:00:00', 'America/New_York', '2026-03-08T16:00:00.000Z'],
  ])('shows %s %s in %s at %s', (day, time, zone, instant) => {
    expect(instantAt({ day, time }, zone).toISOString()).toBe(instant);
  });

  it('names its zone where the clock of a reader differs at that moment [OUR-444]', () => {
    const [winter, summer] = [new Date('2026-11-28T00:35:00Z'), new Date('2026-07-28T00:35:00Z')];
    expect(zoneToName(winter, 'America/Los_Angeles', 'en-US', 'America/New_York')).toBe('PST');
    expect(zoneToName(summer, 'America/Los_Angeles', 'en-US', 'America/New_York')).toBe('PDT');
    expect(zoneToName(winter, 'Pacific/Auckland', 'en-US', 'UTC')).toBe('GMT+13');
    // another name, the same time
    expect(zoneToName(winter, 'America/Los_Angeles', 'en-US', 'America/Tijuana')).toBeUndefined();
    // Phoenix has no daylight saving time: the same as Denver in winter alone
    expect(zoneToName(winter, 'America/Phoenix', 'en-US', 'America/Denver')).toBeUndefined();
    expect(zoneToName(summer, 'America/Phoenix', 'en-US', 'America/Denver')).toBe('MST');
    expect(zoneName(winter, 'America/Los_Angeles', 'es-ES')).toBe('GMT-8');
  });
});

describe('today', () => {
  const zone = process.env['TZ'];
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });
  const now = new Date('2026-02-28T20:00:00Z');

  it.each([
    ['Pacific/Kiritimati', '2026-03-01'],
    ['America/Los_Angeles', '2026-02-28'],
    ['UTC', '2026-02-28'],
  ])('is the day in %s, of this machine or of an office [VAL-04]', (name, expected) => {
    process.env['TZ'] = name;
    expect(today(undefined, now)).toBe(expected);
    process.env['TZ'] = 'Asia/Tokyo';
    expect(today(name, now)).toBe(expected);
  });
});
