import { describe, expect, it } from 'vitest';
import { differingFields } from './differingFields.ts';

describe('fields in which a body differs from the record', () => {
  it('leaves out the version and equal values', () => {
    expect(
      differingFields({ version: 3, name: 'Lane 1', city: 'Oslo' }, { version: 4, name: 'Lane 1', city: 'Bergen' }),
    ).toEqual(['city']);
  });

  it('compares ids with the object that the record shows', () => {
    const record = { gender: { id: 'f', name: 'Female' }, ethnicity: null };
    expect(differingFields({ gender_id: 'f', ethnicity_id: null }, record)).toEqual([]);
    expect(differingFields({ gender_id: 'm', ethnicity_id: 'e' }, record)).toEqual(['gender_id', 'ethnicity_id']);
  });

  it('ignores the order of lists, and does not tell null from nothing', () => {
    expect(differingFields({ offices: ['b', 'a'], phone: null }, { offices: ['a', 'b'], phone: undefined })).toEqual(
      [],
    );
  });

  it('never names fields that the record does not show', () => {
    expect(differingFields({ password: 'secret' }, { first_name: 'Ann' })).toEqual([]);
  });
});
