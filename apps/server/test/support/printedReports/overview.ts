import { gridOf } from '@isopter/clinical/perimetry';
import { drawGrayScale, drawNumbers, printedThreshold } from './plots.ts';
import type { SampleField } from './sampleField.ts';
import { emptySheet, type Sheet, write } from './sheet.ts';
import { PRINTED } from './singleField.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr'];

/** Draws up to four fields of an eye one under the other, each with the date of its examination. */
export function overview(fields: readonly SampleField[]): Sheet {
  const sheet = emptySheet();
  write(sheet, 'Overview', 40, 30, 13);
  write(sheet, `Eye: ${fields[0]?.eye === 'OS' ? 'Left' : 'Right'}`, 480, 30, 11);
  write(sheet, `Patient: ${PRINTED.name}`, 40, 50);
  write(sheet, 'Date of Birth: Mar 14, 1962', 300, 50);
  write(sheet, `Patient ID: ${PRINTED.id}`, 40, 63);
  write(sheet, `Central ${fields[0]?.program} Threshold Test`, 40, 80, 11);
  fields.forEach((field, row) => {
    const { spacing } = gridOf(field.program, field.eye);
    const y = 185 + row * 180;
    write(sheet, `Exam date: ${MONTHS[row]} 20, 202${row}`, 40, y - 80);
    const place = { y, perDegree: 2.6 * (6 / spacing), size: 7 };
    drawGrayScale(sheet, field, { ...place, x: 110, perDegree: 1.9 * (6 / spacing) }, spacing);
    write(sheet, 'Threshold (dB)', 220, y - 80);
    drawNumbers(sheet, field, { ...place, x: 270 }, printedThreshold);
    write(sheet, 'Total Deviation', 410, y - 80);
    drawNumbers(sheet, field, { ...place, x: 450 }, ({ td, isBlindSpot }) => (isBlindSpot ? undefined : String(td)));
    write(sheet, `MD: ${field.md.toFixed(2)} dB`, 40, y + 75);
    write(sheet, `PSD: ${field.psd.toFixed(2)} dB`, 120, y + 75);
  });
  return sheet;
}
