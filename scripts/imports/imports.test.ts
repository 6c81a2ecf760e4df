import { describe, expect, it } from 'vitest';
import { circles } from './circles.ts';
import { HOUSE } from './house.ts';
import { type House, wrongImports } from './judge.ts';
import { importsOf } from './read.ts';

const house: House = { ...HOUSE, exceptions: [] };
/** Returns the messages about a tree of files, each with its source. */
const said = (tree: Record<string, string>, rules = house): string[] =>
  wrongImports(
    Object.entries(tree).flatMap(([path, source]) => importsOf(path, source)),
    rules,
  ).map(({ at, why }) => `${at}: ${why}`);

const CLINIC = 'apps/clinic/src';
const SERVER = 'apps/server/src';

describe('imports', () => {
  it('may go down the house, and to packages that are known', () => {
    const tree = {
      [`${CLINIC}/main.tsx`]: "import { App } from './shell/App.tsx';",
      [`${CLINIC}/shell/screens.ts`]: "const list = () => import('../features/patients/PatientList.tsx');",
      [`${CLINIC}/features/patients/PatientList.tsx`]: "import { session } from '../../lib/session/session.ts';",
      [`${CLINIC}/lib/session/session.ts`]: "import type { User } from '@isopter/contract';",
      [`${SERVER}/clinic/bundles/advance.ts`]: "import { setStatus } from '../tests/lifecycle.ts';",
      'packages/monitor-charts/src/index.ts':
        "export * from './chart/index.ts';\nimport { Button } from '@isopter/ui';",
    };
    expect(said(tree)).toEqual([]);
  });

  it.each([
    ['of a feature by lib', `${CLINIC}/lib/a.ts`, '../features/wall/Wall.tsx', 'lib stands before features'],
    ['of the shell by a feature', `${CLINIC}/features/wall/Wall.tsx`, '../../shell/App.tsx', 'features stands before'],
    ['of another feature', `${CLINIC}/features/wall/Wall.tsx`, '../tests/list/TestList.tsx', 'wall and tests of'],
    ['of bundles by tests', `${SERVER}/clinic/tests/read.ts`, '../bundles/read.ts', 'tests stands before bundles'],
    [
      'of a higher layer of the server',
      `${SERVER}/access/auth/scope.ts`,
      '../../clinic/tests/read.ts',
      'access stands before',
    ],
    ['of another app', `${SERVER}/app.ts`, '../../headset/src/headset.ts', 'is outside of apps/server'],
    ['of a package’s file', `${CLINIC}/lib/a.ts`, '../../../../packages/ui/src/index.ts', 'is outside of apps/clinic'],
    ['of the network by charts', 'packages/monitor-charts/src/a.ts', '@isopter/api-client', 'must not know'],
    ['of an app by a package', 'packages/ui/src/a.ts', '@isopter/clinic', 'must not know'],
    ['of React’s charts by the headset', 'apps/headset/src/a.ts', '@isopter/monitor-charts/report', 'must not know'],
    ['of a fake by the product', `${SERVER}/edge/app.ts`, '../../test/support/server.ts', 'is for tests'],
    ['of a new folder nobody placed', `${SERVER}/edge/main.ts`, './letters/send.ts', 'has no place in the order'],
  ])('fail %s', (_what, from, to, why) => {
    const ways = [`import a from '${to}';`, `export * from '${to}';`, `import type { A } from '${to}';`];
    for (const source of [...ways, `const a = () => import('${to}');`]) {
      const [one, ...more] = said({ [from]: source });
      expect(one).toContain(`${from}:1: `);
      expect(one).toContain(why);
      expect(more).toEqual([]);
    }
  });

  it('of tests and stories may go anywhere in their part, and to the tools', () => {
    const tree = {
      [`${CLINIC}/features/wall/Wall.stories.tsx`]: `import preview from '../../../../../.storybook/preview.tsx';
        import { AppAt } from '../../fakes/stage.tsx';
        import { TestList } from '../tests/list/TestList.tsx';`,
      'apps/headset/src/eoms/eoms.test.ts': "import { readRecord } from '@isopter/monitor-charts/eoms';",
      'apps/clinic/vite.config.ts': "import { shared } from '../../scripts/vite-shared.ts';",
    };
    expect(said(tree)).toEqual([]);
    expect(said({ [`${SERVER}/a.test.ts`]: "import '../../headset/src/headset.ts';" })).toHaveLength(1);
  });

  it('of a file of calls may go to all folders beside its own, but not to a higher layer', () => {
    const calls = `${SERVER}/clinic/patients/patientCalls.ts`;
    const rules = { [`${SERVER}/clinic/tests/read.ts`]: "import '../patients/list.ts';" };
    expect(said({ ...rules, [calls]: "import '../tests/read.ts';" })).toEqual([]);
    const [wrong] = said({ [calls]: "import '../../exchange/reports/send.ts';" });
    expect(wrong).toContain('clinic stands before exchange');
  });

  it('may leave most of a folder in one place, whatever is in it', () => {
    const order = ['task.ts', '*', 'patient'];
    const rules = { ...house, orders: [{ folder: 'apps/headset/src', order }] };
    const tree = {
      'apps/headset/src/csuite/task.ts': "import '../acuity/task.ts'; import '../task.ts';",
      'apps/headset/src/patient/sight.ts': "import '../acuity/letters.ts';",
    };
    expect(said(tree, rules)).toEqual([]);
    const wrong = { 'apps/headset/src/acuity/task.ts': "import '../patient/sight.ts';" };
    expect(said(wrong, rules)).toEqual([expect.stringContaining('acuity stands before patient')]);
  });

  it('make no circles of folders, however long', () => {
    const tree = {
      'packages/ui/src/Menu/Menu.tsx': "import '../Popover/Popover.tsx';",
      'packages/ui/src/Popover/Popover.tsx': "import '../Dialog/Dialog.tsx';",
      'packages/ui/src/Dialog/Dialog.tsx': "import { css } from '../Menu/Menu.css.ts';",
    };
    expect(said(tree)).toEqual(['packages/ui/src: Dialog, Menu, Popover import each other in a circle']);
    expect(said({ ...tree, 'packages/ui/src/Popover/Popover.tsx': '' })).toEqual([]);
  });

  it('may be wrong for a reason, until nothing needs it', () => {
    const exceptions = [{ from: `${SERVER}/clinic/tests`, to: `${SERVER}/clinic/bundles`, why: 'not untangled yet' }];
    const tree = { [`${SERVER}/clinic/tests/read.ts`]: "import '../bundles/read.ts';" };
    expect(said(tree, { ...house, exceptions })).toEqual([]);
    expect(said({}, { ...house, exceptions })).toEqual([
      `${SERVER}/clinic/tests: does not import ${SERVER}/clinic/bundles any more: remove the exception`,
    ]);
  });
});

describe('circles', () => {
  it('are found apart from what leads to them and from them', () => {
    const graph = new Map(
      Object.entries({ a: 'b', b: 'cd', c: 'b', d: 'e', e: 'f', f: 'e', g: 'a' }).map(([node, to]) => [
        node,
        new Set(to),
      ]),
    );
    expect(circles(graph)).toEqual([
      ['e', 'f'],
      ['b', 'c'],
    ]);
  });
});
