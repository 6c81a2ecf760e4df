import { PAGE } from '@isopter/monitor-charts/report';

/** The size of a sheet in points, and its name in CSS. */
export interface Paper {
  name: 'A4' | 'letter';
  width: number;
  height: number;
}

export const A4: Paper = { name: 'A4', width: PAGE.width, height: PAGE.height };
export const LETTER: Paper = { name: 'letter', width: 612, height: 792 };

/** The territories whose usual paper is Letter: CLDR, supplemental data, paperSize US-Letter. */
const LETTER_TERRITORIES = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE'];

/** A part of ECMA-402 that TypeScript does not have yet, nor every browser. */
interface LocaleWithTimeZones extends Intl.Locale {
  getTimeZones?: () => readonly string[] | undefined;
}

const zonesOf = (territory: string): readonly string[] =>
  (new Intl.Locale(`und-${territory}`) as LocaleWithTimeZones).getTimeZones?.() ?? [];

/** The name that this program has for a time zone: most have several. */
const nameOf = (timezone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;

let letterZones: ReadonlySet<string> | undefined;

/** Returns the paper of an office by its time zone: Letter where that is usual, else A4. */
export function paperOf(timezone: string): Paper {
  letterZones ??= new Set(LETTER_TERRITORIES.flatMap(zonesOf).map(nameOf));
  return letterZones.has(nameOf(timezone)) ? LETTER : A4;
}

/** Places a page that is drawn for A4 on a sheet: as large as fits, centered. */
export function placeOnPaper({ width, height }: Paper): { x: number; y: number; scale: number } {
  const scale = Math.min(width / PAGE.width, height / PAGE.height);
  return { x: (width - PAGE.width * scale) / 2, y: (height - PAGE.height * scale) / 2, scale };
}
