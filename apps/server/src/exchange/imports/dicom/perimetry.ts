import { STIMULUS_SIZES, type StimulusSize } from '@isopter/contract';
import type { DataSet } from 'dicom-parser';
import { GOLDMANN_DIAMETERS, VISUAL_FIELD_INDEX } from '../../../platform/dicom/perimetryCodes.ts';
import type { CatchTrials, ReadField, ReadReport } from '../reading/readReport.ts';
import { eyeOf, measuredPoints, normalsOf, programOf, thresholdsAt } from './field.ts';
import { identityOf } from './identity.ts';
import { DicomError } from './problem.ts';
import { asciiOf, dayOf, firstOf, itemsOf, numberOf, stringOf } from './values.ts';

/** Tolerated deviation of a diameter from a Goldmann size: each is twice the one before. */
const SIZE_TOLERANCE = 0.2;

/** The strategy by its name in the standard, without the words around it: `SITA-Standard`. */
function strategyOf(data: DataSet): string | null {
  const names = itemsOf(data, 'x00400260').flatMap((item) => stringOf(item, 'x00080104', data) ?? []);
  const name = names.find((one) => !/pattern/i.test(one));
  return name?.replace(/^Visual Field /i, '').replace(/ Test Strategy$/i, '') ?? null;
}

function sizeOf(data: DataSet): StimulusSize | null {
  const area = numberOf(data, 'x00240025', 'FL');
  if (area === null || area <= 0) return null;
  const diameter = 2 * Math.sqrt(area / Math.PI);
  const size = GOLDMANN_DIAMETERS.findIndex((one) => Math.abs(diameter / one - 1) <= SIZE_TOLERANCE);
  return STIMULUS_SIZES[size] ?? null;
}

/** Catch trials of a kind; `null` where the object has neither numbers nor a share of them. */
function trials(count: number | null, of: number | null, percent: number | null): CatchTrials | null {
  const isCounted = count !== null && of !== null && of > 0 && count <= of;
  if (!isCounted && percent === null) return null;
  return {
    count: isCounted ? count : null,
    of: isCounted ? of : null,
    rate: percent === null ? count! / of! : Math.round(percent * 100) / 10_000,
  };
}

const whole = (from: DataSet | undefined, tag: string): number | null => numberOf(from, tag, 'US');

function reliabilityOf(data: DataSet): ReadField['reliability'] {
  const [fixation, catches] = [firstOf(data, 'x00240032'), firstOf(data, 'x00240034')];
  const share = (tag: string) => numberOf(catches, tag, 'FL');
  return {
    fixationLosses: trials(whole(fixation, 'x00240036'), whole(fixation, 'x00240035'), null),
    falseNegatives: trials(whole(catches, 'x00240050'), whole(catches, 'x00240048'), share('x00240046')),
    falsePositives: trials(whole(catches, 'x00240060'), whole(catches, 'x00240056'), share('x00240054')),
  };
}

/** Two decimals, as the indices of a field are printed. */
const rounded = (value: number | null): number | null => value && Math.round(value * 100) / 100;

function indicesOf(data: DataSet): ReadField['printedIndices'] {
  const normals = normalsOf(data);
  const vfi = itemsOf(data, 'x00240320')
    .flatMap((item) => firstOf(item, 'x00240325') ?? [])
    .find((item) => asciiOf(firstOf(item, 'x0040a043'), 'x00080100') === VISUAL_FIELD_INDEX[0]);
  return {
    md: rounded(numberOf(normals, 'x00240066', 'FL')),
    psd: rounded(numberOf(normals, 'x00240068', 'FL')),
    vfi: rounded(numberOf(vfi, 'x0040a30a', 'DS')),
    ms: rounded(numberOf(data, 'x00240070', 'FL')),
    slv: null,
  };
}

/** Tags of the time of the test: acquisition, then series, then visit. */
const WHEN = ['x0008002a', 'x00080022', 'x00080021', 'x00080020', 'x00080023'];

/** The day of an object's test. */
export const testDayOf = (data: DataSet, today: string): string | null =>
  WHEN.map((tag) => dayOf(asciiOf(data, tag), today)).find((day) => day !== null) ?? null;

/** The device that measured. */
export const deviceOf = (data: DataSet): ReadReport['device'] => ({
  manufacturer: stringOf(data, 'x00080070'),
  model: stringOf(data, 'x00081090'),
});

/**
 * Reads an Ophthalmic Visual Field Static Perimetry Measurements object (PS3.3, A.69).
 * @throws DicomError where it has no field of an eye
 */
export function readPerimetry(data: DataSet, today: string): ReadReport {
  const [eye, points] = [eyeOf(data), measuredPoints(data)];
  if (eye === null || points.length === 0) throw new DicomError('noField');
  const program = programOf(data, eye, points);
  const found = program && thresholdsAt(program, eye, points);
  const day = testDayOf(data, today);
  const field: ReadField = {
    pageId: 1,
    eye,
    examinedAt: day === null ? null : { day, time: null },
    program,
    strategy: strategyOf(data),
    stimulusSize: sizeOf(data),
    pupilDiameter: null,
    printedIndices: indicesOf(data),
    reliability: reliabilityOf(data),
    thresholds: found?.thresholds ?? [],
    checks: found?.checks ?? [],
  };
  return {
    ...identityOf(data, today),
    device: deviceOf(data),
    group: 'PERIMETRY',
    protocol: program,
    testDate: day,
    isWhole: found?.checks.every(({ passed }) => passed) ?? false,
    fields: [field],
  };
}
