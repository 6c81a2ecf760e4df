import { describe, expect, it } from 'vitest';
import { alikeOf, differences, type PersonFacts } from './resemblance.ts';

const ada: PersonFacts = {
  firstName: 'Ada',
  lastName: 'Okafor',
  dateOfBirth: '1961-03-04',
  genderId: 'f',
  patientIdNumber: 'A-20418',
  phone: '+15075550100',
  email: null,
};
const nobody: PersonFacts = {
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  genderId: null,
  patientIdNumber: null,
  phone: null,
  email: null,
};

describe('patients who may be one person [OUR-31]', () => {
  it.each([
    ['the same name and birthday', { firstName: 'ADA', lastName: 'Ókafor', dateOfBirth: '1961-03-04' }],
    ['names exchanged', { firstName: 'Okafor', lastName: 'Ada', dateOfBirth: '1961-03-04' }],
    ['day and month exchanged', { firstName: 'Ada', lastName: 'Okafor', dateOfBirth: '1961-04-03' }],
    ['another first name, the same phone', { lastName: 'Okafor', dateOfBirth: '1961-03-04', phone: '+15075550100' }],
    ['the same number, a name', { firstName: 'Ada', patientIdNumber: 'a20418' }],
  ])('are known by %s', (_, other) => expect(alikeOf(ada, [{ ...nobody, ...other }])).toHaveLength(1));

  it.each([
    ['a birthday alone', { firstName: 'Mia', lastName: 'Chen', dateOfBirth: '1961-03-04' }],
    ['a name alone', { firstName: 'Ada', lastName: 'Okafor', dateOfBirth: '1990-11-30' }],
    ['a phone alone', { phone: '+15075550100' }],
    ['nothing at all', {}],
  ])('are not known by %s', (_, other) => expect(alikeOf(ada, [{ ...nobody, ...other }])).toEqual([]));

  it('come with the most alike first, and with what they differ in', () => {
    const twin = { ...ada, patientIdNumber: 'B-7', genderId: null };
    const sister = { ...ada, firstName: 'Ida', patientIdNumber: null };
    expect(alikeOf(ada, [sister, twin])).toEqual([twin, sister]);
    expect(differences(ada, twin)).toEqual(['gender', 'patient_id_number']);
    expect(differences(ada, ada)).toEqual([]);
  });
});
