import { gridOf } from '@isopter/clinical/perimetry';
import type { ReadCheck, ReadReport } from '../../../src/exchange/imports/reading/readReport.ts';

interface Wishes {
  name?: string | null;
  birthDate?: string | null;
  patientId?: string | null;
  /** Places of thresholds that are not sure. */
  unsure?: readonly number[];
  failed?: Pick<ReadCheck, 'rule' | 'detail'>;
}

const printed = (value: string | null) => value && { value, confidence: 100 };

/** The reading of a Humphrey report: a 24-2 of a right eye. */
export function readReportOf({
  name = 'O’Neil-Müller, Zoë',
  birthDate = '1951-03-04',
  patientId = 'A-0042',
  unsure = [],
  failed,
}: Wishes): ReadReport {
  const { points, blind_spot } = gridOf('24-2', 'OD');
  const thresholds = points.map(({ x, y }, index) => ({
    pageId: 1,
    index,
    eye: 'OD' as const,
    x,
    y,
    db: 30 - Math.round(Math.hypot(x, y) / 6),
    isSure: !unsure.includes(index),
    confidence: unsure.includes(index) ? 40 : 100,
    isBlindSpot: blind_spot.some((one) => one.x === x && one.y === y),
    box: { x: 0.3, y: 0.3, width: 0.02, height: 0.01 },
  }));
  return {
    name: printed(name) || null,
    birthDate: printed(birthDate) || null,
    patientId: printed(patientId) || null,
    device: { manufacturer: 'Carl Zeiss Meditec', model: 'HFA 3' },
    group: 'PERIMETRY',
    protocol: '24-2',
    testDate: '2024-02-20',
    isWhole: true,
    fields: [
      {
        pageId: 1,
        eye: 'OD',
        examinedAt: { day: '2024-02-20', time: '10:15' },
        program: '24-2',
        strategy: 'SITA Standard',
        stimulusSize: 'III',
        pupilDiameter: 4.1,
        printedIndices: { md: -4.21, ms: null, psd: 2.1, slv: null, vfi: null },
        reliability: {
          fixationLosses: { count: 2, of: 14, rate: 2 / 14 },
          falsePositives: { count: null, of: null, rate: 0.03 },
          falseNegatives: null,
        },
        thresholds,
        checks: failed ? [{ ...failed, passed: false }] : [],
      },
    ],
  };
}
