import { describe, expect, it } from 'vitest';
import { compare, type Comparable } from './compare.ts';

const ana: Comparable = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  date_of_birth: '1961-03-14',
  patient_id_number: 'A-1',
  gender: { name: 'Female' },
  phone: '+12025550134',
  email: null,
};
const likenesses = (other: Comparable, disable_pi = false) =>
  Object.fromEntries(compare(ana, other, { disable_pi }).map(({ fact, likeness }) => [fact, likeness]));

describe('two records that may be of one person', () => {
  it('are compared fact by fact, and what either lacks is not called the same [OUR-56]', () => {
    expect(
      likenesses({ ...ana, first_name: 'ANA', patient_id_number: 'A-2', phone: '+1 202 555 0134', email: 'a@b.c' }),
    ).toEqual({
      last_name: 'same',
      first_name: 'same',
      date_of_birth: 'same',
      patient_id_number: 'differs',
      gender: 'same',
      phone: 'same',
      email: 'unknown',
    });
    expect(likenesses({ ...ana, gender: null })).toMatchObject({ gender: 'unknown' });
  });

  it('are compared without names, by the year of birth, where names are hidden [PAT-13]', () => {
    const found = likenesses({ ...ana, date_of_birth: '1961-01-01', first_name: 'Eva' }, true);
    expect(found).toMatchObject({ date_of_birth: 'same' });
    expect(found).not.toHaveProperty('first_name');
  });

  it('are compared by the name in local script only where one of them has it [OUR-805]', () => {
    const local = { ...ana, ideographic_name: '山田^太郎' };
    expect(likenesses(local)).toMatchObject({ ideographic_name: 'unknown' });
    expect(likenesses(local)).not.toHaveProperty('phonetic_name');
    expect(likenesses(local, true)).not.toHaveProperty('ideographic_name');
    const compared = compare(local, { ...ana, ideographic_name: '山田^太郎 ' }, { disable_pi: false });
    expect(compared).toContainEqual({ fact: 'ideographic_name', likeness: 'same' });
  });

  it('takes an id number as the same however it is set apart, as the duplicate check does (of OUR-691)', () => {
    const [one, other] = ['A-17 240', 'a17240'].map((patient_id_number) => ({ ...ana, patient_id_number }));
    expect(compare(one!, other!, { disable_pi: false })).toContainEqual({
      fact: 'patient_id_number',
      likeness: 'same',
    });
  });
});
