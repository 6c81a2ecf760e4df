import { expect, it } from 'vitest';
import { matches } from './sandboxMatch.ts';

const ITEM = {
  status: 'Success',
  patient: { PatientName: 'Müller^Änne', PatientID: 'P.1' },
  step: { Modality: 'OPV', ScheduledProcedureStepStartDate: '20261120' },
} as const;
const ask = (patient: object, step: object = {}) =>
  matches({ ...patient, ScheduledProcedureStepSequence: [step] }, ITEM);

it('supports wildcards in names and numbers only', () => {
  expect(ask({})).toBe(true);
  expect(ask({ PatientName: [{ Alphabetic: 'mül*^ä*' }] })).toBe(true);
  expect(ask({ PatientName: 'M?ller^*' })).toBe(true);
  expect(ask({ PatientName: 'Mill*' })).toBe(false);
  expect(ask({ PatientID: 'P.1' })).toBe(true);
  expect(ask({ PatientID: 'P?2' })).toBe(false);
});

const on = (key: string) => ask({}, { ScheduledProcedureStepStartDate: key });

it('takes days from, to and between', () => {
  expect([on('20261120'), on('20261101-20261130'), on('20261120-'), on('-20261120')]).toEqual([true, true, true, true]);
  expect([on('20261121'), on('20261121-'), on('-20261119')]).toEqual([false, false, false]);
});

it('looks at the procedure step', () => {
  expect(ask({}, { Modality: 'OP?' })).toBe(true);
  expect(ask({}, { Modality: 'OP' })).toBe(false);
});
