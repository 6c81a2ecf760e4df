import { expect, it } from 'vitest';
import { worklistKeys } from './keys.ts';

const POOL = '6f1c9a52-93b7-4c55-8a5e-0f4f3c6f7b11';
const keys = (filter: object) => worklistKeys({ pacs_integration_device_pool: POOL, ...filter }, 'LANE1');

it('asks for names by the beginnings of their parts', () => {
  expect(keys({ patient_last_name: 'Mül' }).patient['PatientName']).toBe('Mül*');
  expect(keys({ patient_first_name: 'Än' }).patient['PatientName']).toBe('*^Än*');
  expect(keys({ patient_last_name: 'Mül', patient_first_name: 'Än' }).patient['PatientName']).toBe('Mül*^Än*');
  expect(keys({}).patient['PatientName']).toBe('');
});

it('lets nothing that was typed separate values, parts of a name or lines', () => {
  expect(keys({ patient_last_name: 'A\\B^C=D\u0000\nE' }).patient['PatientName']).toBe('A B C D E*');
  expect(keys({ patient_id: '1\\2' }).patient['PatientID']).toBe('1 2');
});

it.each([
  ['2026-11-01', '2026-11-30', '20261101-20261130'],
  ['2026-11-01', null, '20261101-'],
  [null, '2026-11-30', '-20261130'],
  ['2026-11-01', '2026-11-01', '20261101'],
  [null, null, ''],
])('asks for the days from %s to %s', (from, to, expected) => {
  const filter = { scheduled_procedure_step_start_date_from: from, scheduled_procedure_step_start_date_to: to };
  expect(keys(filter).step['ScheduledProcedureStepStartDate']).toBe(expected);
});

it('uses the AE title of the pool automatically, instead of the typed one', () => {
  const title = { scheduled_station_ae_title: 'OTHER' };
  expect(keys(title).step['ScheduledStationAETitle']).toBe('OTHER');
  expect(keys({ ...title, scheduled_station_ae_title_auto: true }).step['ScheduledStationAETitle']).toBe('LANE1');
});
