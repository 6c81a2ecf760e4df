import { expect, it } from 'vitest';
import { plan } from './plan.ts';

const NONE = { chosen: [], skipped: [] };
const NO_TESTS = { unit: NONE, components: NONE, server: NONE, stories: NONE };

it('runs types and lint alone when no test is affected', () => {
  const phases = plan({ changed: ['README.md'], tests: NO_TESTS, journeys: [], databaseUrl: undefined });
  expect(phases.flat().map(({ name }) => name)).toEqual(['types', 'lint, format, imports, locales']);
});

it('builds what the tests need beside types and lint, and quotes file names', () => {
  const stories = { chosen: ['packages/ui/src/My Button/Button.stories.tsx'], skipped: [] };
  const unit = { chosen: ['packages/ui/src/a b.test.ts'], skipped: [] };
  const [first, ...more] = plan({
    changed: ['packages/ui/src/a b.ts'],
    tests: { ...NO_TESTS, unit, stories },
    journeys: ['tests/e2e/sign-in.spec.ts'],
    databaseUrl: 'postgres://x',
  });
  expect(first!.map(({ name }) => name)).toEqual([
    'types',
    'lint, format, imports, locales',
    'build the chosen stories',
    'build the app',
  ]);
  expect(first![1]!.run).toContain('"packages/ui/src/a b.ts"');
  expect(more.flat().map(({ name }) => name)).toEqual(['unit tests', 'stories', 'journeys']);
  expect(more.flat()[0]!.run).toContain('"packages/ui/src/a b.test.ts"');
  expect(more.flat().at(-1)!.env).toEqual({ TEST_DATABASE_URL: 'postgres://x' });
});
