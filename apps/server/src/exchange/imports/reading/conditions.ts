import { decimalOf, findLabelled, type TextLine } from './labels.ts';
import type { ReadField } from './report.ts';

type Conditions = Pick<ReadField, 'strategy' | 'stimulusSize' | 'pupilDiameter'>;

const SIZE = String.raw`stimulus(?:[- ]size)?|(?:goldmann )?size|reiz(?:gr(?:ö|oe)(?:ß|ss)e)?|stimulusgr(?:ö|oe)(?:ß|ss)e|taille(?: du stimulus)?|tama[nñ]o(?: del est[ií]mulo)?|est[ií]mulo|dimensione(?: dello stimolo)?|stimolo`;
const SIZES = ['I', 'II', 'III', 'IV', 'V'] as const;

const STRATEGY = 'strategy|test strategy|strategie|strat[eé]gie|estrategia|strategia|estrat[eé]gia';
/** Format of our own reports: "24-2, Full threshold". */
const AFTER_PROGRAM = /(?<!\d)(?:10|24|30)-2, (\p{L}[^\t]*)/u;

/** The strategy behind the program of a page; null where several differ. */
function strategyAfterProgram(lines: readonly TextLine[]): string | null {
  const found = new Set(lines.flatMap(({ text }) => AFTER_PROGRAM.exec(text)?.[1]?.trim() ?? []));
  const [strategy = null] = found.size === 1 ? found : [];
  return strategy;
}

function conditionsIn(lines: readonly TextLine[]): Conditions {
  const strategy = findLabelled(lines, STRATEGY, String.raw`\p{L}[^\t]*`);
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

/**
 * Reads with which strategy, stimulus and pupil a field was tested.
 * @param own the lines of the field
 * @param page those of its page, which tell what is printed once for both eyes
 */
export function conditionsOf(own: readonly TextLine[], page: readonly TextLine[]): Conditions {
  const [ofField, ofPage] = [conditionsIn(own), conditionsIn(page)];
  return {
    strategy: ofField.strategy ?? ofPage.strategy ?? strategyAfterProgram(page),
    stimulusSize: ofField.stimulusSize ?? ofPage.stimulusSize,
    pupilDiameter: ofField.pupilDiameter,
  };
}
