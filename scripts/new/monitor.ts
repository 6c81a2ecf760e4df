import { withEntry, withField, withImport } from './edit.ts';
import { screenFiles } from './monitor/charts.ts';
import { programFiles } from './monitor/contract.ts';
import { type Names, namesOf } from './names.ts';
import { CALLS, nextCallId, withCall } from './requirements.ts';
import { Draft } from './tree.ts';

const KINDS = 'packages/contract/src/kinds';
const WORDS = 'packages/locales/en-us/app.json';

/**
 * Begins a kind of test from the headset to the report: a group of tests, a record with a number of an eye, a procedure that
 * asks each eye ten times, the state call, a chart, a monitor, a report.
 *
 * @param root of the repository
 * @throws Error when the name is none, or is taken; nothing is written then
 */
export function newMonitor(name: string, _options: object, root: string): ReturnType<Draft['write']> {
  const names = namesOf(name, 'flickerFusion');
  const draft = new Draft(root);
  const id = nextCallId(draft);
  for (const [path, text] of Object.entries({ ...programFiles(names, id), ...screenFiles(names) }))
    draft.create(path, text);
  addRequirements(draft, names, id);
  register(draft, names);
  return draft.write();
}

/** Writes the group, the record and the state call into the requirements. */
function addRequirements(draft: Draft, { constant, kebab, snake, words }: Names, id: string): void {
  draft.edit('docs/requirements/04-monitors.md', (text) =>
    text.replace(/^(- MON-05 Events handled: [^.]*)\./m, `$1, new_${snake}_result.`),
  );
  draft.edit('docs/requirements/11-entities.md', (text) =>
    text.replace(/^(- ENUM-02 Test types: [^.]*)\./m, `$1, ${constant}†.`),
  );
  draft.edit(CALLS, (text) =>
    withCall(text, {
      id,
      call: `GET /api/tests/{id}/${kebab}-results/`,
      answer: 'list of results',
      usedBy: `/tests/observe-${kebab}/:id`,
      note: words.toLowerCase(),
    }),
  );
}

/** One row in every table that lists kinds. */
function register(draft: Draft, names: Names): void {
  const { camel, pascal, constant, kebab, words } = names;
  const row = (path: string, list: string, entry: string, ...imports: [what: string, from: string][]): void =>
    draft.edit(path, (text) =>
      imports.reduce((source, [what, from]) => withImport(source, what, from), withEntry(text, list, entry)),
    );
  row('packages/contract/src/enums/tests.ts', 'TEST_TYPES', `'${constant}'`);
  row(`${KINDS}/kinds.ts`, 'KINDS', camel, [camel, `./${camel}.ts`]);
  row(`${KINDS}/records.ts`, 'RECORDS', `...${camel}Records`, [`${camel}Records`, `./${camel}.schemas.ts`]);
  row(`${KINDS}/stateCalls.ts`, 'stateCalls', `...${camel}Calls`, [`${camel}Calls`, `./${camel}.schemas.ts`]);
  draft.edit(
    `${KINDS}/index.ts`,
    (text) => `${text}export * from './${camel}.ts';\nexport * from './${camel}.schemas.ts';\n`,
  );
  row('apps/headset/src/tasks.ts', 'TASKS', camel, [camel, `./${camel}/task.ts`]);

  const stateFrom = (folder: string): [string, string] => [`${camel}Results`, `${folder}/${camel}.ts`];
  row(
    'apps/server/src/clinic/tests/states/monitorStateCalls.ts',
    'STATES',
    `get${pascal}Results: ${camel}Results`,
    stateFrom('.'),
  );
  row(
    'apps/server/src/exchange/reports/states.ts',
    'STATES',
    `${camel}: ${camel}Results`,
    stateFrom('../../clinic/tests/states'),
  );
  row('packages/reports/src/kinds.ts', 'KINDS', `${camel}: reportKind(${camel})`, [camel, `./kinds/${camel}.tsx`]);
  draft.edit('apps/server/test/support/device.ts', (text) =>
    withField(text, 'CAPABILITIES', 'supported_test_groups', `'${constant}'`),
  );
  row(
    'apps/server/src/clinic/tests/ordering/catalogue.ts',
    'CATALOGUE',
    `{ value: '${constant}', name: '${words}', strategies: [] }`,
  );
  row(
    'apps/server/test/authorization/attack/rules/tests.ts',
    'monitorState',
    `get${pascal}Results: { ...state, of: ['${constant}'] }`,
  );

  row('packages/monitor-charts/src/shared/ignored.test.ts', 'STORES', `${camel}: charts.create${pascal}Store`);

  const load = `() => import('./kinds/${camel}/${pascal}Observe.tsx').then((module) => module.${pascal}Observe)`;
  row('apps/clinic/src/features/tests/monitor/monitors.ts', 'MONITORS', `${camel}: ${load}`);
  const watched = `{ group: '${constant}', title: '${words}' }`;
  row('tests/e2e/screens.ts', 'MONITORS', `'/tests/observe-${kebab}/:id': ${watched}`);
  draft.edit(WORDS, (text) => withGroup(text, constant, words));

  draft.edit(
    'packages/monitor-charts/src/index.ts',
    (text) =>
      `${text}export { create${pascal}Store, ${pascal}Monitor } from './${camel}/index.ts';\nexport * as ${camel} from './${camel}/index.ts';\n`,
  );
  draft.edit('packages/monitor-charts/src/__snapshots__/surface.test.ts.snap', (text) =>
    withNames(text, [camel, `create${pascal}Store`, `${pascal}Monitor`]),
  );
  draft.edit('packages/monitor-charts/package.json', (text) => withEntries(text, camel));
}

/** The names the charts export, with some more: the first list of the snapshot. */
const withNames = (text: string, names: readonly string[]): string =>
  text.replace(
    /(?<=^\[\n)( {2}"\w+",\n)+/m,
    (list) => [...list.trimEnd().split('\n'), ...names.map((name) => `  "${name}",`)].sort().join('\n') + '\n',
  );

interface Words {
  testNames: { groups: Record<string, string> };
}

/** The name of a group of tests among the English words. */
function withGroup(text: string, constant: string, words: string): string {
  const all = JSON.parse(text) as Words;
  all.testNames.groups[constant] = words;
  return `${JSON.stringify(all, null, 2)}\n`;
}

/** The entries of the kind and of its report, where the alphabet puts them. */
function withEntries(text: string, camel: string): string {
  const manifest = JSON.parse(text) as { exports: Record<string, unknown> };
  const entries = [camel, `${camel}/report`].map((path) => [
    `./${path}`,
    {
      '@isopter/source': `./src/${path}/index.ts`,
      types: `./dist/${path}/index.d.ts`,
      default: `./dist/${path}/index.js`,
    },
  ]);
  const [main, ...rest] = Object.entries(manifest.exports);
  const own = [...rest, ...entries] as [string, unknown][];
  manifest.exports = Object.fromEntries([main!, ...own.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
