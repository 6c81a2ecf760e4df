import { decimalOf, findLabelled, type TextLine } from './labels.ts';
import type { ReadField } from './report.ts';

type Conditions = Pick<ReadField, 'strategy' | 'stimulusSize' | 'pupilDiameter'>;

const SIZE = String.raw`stimulus(?:[- ]size)?|(?:goldmann )?size|reiz(?:gr(?:ö|oe)(?:ß|ss)e)?|stimulusgr(?:ö|oe)(?:ß|ss)e|taille(?: du stimulus)?|tama[nñ]o(?: del est[ií]mulo)?|est[ií]mulo|dimensione(?: dello stimolo)?|stimolo`;
const SIZES = ['I', 'II', 'III', 'IV', 'V'] as const;

/** Reads with which strategy, stimulus and pupil a field was tested. */
export function conditionsIn(lines: readonly TextLine[]): Conditions {
  const strategy = findLabelled(
    lines,
    'strategy|test strategy|strategie|strat[eé]gie|estrategia|strategia|estrat[eé]gia',
    String.raw`\p{L}[^\t]*`,
  );
  const size = findLabelled(lines, SIZE, String.raw`(?:goldmann\s*)?(?:size\s*)?([Il1|]{1,3}|[Il1|]?V)(?![\p{L}\d])`);
  const pupil = findLabelled(
    lines,
    String.raw`pupil(?:le|la|a|len)?(?:[- ]?(?:diameter|size|durchmesser|gr(?:ö|oe)(?:ß|ss)e))?|diam[eè]tre pupillaire|di[aá]metro pupilar|diametro pupillare`,
    String.raw`(\d{1,2}(?:[.,]\d)?)\s*mm`,
  );
  const stimulusSize = SIZES.find((one) => one === size?.groups[1]?.replaceAll(/[l1|]/g, 'I').toUpperCase()) ?? null;
  // of the strokes of a III the recognition may overlook one, and see none too many
  const isCertain = size?.confidence === 100 || stimulusSize === 'III' || stimulusSize === 'V';
  return {
    strategy: strategy?.groups[0]?.trim() ?? null,
    stimulusSize: isCertain ? stimulusSize : null,
    pupilDiameter: pupil ? decimalOf(pupil.groups[1]!) : null,
  };
}
