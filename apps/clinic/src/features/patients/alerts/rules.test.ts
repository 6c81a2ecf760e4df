import { TEXT_MAX } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { alertTextRefusal } from './rules.ts';

describe('the text of a new alert', () => {
  it('is required for a diagnosis only [OUR-760]', () => {
    expect(alertTextRefusal('DIAGNOSIS', ' ')).toEqual({ kind: 'required' });
    expect(alertTextRefusal('DIAGNOSIS', 'Glaucoma')).toBeNull();
    expect(alertTextRefusal('ALLERGY', '')).toBeNull();
    expect(alertTextRefusal(null, '')).toBeNull();
  });

  it('is refused if it is too long or has invisible characters [OUR-760]', () => {
    expect(alertTextRefusal('ALLERGY', 'x'.repeat(TEXT_MAX.alert + 1))).toMatchObject({ kind: 'maxLength' });
    expect(alertTextRefusal('ALLERGY', 'Lat\u202Eex')).toEqual({ kind: 'unprintable' });
  });
});
