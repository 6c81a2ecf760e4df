import { describe, expect, it } from 'vitest';
import { type ShownFields, unitText } from './unitText.ts';

interface Values {
  groups: readonly string[];
  offices: readonly string[];
  isPinOn: boolean;
  pin: string;
}

const VALUES: Values = { groups: ['ADMIN'], offices: ['North'], isPinOn: true, pin: '1234' };
const fields: ShownFields<Values> = {
  groups: { label: 'Groups', with: ['offices'] },
  offices: { label: 'Offices', text: ({ offices }) => offices.join() },
  isPinOn: { label: 'PIN', text: (_, owner) => (owner === 'mine' ? 'Your PIN' : 'Another PIN'), with: ['pin'] },
};

describe('the text of fields that are chosen together [OUR-552]', () => {
  it('contains the fields that follow the first one', () => {
    expect(unitText(['groups', 'offices'], fields, VALUES, 'mine')).toBe('ADMIN\nOffices: North');
    expect(unitText(['groups', 'offices'], fields, { ...VALUES, offices: [] }, 'mine')).toBe('ADMIN');
  });

  it('names a secret by its owner', () => {
    expect(unitText(['isPinOn', 'pin'], fields, VALUES, 'mine')).toBe('Your PIN');
    expect(unitText(['isPinOn', 'pin'], fields, VALUES, 'theirs')).toBe('Another PIN');
  });
});
