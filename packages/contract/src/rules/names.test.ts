import { expect, it } from 'vitest';
import { fullName } from './names.ts';

it.each([
  [{ first_name: 'Mei-Ling', last_name: 'Zhao' }, 'Zhao, Mei-Ling'],
  [{ first_name: null, last_name: 'Zhao' }, 'Zhao'],
  [{ first_name: 'Mei-Ling', last_name: '' }, 'Mei-Ling'],
  [{}, ''],
])('writes the family name first: %o [OUR-50]', (person, name) => {
  expect(fullName(person)).toBe(name);
});
