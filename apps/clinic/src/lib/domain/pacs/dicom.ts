import { wallClock } from '@isopter/contract';

/** A moment of DICOM or ISO 8601: the day, the time if there is one, the offset from UTC if it is known. */
const MOMENT = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ]?(\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Writes a DICOM date as MM/dd/yyyy and a date and time as MM/dd/yyyy HH:mm:ss, independent of the user's date format
 * [PACS-07]. A time with a UTC offset is converted to the time zone of the user's office; one without an offset is not
 * converted. Any other text is returned unchanged.
 */
export function pacsDate(text: string, timezone?: string): string {
  const match = MOMENT.exec(text.trim());
  if (!match) return text;
  const [, year, month, day, hour, minute, second = '00', zone] = match;
  if (Number(month) > 12 || Number(day) > 31) return text;
  if (hour === undefined) return `${month}/${day}/${year}`;
  if (zone === undefined) return `${month}/${day}/${year} ${hour}:${minute}:${second}`;
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  if (Number.isNaN(at.getTime())) return text;
  const { day: date, time } = wallClock(at, timezone);
  return `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)} ${time}`;
}

/** A name as DICOM writes it, family^given^middle^prefix^suffix, in the order people are listed here. */
export function personName(text: string): string {
  const [alphabetic = ''] = text.split('=');
  const [family = '', given = '', middle = ''] = alphabetic.split('^').map((part) => part.trim());
  return [family, [given, middle].filter(Boolean).join(' ')].filter(Boolean).join(', ') || text;
}
