import type { WorkItem } from '@isopter/contract';
import { WorkItem as Schema } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import {
  ADDITIONAL,
  APART,
  BASIC,
  basicFields,
  furtherFields,
  readableName,
  shownValue,
  valueText,
} from './details.ts';

const ITEM: WorkItem = { id: '0a000000-0000-4000-8000-000000000001', status: 'Success', can_create_patient: true };

describe('a field of DICOM nobody labelled', () => {
  it.each([
    ['requested_procedure_id', 'Requested procedure ID'],
    ['RequestedProcedureID', 'Requested procedure ID'],
    ['SOPInstanceUID', 'SOP instance UID'],
    ['patient_weight', 'Patient weight'],
    ['x', 'X'],
    ['', ''],
  ])('%s is read as %s', (name, read) => {
    expect(readableName(name)).toBe(read);
  });

  it.each([
    [' 82 kg ', '82 kg'],
    [0, '0'],
    [false, 'false'],
    [['a', null, 'b'], 'a; b'],
    [[{ CodeValue: '92083', CodeMeaning: 'Visual field' }], 'Code value: 92083, Code meaning: Visual field'],
    [null, ''],
    [{ CodeValue: '' }, ''],
  ])('holding %j says %j', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});

describe('the fields of a work item', () => {
  it('that the PACS sent beside are listed, empty ones are not (of ENT-41)', () => {
    expect(furtherFields({ ...ITEM, patient_weight: '82', pregnancy_status: '', study_id: 'S1' })).toEqual([
      'patient_weight',
    ]);
  });
  it('are all shown but those the screen goes by (of PACS-01)', () => {
    expect([...BASIC, ...ADDITIONAL, ...APART].toSorted()).toEqual(Object.keys(Schema.shape).toSorted());
  });
});

describe('the other groups of a name', () => {
  const named: WorkItem = { ...ITEM, patient_name: 'Yamada^Tarou', patient_name_ideographic: '山田^太郎' };
  it('are shown of an item that has them [OUR-730]', () => {
    expect(basicFields(ITEM)).not.toContain('patient_name_ideographic');
    expect(basicFields(named)).toContain('patient_name_ideographic');
    expect(basicFields(named)).not.toContain('patient_name_phonetic');
    expect(shownValue(named, 'patient_name_ideographic', { disable_pi: false })).toBe('山田 太郎');
    expect(shownValue(named, 'patient_name_ideographic', { disable_pi: true })).toBe('');
  });
});

describe('a field with a label', () => {
  const SHOWN: WorkItem = {
    ...ITEM,
    patient_name: 'Okafor^Adaeze',
    patient_birth_date: '19610314',
    study_datetime: '20261120094107',
    referring_physician_name: 'Dahl^Henrik',
    study_id: 'S^1',
  };
  it.each([
    ['patient_name', 'Okafor, Adaeze'],
    ['patient_birth_date', '03/14/1961'],
    ['study_datetime', '11/20/2026 09:41:07'],
    ['referring_physician_name', 'Dahl, Henrik'],
    ['study_id', 'S^1'],
    ['modality', ''],
  ] as const)('%s says %j', (field, text) => {
    expect(shownValue(SHOWN, field, { disable_pi: false })).toBe(text);
  });
  it('tells no name where names are hidden (of PAT-13)', () => {
    expect(shownValue(SHOWN, 'patient_name', { disable_pi: true })).toBe('');
    expect(shownValue(SHOWN, 'patient_birth_date', { disable_pi: true })).toBe('1961');
  });
});
