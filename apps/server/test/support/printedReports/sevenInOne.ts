import { gridOf } from '@isopter/clinical/perimetry';
import { drawGrayScale, drawNumbers, drawProbabilities } from './plots.ts';
import type { SampleField } from './sampleField.ts';
import { emptySheet, type Sheet, write } from './sheet.ts';
import { PRINTED } from './singleField.ts';

/** The titles of the plots in the languages that the sheet is printed in. */
const WORDS = {
  en: { values: 'Values [dB]', comparison: 'Comparison [dB]', corrected: 'Corrected comparison [dB]' },
  de: { values: 'Werte [dB]', comparison: 'Vergleiche [dB]', corrected: 'Korrigierte Vergleiche [dB]' },
  fr: { values: 'Valeurs [dB]', comparison: 'Comparaison [dB]', corrected: 'Comparaison corrigée [dB]' },
  es: { values: 'Valores [dB]', comparison: 'Comparación [dB]', corrected: 'Comparación corregida [dB]' },
} as const;
export type SheetLanguage = keyof typeof WORDS;

interface SevenInOneOptions {
  readonly language?: SheetLanguage;
  /** Normal deviations are printed as `+`. */
  readonly hasPlus?: boolean;
  readonly hasTitles?: boolean;
}

/** Draws a seven-in-one page as Octopus perimeters print it: defects are positive numbers, points not seen are 0. */
export function sevenInOne(
  field: SampleField,
  { language = 'en', hasPlus = true, hasTitles = true }: SevenInOneOptions = {},
): Sheet {
  const sheet = emptySheet();
  const { program, eye } = field;
  const { spacing } = gridOf(program, eye);
  const words = WORDS[language];
  const title = (text: string, x: number, y: number): void => {
    if (hasTitles) write(sheet, text, x, y);
  };
  write(sheet, `Octopus 900 ${program}`, 40, 30, 13);
  write(sheet, eye === 'OD' ? 'OD' : 'OS', 520, 30, 13);
  write(sheet, `Name: ${PRINTED.name}`, 40, 52);
  write(sheet, 'Date of birth: 14.03.1962', 40, 65);
  write(sheet, `ID: ${PRINTED.id}`, 40, 78);
  write(sheet, 'Examination date: 20.02.2024', 300, 52);
  write(sheet, `Time: ${PRINTED.time}`, 300, 65);
  write(sheet, 'Strategy: Dynamic', 300, 78);
  write(sheet, `Stimulus size: III`, 300, 91);
  write(sheet, 'False positives: 1/12 (8 %)', 40, 91);
  write(sheet, 'False negatives: 0/11 (0 %)', 40, 104);
  const perDegree = 3.6 * (6 / spacing) * (program === '30-2' ? 0.9 : 1);
  const place = { perDegree, size: 7.5, axes: program === '10-2' ? 10 : 30 };
  const comparisonOf = (db: number): string => (hasPlus && db <= 4 ? '+' : String(db));
  title('Grayscale (CO)', 110, 120);
  drawGrayScale(sheet, field, { ...place, x: 160, y: 235, perDegree: perDegree * 0.9 }, spacing);
  title(words.values, 390, 120);
  drawNumbers(sheet, field, { ...place, x: 430, y: 235 }, ({ db }) => String(Math.max(0, db)));
  title(words.comparison, 110, 350);
  drawNumbers(sheet, field, { ...place, x: 160, y: 465 }, ({ td, isBlindSpot }) =>
    isBlindSpot ? undefined : comparisonOf(-td),
  );
  title(words.corrected, 380, 350);
  drawNumbers(sheet, field, { ...place, x: 430, y: 465 }, ({ pd, isBlindSpot }) =>
    isBlindSpot ? undefined : comparisonOf(-pd),
  );
  title('Probability', 110, 575);
  drawProbabilities(sheet, field, { ...place, x: 160, y: 665, perDegree: perDegree * 0.75 });
  write(sheet, `MS [dB]: ${field.ms.toFixed(1)}`, 380, 610);
  write(sheet, `MD [dB]: ${(-field.md).toFixed(1)}`, 380, 624);
  write(sheet, `sLV [dB]: ${field.psd.toFixed(1)}`, 380, 638);
  write(sheet, 'Haag-Streit EyeSuite', 40, 815, 7);
  return sheet;
}
