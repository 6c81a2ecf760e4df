import { expect, it } from 'vitest';
import { accountRefusals, accountWrite, NOTHING_TYPED } from './account.ts';

const VALUES = {
  name: ' Bayside Optics ',
  first_name: 'Nora',
  last_name: ' Vance',
  username: 'nora.vance ',
  email: ' Nora@Bayside.Example ',
  waggoner_module: false,
};

it('needs all that is typed, and an e-mail that may be one [SUP-03]', () => {
  const required = { kind: 'required' };
  expect(accountRefusals(NOTHING_TYPED)).toEqual({
    name: required,
    first_name: required,
    last_name: required,
    username: required,
    email: required,
  });
  expect(accountRefusals({ ...VALUES, email: 'nora@bay' })).toEqual({ email: { kind: 'invalidEmail' } });
  expect(accountRefusals(VALUES)).toEqual({});
});

it('is sent without white space around it, to an address in lower case [SUP-03]', () => {
  expect(accountWrite(VALUES)).toEqual({
    name: 'Bayside Optics',
    user: { first_name: 'Nora', last_name: 'Vance', username: 'nora.vance', email: 'nora@bayside.example' },
    waggoner_module: false,
  });
});
