import { normalSensitivity } from '@isopter/clinical/perimetry';
import { emptySheet, type Sheet, write, writeCentered } from './sheet.ts';
import { PRINTED } from './singleField.ts';

/** Degrees from fixation of the rings, and the points on each. */
const RINGS = [
  [3, 8],
  [6, 12],
  [10, 16],
  [15, 20],
  [22, 24],
] as const;

/** Draws a glaucoma test of a Medmont perimeter: its points lie on rings, in no program of the product. */
export function medmont(loss: number): Sheet {
  const sheet = emptySheet();
  write(sheet, 'Medmont M700 Glaucoma Test', 40, 30, 13);
  write(sheet, 'Eye: Right', 480, 30, 11);
  write(sheet, `Patient: ${PRINTED.name}`, 40, 50);
  write(sheet, 'Date of Birth: 14 Mar 1962', 40, 63);
  write(sheet, `Patient ID: ${PRINTED.id}`, 40, 76);
  write(sheet, 'Test date: 20 Feb 2024', 300, 50);
  write(sheet, 'False Positives: 1/20', 300, 63);
  write(sheet, 'False Negatives: 0/18', 300, 76);
  write(sheet, 'Overall Defect: -3.20 dB', 300, 89);
  for (const [degrees, count] of RINGS) {
    for (let at = 0; at < count; at += 1) {
      const angle = ((at + 0.5) * 2 * Math.PI) / count;
      const point = { x: degrees * Math.cos(angle), y: degrees * Math.sin(angle) };
      const db = Math.max(0, Math.round(normalSensitivity(point, 'OD', 62) - loss));
      writeCentered(sheet, String(db), 297 + point.x * 9, 380 - point.y * 9, 8);
    }
  }
  return sheet;
}
