import { globSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, journeysFor, SMOKE } from '../../tests/e2e/features.ts';

describe('the table of features', () => {
  it('lists every spec', () => {
    const specs = globSync('tests/e2e/*.spec.ts').map((file) => basename(file));
    expect(Object.keys(FEATURES).toSorted()).toEqual(specs.toSorted());
  });

  it('names only folders that exist', () => {
    const missing = Object.values(FEATURES)
      .flat()
      .filter((folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory());
    expect(missing).toEqual([]);
  });
});

describe('journeysFor', () => {
  const smoke = SMOKE.map((spec) => `tests/e2e/${spec}`).toSorted();

  it.each([
    ['a screen', ['apps/clinic/src/features/wall/Wall.tsx'], ['tests/e2e/wall.spec.ts']],
    [
      'a folder of the server',
      ['apps/server/src/clinic/bundles/start.ts'],
      ['tests/e2e/bundle-gone.spec.ts', 'tests/e2e/bundle.spec.ts', 'tests/e2e/bundles-made.spec.ts'],
    ],
    ['a spec', ['tests/e2e/undo.spec.ts'], ['tests/e2e/undo.spec.ts']],
    ['a folder whose name begins like another', ['apps/clinic/src/lib/platform/keyboardOfOthers/x.ts'], smoke],
    ['code that no spec claims', ['apps/server/src/edge/main.ts'], smoke],
    ['code that the journeys share', ['tests/e2e/system.ts'], smoke],
    ['a unit test', ['apps/clinic/src/features/wall/rules.test.ts'], []],
    ['a story', ['apps/clinic/src/features/wall/Wall.stories.tsx'], []],
    ['a document', ['docs/architecture.md', 'README.md'], []],
  ])('selects the journeys of %s', (_what, changed, selected) => {
    expect(journeysFor(changed)).toEqual(selected);
  });

  it('selects each spec once for several files', () => {
    const changed = ['apps/clinic/src/features/wall/a.ts', 'packages/monitor-charts/src/wall/b.ts'];
    expect(journeysFor(changed)).toEqual(['tests/e2e/wall.spec.ts']);
  });
});
