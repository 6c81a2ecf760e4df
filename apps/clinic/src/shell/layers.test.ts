import { readFileSync } from 'node:fs';
import { layers } from '@isopter/ui/theme';
import { expect, it } from 'vitest';

it('ranks the cascade layers before any style sheet is loaded, in the order of the theme', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  expect(page).toContain(`@layer ${Object.values(layers).join(', ')};`);
});
