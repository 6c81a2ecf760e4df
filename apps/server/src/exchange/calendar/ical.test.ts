import { describe, expect, it } from 'vitest';
import { type CalendarEvent, writeCalendar } from './ical.ts';

const EVENT: CalendarEvent = {
  uid: 'a9000000-0000-4000-8000-000000000001@isopter',
  sequence: 2,
  changed: new Date('2026-11-20T08:00:00.123Z'),
  start: new Date('2026-11-24T16:30:00Z'),
  end: new Date('2026-11-24T17:00:00Z'),
  summary: 'Perimetry 24-2',
  location: 'Room 2',
  url: 'https://clinic.example/today?day=2026-11-24',
};
const written = (over: Partial<CalendarEvent> = {}) => writeCalendar('Planned tests', [{ ...EVENT, ...over }]);
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar [OUR-772]', () => {
  it('has a calendar with an event, each line ended by CRLF', () => {
    const text = written();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(linesOf(text)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Isopter//Planned tests//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Planned tests',
      'X-WR-CALNAME:Planned tests',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'BEGIN:VEVENT',
      'UID:a9000000-0000-4000-8000-000000000001@isopter',
      'DTSTAMP:20261120T080000Z',
      'LAST-MODIFIED:20261120T080000Z',
      'SEQUENCE:2',
      'DTSTART:20261124T163000Z',
      'DTEND:20261124T170000Z',
      'SUMMARY:Perimetry 24-2',
      'LOCATION:Room 2',
      'URL:https://clinic.example/today?day=2026-11-24',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('leaves out a place and a link that are not there, and is complete without events', () => {
    const lines = linesOf(written({ location: null, url: null }));
    expect(lines.filter((line) => /^(LOCATION|URL):/.test(line))).toEqual([]);
    expect(linesOf(writeCalendar('Empty', []))).toContain('END:VCALENDAR');
  });

  it('escapes special characters, and lets no text start a new line', () => {
    const lines = linesOf(written({ location: 'A;B,C\\D\r\nEND:VEVENT\nX\rY\u0000\u0007' }));
    expect(lines).toContain(String.raw`LOCATION:A\;B\,C\\D\nEND:VEVENT\nX\nY`);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it.each(['x'.repeat(400), 'محيط البصر '.repeat(20), '👁️'.repeat(60), 'é'.repeat(100)])(
    'folds lines at 75 octets, never within a character: %s',
    (summary) => {
      const text = written({ summary });
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text).not.toContain('\uFFFD');
      expect(linesOf(text)).toContain(`SUMMARY:${summary}`);
    },
  );

  it('breaks no line of exactly 75 octets', () => {
    const summary = 'x'.repeat(75 - 'SUMMARY:'.length);
    expect(written({ summary })).toContain(`\r\nSUMMARY:${summary}\r\n`);
    expect(written({ summary: `${summary}y` })).toContain(`\r\nSUMMARY:${summary}\r\n y\r\n`);
  });
});
