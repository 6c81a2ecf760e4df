import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Maria del Rey', 'MR'],
    ['  élodie   moreau ', 'ÉM'],
    ['Cher', 'C'],
    ['', ''],
    ['محمد علي', 'مع'],
    ['नेहा शर्मा', 'नेश'],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name, 'en')).toBe(letters);
  });
  it('follow the language when capitalized', () => {
    expect(initials('irem', 'tr')).toBe('İ');
  });
});
