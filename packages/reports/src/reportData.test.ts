import { describe, expect, it } from 'vitest';
import { about, after, FINISHED, reportOptions } from './fakes/index.ts';
import { drawReport, readReportData, type ReportData, withPerson, writeReportData } from './reportData.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const nameless = { ...about, patient: { ...about.patient, name: '', dateOfBirth: '', age: null } };
const dataOf = (finished: (typeof FINISHED)[number]): ReportData => ({
  ...after(finished),
  about: nameless,
  options: reportOptions,
});
const [field] = FINISHED;

describe('the data of a report', () => {
  it.each(FINISHED.map((one) => [one.name, one] as const))(
    'are drawn the same after the network: %s (of OUR-666)',
    (_, one) => {
      const data = dataOf(one);
      const read = readReportData(writeReportData(data));
      expect(drawReport(read, NOW)).toEqual(drawReport(data, NOW));
    },
  );

  it('have nothing of the stored test but what a report is drawn from (of OUR-666)', () => {
    const data = dataOf(field!);
    const row = {
      ...data.test.row,
      visitHost: 'secret.example',
      options: { ...data.test.row.options, home_pin: '1234' },
    };
    const text = writeReportData({ ...data, test: { ...data.test, row } });
    expect(text).not.toMatch(/secret\.example|home_pin|1234/);
  });

  it('take a name, a date of birth and the age on the day of each test (of OUR-666)', () => {
    const data = withPerson(dataOf(field!), { first_name: 'Adaeze', last_name: 'Okafor', date_of_birth: '1961-11-20' });
    expect(data.about.patient).toMatchObject({ name: 'Okafor, Adaeze', dateOfBirth: '11/20/1961', age: 65 });
    expect([data.test.age, data.test.earlier?.[0]?.age]).toEqual([65, 63]);
    expect(drawReport(data, NOW)?.pages.join()).toContain('Okafor, Adaeze');
  });

  it('take a name in local script, next to the Latin one [OUR-805]', () => {
    const person = { last_name: 'Yamada', first_name: 'Tarou', ideographic_name: '山田^太郎' };
    const data = withPerson(dataOf(field!), person);
    expect(data.about.patient).toMatchObject({ name: 'Yamada, Tarou', localName: '山田 太郎' });
    expect(drawReport(data, NOW)?.pages.join()).toContain('山田 太郎');
    expect(drawReport(withPerson(dataOf(field!), person, false), NOW)?.pages.join()).not.toContain('山田');
  });

  it('take an ID number, which stands for a missing name [OUR-688]', () => {
    const data = dataOf(field!);
    const number = { patient_id_number: 'A-20418' };
    expect(withPerson(data, { ...number, last_name: 'Okafor' }).about.patient).toMatchObject({
      name: 'Okafor',
      patientId: 'A-20418',
    });
    expect(withPerson(data, number).about.patient).toMatchObject({ name: 'A-20418', patientId: 'A-20418' });
  });

  it('have the ID number and the year of birth where personal data are kept out [OUR-688] (of PAT-13)', () => {
    const person = { last_name: 'Okafor', date_of_birth: '1961-11-20', patient_id_number: 'A-20418' };
    const data = withPerson(dataOf(field!), person, false);
    expect(data.about.patient).toMatchObject({ name: 'A-20418', dateOfBirth: '1961', age: 65 });
    expect(drawReport(data, NOW)?.pages.join()).not.toContain('Okafor');
  });

  it('keep the ID number if the name could not be decrypted (of OUR-666)', () => {
    const data = dataOf(field!);
    const numbered = { ...data, about: { ...nameless, patient: { ...nameless.patient, name: 'A-20418' } } };
    expect(withPerson(numbered, {}).about.patient).toMatchObject({ name: 'A-20418', age: null, dateOfBirth: '' });
  });
});
