import { describe, expect, it } from 'vitest';
import { optionForEnter } from './optionForEnter.ts';

const zhao = { id: '1', label: 'Zhao, Mei-Ling' };
const other = { id: '2', label: 'Zhao, Wei' };

describe('optionForEnter', () => {
  it('returns the only patient that was found [OUR-740]', () => {
    expect(optionForEnter(' zhao m ', { text: 'zhao m', options: [zhao] })).toBe(zhao);
  });

  it('returns nobody when several were found [OUR-740]', () => {
    expect(optionForEnter('zhao', { text: 'zhao', options: [zhao, other] })).toBeUndefined();
  });

  it('returns nobody when the text was changed since [OUR-740]', () => {
    expect(optionForEnter('zhao me', { text: 'zhao m', options: [zhao] })).toBeUndefined();
  });
});
