import { expect, it } from 'vitest';
import { namelessItem, workItemOf } from './workItem.ts';

it('names the values of an item as the contract does, those of its procedure step and codes among them (of ENT-41)', () => {
  const elements = {
    _vrMap: { PatientName: 'PN' },
    SpecificCharacterSet: 'ISO_IR 192',
    PatientName: [{ Alphabetic: 'Müller^Änne', Ideographic: 'x' }],
    PatientID: 'PID-1',
    PatientBirthDate: '19510304',
    AdmissionID: '',
    StudyInstanceUID: '1.2.3',
    StudyDate: '20261120',
    StudyTime: '0930',
    RequestedProcedureCodeSequence: [{ CodeValue: 'VF', CodingSchemeDesignator: 'L', CodeMeaning: 'Field' }],
    '00091001': 'private',
    ScheduledProcedureStepSequence: [
      {
        Modality: 'OPV',
        ScheduledStationAETitle: 'LANE1',
        ScheduledProcedureStepStartDate: '20261120',
        ScheduledProcedureStepStartTime: '093015.5',
        ScheduledProtocolCodeSequence: [{ CodeValue: 'VF242', CodeMeaning: 'Visual field 24-2' }],
      },
    ],
  };
  expect(workItemOf(elements, 'Warning', 'why')).toEqual({
    status: 'Warning',
    status_details: 'why',
    texts: {
      patient_name: 'Müller^Änne',
      patient_id: 'PID-1',
      patient_birth_date: '1951-03-04',
      study_instance_uid: '1.2.3',
      study_datetime: '2026-11-20T09:30:00',
      requested_procedure_code: 'Field',
      modality: 'OPV',
      scheduled_station_ae_title: 'LANE1',
      scheduled_protocol_code: 'Visual field 24-2',
      scheduled_procedure_step_start_datetime: '2026-11-20T09:30:15',
    },
    names: { patient_name: 'Müller^Änne=x' },
    codes: { procedure: [['VF', 'L', 'Field']], protocol: [] },
  });
});

it('keeps all parts and groups of a name [OUR-451]', () => {
  const { names } = workItemOf(
    {
      PatientName: [{ Alphabetic: 'Yamada^Tarou^J^Dr.^III', Ideographic: '山田^太郎', Phonetic: 'やまだ^たろう' }],
      ReferringPhysicianName: [{ Alphabetic: 'Weiß^Anna', Ideographic: '', Phonetic: '' }],
      RequestingPhysician: [{ Phonetic: 'たなか' }],
    },
    'Success',
    null,
  );
  expect(names).toEqual({
    patient_name: 'Yamada^Tarou^J^Dr.^III=山田^太郎=やまだ^たろう',
    referring_physician_name: 'Weiß^Anna',
    requesting_physician: '==たなか',
  });
});

it('has no name of the patient if names are not stored (of PAT-13)', () => {
  const item = workItemOf(
    { PatientName: [{ Alphabetic: 'A^B' }], ReferringPhysicianName: [{ Alphabetic: 'C' }] },
    'Success',
    null,
  );
  expect(namelessItem(item)).toMatchObject({
    texts: { referring_physician_name: 'C' },
    names: { referring_physician_name: 'C' },
  });
  expect(JSON.stringify(namelessItem(item))).not.toContain('A^B');
});

const textsOf = (elements: object) => workItemOf(elements as Record<string, unknown>, 'Success', null).texts;

it('leaves invalid dates and times as they were sent', () => {
  expect(textsOf({ PatientBirthDate: '1951' })).toEqual({ patient_birth_date: '1951' });
  expect(textsOf({ StudyDate: '20261120', StudyTime: 'noon' })).toEqual({ study_datetime: '2026-11-20 noon' });
  expect(textsOf({ StudyTime: '0930' })).toEqual({ study_datetime: '0930' });
});

it('shows a name in ideographs if it has no letters', () => {
  expect(textsOf({ PatientName: [{ Ideographic: '山田^太郎' }] })).toEqual({ patient_name: '山田^太郎' });
});

it('limits the stored data of a PACS, and drops characters that no database accepts', () => {
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`Field${i}`, 'x']));
  expect(Object.keys(textsOf(many))).toHaveLength(100);
  expect(textsOf({ PatientComments: `a\u0000b${'c'.repeat(5000)}` })['patient_comments']).toMatch(/^abc{1022}$/);
  expect(textsOf({ PatientName: null, Allergies: undefined, StudyID: {} })).toEqual({});
});
