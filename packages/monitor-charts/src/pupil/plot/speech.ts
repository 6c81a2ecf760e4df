import type { PupilWords } from '../pupil.texts.ts';
import type { Band, PupilView } from '../types.ts';

/** The light of a period in words. */
export const lightText = (texts: PupilWords, { light }: Pick<Band, 'light'>): string =>
  light === null ? texts.lightNone : { white: texts.lightWhite, red: texts.lightRed, blue: texts.lightBlue }[light];

/** A period in words, including whether the eye only waits. */
export const periodText = (texts: PupilWords, { period, is_tested }: Pick<Band, 'period' | 'is_tested'>): string =>
  is_tested ? texts[`period${period}`] : texts.waiting;

/** The announced description of a period: "Right eye, Stimulation, white light, 18 to 19". */
export function bandText(texts: PupilWords, band: Band, format: (value: number) => string): string {
  const said = texts.band({
    eye: texts[`eye${band.eye}`],
    period: periodText(texts, band),
    light: lightText(texts, band),
    from: format(band.from),
    to: format(band.to),
  });
  return band.is_retesting ? texts.bandRepeated({ band: said, repeated: texts.repeated }) : said;
}

/** The minimum diameter of the eye's pupil in a period in mm; `null` if it was not seen. */
export function leastOf({ eye, from, to }: Band, curves: PupilView['curves']): number | null {
  const seen = curves[eye].flatMap(([time, diameter]) => (time > from && time <= to ? (diameter ?? []) : []));
  return seen.length === 0 ? null : Math.min(...seen);
}
