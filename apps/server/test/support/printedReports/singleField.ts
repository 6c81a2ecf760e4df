import { gridOf } from '@isopter/clinical/perimetry';
import { drawGrayScale, drawNumbers, drawProbabilities, printedThreshold } from './plots.ts';
import type { SampleField } from './sampleField.ts';
import { emptySheet, type Sheet, write } from './sheet.ts';

/** Sample patient and catch trials that the sheets print. */
export const PRINTED = {
  name: 'Sample, Petra',
  birthDay: '1962-03-14',
  id: 'S-4711',
  day: '2024-02-20',
  time: '10:15',
  fixationLosses: [2, 14],
  falsePositives: 3,
  falseNegatives: 7,
  pupil: 4.2,
} as const;

/** The mean deviation from which on no pattern deviation is printed. */
const NO_PATTERN = -20;

/** Draws a single field analysis as Humphrey field analyzers print it. */
export function singleField(field: SampleField): Sheet {
  const sheet = emptySheet();
  const { program, eye } = field;
  const { spacing } = gridOf(program, eye);
  const axes = program === '10-2' ? 10 : 30;
  write(sheet, 'Single Field Analysis', 40, 30, 13);
  write(sheet, `Eye: ${eye === 'OD' ? 'Right' : 'Left'}`, 480, 30, 11);
  write(sheet, `Patient: ${PRINTED.name}`, 40, 50);
  write(sheet, 'Date of Birth: Mar 14, 1962', 40, 63);
  write(sheet, `Patient ID: ${PRINTED.id}`, 40, 76);
  write(sheet, `Central ${program} Threshold Test`, 40, 100, 11);
  const rows = [
    ['Fixation Monitor: Gaze/Blind Spot', 'Stimulus: III, White', `Date: Feb 20, 2024`],
    ['Fixation Target: Central', 'Background: 31.5 asb', `Time: ${PRINTED.time} AM`],
    [`Fixation Losses: ${PRINTED.fixationLosses.join('/')}`, 'Strategy: SITA Standard', 'Age: 61'],
    [`False POS Errors: ${PRINTED.falsePositives} %`, `Pupil Diameter: ${PRINTED.pupil} mm`],
    [`False NEG Errors: ${PRINTED.falseNegatives} %`, 'Visual Acuity: 20/25'],
    ['Test Duration: 05:21', 'Rx: +1.25 DS -0.50 DC X 90'],
    ['Fovea: 34 dB'],
  ];
  rows.forEach((row, at) => row.forEach((text, column) => write(sheet, text, 40 + column * 190, 120 + at * 12)));
  const scale = 6 / spacing;
  drawNumbers(sheet, field, { x: 200, y: 310, perDegree: (17.63 / 6) * scale, size: 8.5, axes }, printedThreshold);
  drawGrayScale(sheet, field, { x: 430, y: 310, perDegree: 2.4 * scale, size: 8 }, spacing);
  write(sheet, `MD: ${field.md.toFixed(2)} dB P < 0.5%`, 445, 470);
  write(sheet, `PSD: ${field.psd.toFixed(2)} dB P < 0.5%`, 445, 484);
  if (program !== '10-2') write(sheet, `VFI: ${field.vfi}%`, 445, 456);
  const deviations = { y: 510, perDegree: (11.81 / 6) * scale, size: 6.5, axes };
  write(sheet, 'Total Deviation', 110, 430);
  drawNumbers(sheet, field, { ...deviations, x: 140 }, ({ td, isBlindSpot }) => (isBlindSpot ? undefined : String(td)));
  drawProbabilities(sheet, field, { ...deviations, x: 140, y: 670 });
  write(sheet, 'Pattern Deviation', 290, 430);
  if (field.md > NO_PATTERN) {
    drawNumbers(sheet, field, { ...deviations, x: 324 }, ({ pd, isBlindSpot }) =>
      isBlindSpot ? undefined : String(pd),
    );
    drawProbabilities(sheet, field, { ...deviations, x: 324, y: 670 });
  } else {
    write(sheet, 'MD Threshold exceeded.', 280, 500);
    write(sheet, 'See Total Deviation plot.', 280, 514);
  }
  write(sheet, 'Humphrey Field Analyzer 3 - 860', 380, 815, 7);
  return sheet;
}
