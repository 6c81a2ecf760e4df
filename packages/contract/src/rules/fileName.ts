import { dayIn } from '../clinicalDay.ts';
import { formatTime } from './written.ts';

/** Characters that no file system allows in a name or that change its reading: directions, controls, noncharacters. */
const UNFIT = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Maximum length that every file system accepts in UTF-8, with an extension. */
const MOST = 100;

/** A text as it may stand in the name of a file, without what no file system takes. */
export const fitForName = (text: string): string =>
  Array.from(text.replaceAll(UNFIT, ' ').replaceAll(/\s+/g, ' ').trim()).slice(0, MOST).join('').trim();

/** Content of a downloaded file. */
export interface FileContent {
  /** The patient's name as in lists: the id number if names are not stored; empty without a patient. */
  patient: string;
  /** Name of the test, or title of the report. */
  title: string;
  /** When the test was done or the report was made: `2026-11-20 14:40`, in the time zone of the user who saves it. */
  at: string;
}

/**
 * The name a report is saved under, without its extension: whose it is, what it is, and when, so that two patients of a day
 * have two files, and the files of one patient stand together in the order of time [OUR-54]. It is given to the browser and
 * stands in no address and no log.
 */
export function reportFileName({ patient, title, at }: FileContent): string {
  return [patient, title, at.replaceAll(':', '.')].map(fitForName).filter(Boolean).join(', ');
}

/** The moment of a file's name: `2026-11-20 14:40`, in this machine's time zone or a named one. */
export const localStamp = (moment: Date, timezone?: string): string =>
  `${dayIn(moment, timezone)} ${formatTime(moment, { time_format: '24H', locale: 'en-US', timezone })}`;

/**
 * Returns a `Content-Disposition` header that saves a file under a name in any script (RFC 6266, RFC 8187), with an
 * ASCII name for clients that do not support that.
 * @param name with its extension
 */
export function attachment(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
