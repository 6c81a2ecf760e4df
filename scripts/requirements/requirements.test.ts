import { describe, expect, it } from 'vitest';
import { claimsOf } from './claims.ts';
import { compare } from './compare.ts';
import { mayProve } from './places.ts';

const ids = (source: string): string[] => claimsOf('some.test.tsx', source).map(({ id }) => id);

describe('a statement is carried', () => {
  it.each([
    ['by the title of a test', `it('does so [AUTH-01]', () => {});`, ['AUTH-01']],
    [
      'by several brackets or one',
      `test('so [AUTH-01] [AUTH-02, PAT-03]', async () => {});`,
      ['AUTH-01', 'AUTH-02', 'PAT-03'],
    ],
    ['by a group of tests', `describe('so [I18N-04]', () => { it('x', () => {}); });`, ['I18N-04']],
    ['by what is written of a title made while running', 'test(`${who} lands [NAV-03]`, () => {});', ['NAV-03']],
    ['by a table of tests', `it.each<[string]>([['a']])('%s is so [MON-01]', () => {});`, ['MON-01']],
    ['by the rows of a table', `it.each([['one [BUND-01]', 1], ['two', 2]])('%s', () => {});`, ['BUND-01']],
    ['by a row that names it', `it.each([['ENUM-01', a]])('holds [%s]', () => {});`, ['ENUM-01']],
    ['by a test inside of a loop', `for (const a of all) it(\`\${a} [PAT-01]\`, () => {});`, ['PAT-01']],
    [
      'by a story that is played',
      `export const A = meta.story({ name: 'So [PAT-07]', play: async () => {} });`,
      ['PAT-07'],
    ],
  ])('%s', (_how, source, expected) => {
    expect(ids(source)).toEqual(expected);
  });

  it.each([
    ['a comment', `/** So it is [AUTH-01]. */ it('does', () => {}); // [AUTH-02]`],
    ['any other brackets', `const rows = ['AUTH-01']; const text = 'as in [AUTH-01]'; it('does', () => {});`],
    ['a story that only shows', `export const A = meta.story({ name: 'So [PAT-07]' });`],
    ['a story that is not tested', `export const A = meta.story({ name: 'So [PAT-07]', tags: ['!test'], play });`],
    [
      'a test that is skipped',
      `it.skip('so [AUTH-01]', () => {}); describe.skip('[A-1]', () => { it('[A-2]', () => {}); });`,
    ],
    [
      'a journey that only the full run has',
      `test('so [A-1]', { tag: '@all' }, () => {}); test.describe('[A-2]', { tag: ['@x', '@all'] }, () => { test('[A-3]', () => {}); });`,
    ],
    [
      'a story that only the full run has',
      `export const A = meta.story({ name: 'So [PAT-07]', tags: ['@all'], play });`,
    ],
    [
      'a test that only the full run has',
      `it('so [A-1]', { tags: '@all' }, () => {}); describe('[A-2]', { tags: ['@all'] }, () => { it('[A-3]', () => {}); });`,
    ],
    ['a test still to be written', `it.todo('so [AUTH-01]'); test.fixme('so [AUTH-02]', () => {});`],
    ['an id outside of brackets', `it('does AUTH-01', () => {});`],
    ['a call that has the name of a test', `expect.test('so [AUTH-01]', () => {});`],
  ])('not by %s', (_what, source) => {
    expect(ids(source)).toEqual([]);
  });

  it('nowhere in a file that is no code', () => {
    expect(() => claimsOf('some.test.ts', 'it(')).toThrow('some.test.ts');
  });
});

describe('a test proves', () => {
  it.each([
    ['PAT-01', 'apps/clinic/src/features/patients/rules.test.ts', true],
    ['PAT-01', 'apps/server/src/clinic/patients/patients.test.ts', true],
    ['PAT-01', 'tests/e2e/patients.spec.ts', true],
    ['DEV-04', 'packages/ui/src/QRCode/QRCode.features.stories.tsx', false],
    ['ERR-06', 'packages/ui/src/Toast/Toast.features.stories.tsx', true],
    ['KIT-01', 'packages/ui/src/kit.test.ts', true],
    ['KIT-06', 'tests/visual/matrix.visual.tsx', true],
    ['NAV-01', 'tests/visual/matrix.visual.tsx', false],
    ['PERI-01', 'packages/monitor-charts/src/perimetry/model.test.ts', true],
    ['PAT-01', 'packages/monitor-charts/src/perimetry/model.test.ts', false],
    ['ENUM-01', 'packages/contract/src/enums/enums.test.ts', true],
    ['AUTH-01', 'packages/contract/src/enums/enums.test.ts', false],
    ['ERR-02', 'packages/api-client/src/errors.test.ts', true],
  ])('%s in %s: %s', (id, path, expected) => {
    expect(mayProve(id, path)).toBe(expected);
  });
});

describe('the list', () => {
  it('reports lost statements, missing ones, and ones that no document contains', () => {
    expect(compare(['A-1', 'A-2', 'A-3'], new Set(['A-2', 'A-3', 'A-9']), ['A-1', 'A-2'])).toEqual({
      lost: ['A-1'],
      unlisted: ['A-3'],
      unknown: ['A-9'],
    });
    expect(compare(['A-1'], new Set(['A-1']), ['A-1'])).toEqual({ lost: [], unlisted: [], unknown: [] });
  });
});
