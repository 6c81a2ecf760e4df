/** An event of a calendar; all texts are plain. */
export interface CalendarEvent {
  /** Stable over all versions of the event, and unique on Earth. */
  uid: string;
  /** Increases with every change of time or place. */
  sequence: number;
  changed: Date;
  start: Date;
  end: Date;
  summary: string;
  location: string | null;
  url: string | null;
}

/** Octets of a line without its break (RFC 5545, 3.1). */
const LINE_MAX = 75;

/** Returns a text as the value of a property (RFC 5545, 3.3.11): control characters are left out. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Returns an instant in UTC (RFC 5545, 3.3.5), such as `20261124T163000Z`. */
const writeInstant = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Breaks a line into pieces of at most 75 octets, never within a character; further pieces begin with a space. */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let [piece, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_MAX) {
      pieces.push(piece);
      [piece, octets] = [' ', 1];
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** Writes a calendar as iCalendar (RFC 5545) with times in UTC. @param name the title that calendars show */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Isopter//Planned tests//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...events.flatMap(({ uid, sequence, changed, start, end, summary, location, url }) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(uid)}`,
      `DTSTAMP:${writeInstant(changed)}`,
      `LAST-MODIFIED:${writeInstant(changed)}`,
      `SEQUENCE:${sequence}`,
      `DTSTART:${writeInstant(start)}`,
      `DTEND:${writeInstant(end)}`,
      `SUMMARY:${escapeText(summary)}`,
      ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
      ...(url === null ? [] : [`URL:${url}`]),
      'CLASS:PRIVATE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
