import { describe, expect, it } from 'vitest';
import { MOST, selectTests } from './select.ts';

const changed = ['apps/server/src/clinic/patients/rules.ts'];
const never = () => false;

describe('selectTests', () => {
  it('sorts the dependents of a change by kind, nearest first', () => {
    const distances = new Map([
      ['packages/ui/src/Far/Far.stories.tsx', 3],
      ['packages/ui/src/Near/Near.stories.tsx', 1],
      ['packages/ui/src/kit.test.ts', 1],
      ['packages/ui/src/Near/Near.test.tsx', 1],
      ['packages/ui/src/Near/Near.tsx', 0],
      ['tests/together/everyTest.test.ts', 2],
    ]);
    const { unit, components, server, stories } = selectTests(distances, ['packages/ui/src/Near/Near.tsx'], never);
    expect(unit.chosen).toEqual(['packages/ui/src/kit.test.ts']);
    expect(components.chosen).toEqual(['packages/ui/src/Near/Near.test.tsx']);
    expect(stories.chosen).toEqual(['packages/ui/src/Near/Near.stories.tsx', 'packages/ui/src/Far/Far.stories.tsx']);
    expect(server.chosen).toEqual(['tests/together/everyTest.test.ts']);
  });

  it('takes tests of the server that are near or make a changed call', () => {
    const distances = new Map([
      ['apps/server/src/clinic/tests/far.test.ts', 5],
      ['apps/server/src/clinic/tests/calls.test.ts', 5],
      ['apps/server/src/clinic/patients/rules.test.ts', 1],
    ]);
    const { server } = selectTests(distances, changed, (file) => file.endsWith('calls.test.ts'));
    expect(server.chosen).toEqual([
      'apps/server/src/clinic/patients/rules.test.ts',
      'apps/server/src/clinic/tests/calls.test.ts',
    ]);
    expect(server.skipped).toEqual([]);
  });

  it('prefers the folder of the change, and says what is left out', () => {
    const files = Array.from({ length: MOST.stories + 1 }, (_, i) => `packages/ui/src/A${i}/A.stories.tsx`);
    const own = 'packages/ui/src/Z/Z.features.stories.tsx';
    const distances = new Map([...files, own].map((file) => [file, 1]));
    const { stories } = selectTests(distances, ['packages/ui/src/Z/Z.tsx'], never);
    expect(stories.chosen[0]).toBe(own);
    expect(stories.chosen).toHaveLength(MOST.stories);
    expect(stories.skipped).toHaveLength(2);
  });
});
