import { describe, expect, it } from 'vitest';
import { invitationRefusals, inviteeWrite, NOTHING_TYPED } from './rules.ts';

describe('an invitation', () => {
  it('needs all its fields', () => {
    const kinds = Object.values(invitationRefusals(NOTHING_TYPED)).map(({ kind }) => kind);
    expect(kinds).toEqual(['required', 'required', 'required', 'required', 'required']);
  });

  it('is sent without white space around it, to an address in lower case', () => {
    const values = {
      first_name: ' Nina ',
      last_name: 'Okoye',
      email: ' Nina@Lakeside.Example ',
      offices: ['a'],
      group: 'DOCTOR',
    } as const;
    expect(invitationRefusals(values)).toEqual({});
    expect(inviteeWrite(values)).toEqual({
      first_name: 'Nina',
      last_name: 'Okoye',
      email: 'nina@lakeside.example',
      offices: ['a'],
      groups: ['DOCTOR'],
    });
  });
});
