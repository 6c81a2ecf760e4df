import { expect, it } from 'vitest';
import { isolate } from './isolate.ts';

it('keeps the order of a program or date inside right-to-left text [I18N-03]', () => {
  expect(isolate('24-2', 'rtl')).toBe('\u206624-2\u2069');
  expect(isolate('24-2', 'ltr')).toBe('24-2');
});
