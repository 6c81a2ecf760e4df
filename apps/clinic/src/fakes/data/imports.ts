import { gridOf } from '@isopter/clinical/perimetry';
import type { ImportItem } from '@isopter/contract';
import { PATIENT } from './form.ts';
import { HUMPHREY, SOURCE_FACTS } from './sourceFacts.ts';

const { points, blind_spot } = gridOf('24-2', 'OD');

/** A field of the right eye on the first page, by a report that names the sample patient. */
export const READ: NonNullable<ImportItem['extracted_data']> = {
  identity: { name: 'OKAFOR, ADAEZE', birth_date: '1961-03-14', patient_id: 'A-20418' },
  device: HUMPHREY,
  eyes: [{ eye: 'OD', ...SOURCE_FACTS, failed_checks: [] }],
  thresholds: points.map(({ x, y }, index) => ({
    page_id: 1,
    index,
    eye: 'OD',
    x,
    y,
    value: 30 - Math.round(Math.hypot(x, y) / 6),
    is_blind_spot: blind_spot.some((one) => one.x === x && one.y === y),
  })),
};

/** An import of the sample patient: read, with every value sure, unless something else is said. */
export const sampleImport = (number: number, more: Partial<ImportItem> = {}): ImportItem => ({
  upload_id: `9e000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  patient: PATIENT.id,
  test_report: `field ${number}.pdf`,
  created: '2026-11-20T09:00:00Z',
  group: 'PERIMETRY',
  protocol: '24-2',
  test_date: '2026-03-14',
  extraction_status: 'SUCCEEDED',
  extraction_verified: false,
  has_extracted_report: true,
  low_confidence_sensitivities: [],
  extracted_data: READ,
  version: 0,
  ...more,
});

/** Nothing of it was read. */
export const NOT_READ = sampleImport(5, {
  extraction_status: 'FAILED',
  group: null,
  protocol: null,
  test_date: null,
  has_extracted_report: false,
  extracted_data: null,
  error: 'The report could not be read.',
});

/** One import in each state: waiting, being read, read, in need of review, not read, and verified. */
export const IMPORTS: readonly ImportItem[] = [
  sampleImport(1, {
    extraction_status: 'NOT_STARTED',
    group: null,
    protocol: null,
    test_date: null,
    has_extracted_report: false,
    extracted_data: null,
  }),
  sampleImport(2, {
    extraction_status: 'IN_PROGRESS',
    group: null,
    protocol: null,
    test_date: null,
    has_extracted_report: false,
    extracted_data: null,
  }),
  sampleImport(3),
  sampleImport(4, {
    extraction_status: 'FAILED',
    test_date: null,
    low_confidence_sensitivities: [
      { page_id: 1, index: 3, value: 27 },
      { page_id: 1, index: 17, value: null },
    ],
  }),
  NOT_READ,
  sampleImport(6, { extraction_verified: true }),
];
