import { expect, it } from 'vitest';
import { PATIENT } from '../../../fakes/data/form.ts';
import { ageQuery } from './knownAges.ts';

const DAYS = [
  { test: 'new', day: '2026-11-28' },
  { test: 'old', day: '2026-11-27' },
  { test: 'unborn', day: '1984-11-27' },
];
const born = { ...PATIENT, date_of_birth: '1984-11-28', age: 42 };

it('says the age on the day of each test of an encrypted patient, and nothing more than the age of others [OUR-445]', () => {
  expect(ageQuery({ ...born, is_encrypted: true }, DAYS)).toEqual({ age: '42', ages: 'new:42,old:41' });
  expect(ageQuery(born, DAYS)).toEqual({ age: '42' });
});

it('says nothing where nobody here has the key', () => {
  const locked = { ...PATIENT, is_encrypted: true, date_of_birth: null, age: null };
  expect(ageQuery(locked, DAYS)).toEqual({});
});
