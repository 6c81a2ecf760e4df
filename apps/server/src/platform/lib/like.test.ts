import { expect, it } from 'vitest';
import { beginningWith, containing, endingWith, exactly } from './like.ts';

it('escapes wildcards', () => {
  expect(exactly('50%_\\')).toBe('50\\%\\_\\\\');
  expect(containing('50%')).toBe('%50\\%%');
  expect(beginningWith('a_')).toBe('a\\_%');
  expect(endingWith('_a')).toBe('%\\_a');
});
