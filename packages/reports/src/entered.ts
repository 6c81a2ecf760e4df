import { snellenOf } from '@isopter/clinical/acuity';
import type { EnteredEye, Refraction } from '@isopter/contract';
import { type ReportFact, withMinus } from '@isopter/monitor-charts/report';
import type { CommonWords } from './texts/CommonWords.ts';

/** Facts entered with a test, as its report prints them. */
export interface Entered {
  od: EnteredEye | null;
  os: EnteredEye | null;
  comment: string | null;
}

const dioptres = (value: number): string => withMinus(`${value > 0 ? '+' : ''}${value.toFixed(2)}`);

/** A correction as it is prescribed: `+2.25 DS`, or `−1.50 / −0.75 × 90`. */
export const refractionText = ({ sphere, cylinder, axis }: Refraction): string =>
  cylinder === 0 ? `${dioptres(sphere)} DS` : `${dioptres(sphere)} / ${dioptres(cylinder)} × ${axis}`;

/** Pupil, correction, acuity and intraocular pressure of an eye; an empty value where nothing was entered. */
export function enteredFacts(entered: EnteredEye | null, words: CommonWords, locale: string): ReportFact[] {
  const { pupil, refraction, acuity, iop } = entered ?? {};
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const size = pupil?.size ? `${number.format(pupil.size)} mm` : '';
  const drug = pupil?.dilated ? (pupil.dilated_with ?? words.entered.dilated) : '';
  const sight = !acuity ? '' : typeof acuity.value === 'number' ? snellenOf(acuity.value, 'IMP') : acuity.value;
  return [
    { label: words.entered.pupil, value: [size, drug].filter(Boolean).join(', ') },
    { label: words.entered.correction, value: refraction ? refractionText(refraction) : '' },
    { label: words.entered.acuity, value: acuity ? `${sight} ${acuity.aid.toLowerCase()}` : '' },
    {
      label: words.entered.iop,
      value: iop ? `${number.format(iop.pressure)} mmHg, ${words.entered.iopMethods[iop.method]}` : '',
    },
  ];
}
