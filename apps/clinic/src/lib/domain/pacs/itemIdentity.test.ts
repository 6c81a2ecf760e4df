import { describe, expect, it } from 'vitest';
import { itemBirth, itemName } from './itemIdentity.ts';

const ITEM = { patient_name: 'Okafor^Adaeze', patient_id: 'A-20418', patient_birth_date: '19610314' };

const name = (item: object, disable_pi = false) => itemName({ patient_id: 'A-1', ...item }, { disable_pi });

describe('whom an item is for', () => {
  it('is said by name and birth, by id number and year where names are hidden (of PAT-13)', () => {
    expect([itemName(ITEM, { disable_pi: false }), itemBirth(ITEM, { disable_pi: false })]).toEqual([
      'Okafor, Adaeze',
      '03/14/1961',
    ]);
    expect([itemName(ITEM, { disable_pi: true }), itemBirth(ITEM, { disable_pi: true })]).toEqual(['A-20418', '1961']);
  });
  it('is not made up', () => {
    expect(itemName({ patient_name: null, patient_id: null }, { disable_pi: false })).toBeNull();
    expect(itemName({ patient_name: '', patient_id: 'A-1' }, { disable_pi: false })).toBe('A-1');
    expect(itemBirth({ patient_birth_date: null }, { disable_pi: false })).toBeNull();
    expect(itemBirth({ patient_birth_date: 'soon' }, { disable_pi: true })).toBeNull();
  });
  it('includes the ideographic name that the PACS sent [OUR-730]', () => {
    const ideographs = { patient_name_ideographic: '山田^太郎' };
    expect(name({ patient_name: 'Yamada^Tarou', ...ideographs })).toBe('Yamada, Tarou (山田 太郎)');
    expect(name({ patient_name: '山田^太郎', ...ideographs })).toBe('山田 太郎');
    expect(name({ patient_name: 'Yamada^Tarou', ...ideographs }, true)).toBe('A-1');
  });
});
