import { expect, it } from 'vitest';
import { isSource } from './sources.ts';

it.each([
  ['apps/clinic/src/main.tsx', true],
  ['packages/ui/src/theme/styles.ts', true],
  ['package-lock.json', true],
  ['packages/ui/dist/theme/styles.js', false],
  ['apps/clinic/.cache/x', false],
  ['apps/server/src/edge/main.ts', false],
  ['docs/architecture.md', false],
])('decides whether a change of %s rebuilds the app', (file, isOne) => {
  expect(isSource(file)).toBe(isOne);
});
