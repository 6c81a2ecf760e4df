import { globSync } from 'node:fs';
import { entryOf, withEntry, withField, withImport, withoutField } from './edit.ts';
import { type Names, namesOf } from './names.ts';
import { CALLS, nextCallId, withCall } from './requirements.ts';
import { Draft } from './tree.ts';

/** Options of a new call, besides its name. */
export interface CallOptions {
  /** Its area: a name of `callAreas`, such as `devices`. A call of the requirements has one already. */
  area?: string | undefined;
  /** Its path, without parameters, such as `/api/devices/count/`. */
  path?: string | undefined;
  method?: string | undefined;
}

const AREAS = 'packages/contract/src/calls/index.ts';
const RULES = ['clinic', 'people', 'tests'].map((name) => `apps/server/test/authorization/attack/rules/${name}.ts`);
/** File with the objects that each writing call changes, for the access log. */
const TARGETS = 'apps/server/src/access/auditTrail/changes/targets.ts';
/** Nothing has it. */
const SOME_ID = '0a000000-0000-4000-8000-000000000001';
/** Folder of the domains of the server's calls. */
const SERVER = 'apps/server/src';

/**
 * Builds a call: its row in the contract, unless the requirements have one, its roles in the attack tests, a handler on
 * the server and a test of it. The browser's client gets it automatically.
 *
 * @param root of the repository
 * @throws Error if the name is invalid, taken, or cannot be placed; nothing is written then
 */
export function newCall(name: string, options: CallOptions, root: string): ReturnType<Draft['write']> {
  const names = namesOf(name, 'countDevices');
  const draft = new Draft(root);
  const area = areas(draft).find(({ file, area: known }) => entryOf(draft.read(file), known, name) !== undefined);
  addHandler(draft, names, area ? build(draft, names, area) : add(draft, names, options));
  return draft.write();
}

/** A row of the contract, as it is written there. */
interface Row {
  id: string;
  row: string;
  isNew: boolean;
  /** The calls of its area. */
  others: readonly string[];
}

interface Area {
  area: string;
  file: string;
}

/** Returns the areas of calls whose objects are in separate files. */
const areas = (draft: Draft): Area[] =>
  [...draft.read(AREAS).matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+\.ts)';$/gm)].map(([, area, file]) => ({
    area: area!,
    file: `packages/contract/src/calls/${file}`,
  }));

const namesIn = (text: string): string[] => [...text.matchAll(/^  (\w+): \{$/gm)].map(([, name]) => name!);

/** The file with the attack's rules for an area. */
function rulesOf(draft: Draft, area: string): string {
  const path = RULES.find((file) => draft.read(file).includes(`export const ${area}: RulesOf<`));
  if (path === undefined) throw new Error(`The attack has no rules of the name ${area}.`);
  return path;
}

/** Says of a call of the requirements that it is built. */
function build(draft: Draft, { camel }: Names, { area, file }: Area): Row {
  const row = entryOf(draft.read(file), area, camel)!;
  if (/\bbuilt: true/.test(row)) throw new Error(`${camel} is built already.`);
  draft.edit(file, (text) => withField(text, area, camel, 'built: true'));
  draft.edit(rulesOf(draft, area), (text) => withoutField(text, area, camel, 'later'));
  return { id: /id: '(H-\d+)'/.exec(row)![1]!, row, isNew: false, others: namesIn(draft.read(file)) };
}

/** Adds a call that the requirements do not have: to them, to the contract and to the attack. */
function add(draft: Draft, names: Names, { area, path, method = 'GET' }: CallOptions): Row {
  const place = areas(draft).find((one) => one.area === area);
  if (place === undefined || path === undefined) {
    const known = areas(draft).map((one) => one.area);
    throw new Error(
      `${names.camel} is no call of the requirements: say its --path, and as --area one of ${known.join(', ')}.`,
    );
  }
  if (!/^\/api\/([a-z0-9-]+\/)+$/.test(path)) throw new Error(`"${path}" is no path such as /api/devices/count/.`);
  if (method !== 'GET' && method !== 'POST') throw new Error(`The method is GET or POST, not ${method}.`);
  const id = nextCallId(draft);
  // read-only roles must not change anything; the attack tests have other names for roles
  const [by, attackers] = method === 'GET' ? ['STAFF', 'READERS'] : ['ADMINS', 'ADMINS'];
  const payload = method === 'POST' ? 'name' : '—';
  draft.edit(CALLS, (text) =>
    withCall(text, { id, call: `${method} ${path}`, payload, answer: 'id', note: 'write here what it is for' }),
  );
  draft.edit(place.file, (text) =>
    [
      ['* as z', 'zod/mini'],
      ['Id', '../entities/common.ts'],
      ...(method === 'POST' ? [['filled', '../entities/common.ts']] : []),
      [by, '../call/roles.ts'],
    ].reduce(
      (source, [what, from]) => withImport(source, what!, from!),
      withEntry(
        text,
        place.area,
        `${names.camel}: { id: '${id}', method: '${method}', path: '${path}', by: ${by},${
          method === 'POST' ? ' body: z.strictObject({ name: filled(100) }),' : ''
        } answer: z.object({ id: Id }), built: true }`,
      ),
    ),
  );
  const rule = `${names.camel}: { by: ${attackers}${method === 'POST' ? ", send: { name: 'Attack' }" : ''} }`;
  draft.edit(rulesOf(draft, place.area), (text) =>
    withImport(withEntry(text, place.area, rule), attackers, '../groups.ts'),
  );
  if (method === 'POST')
    draft.edit(TARGETS, (text) => withEntry(text, 'TARGETS', `${names.camel}: 'write here what it changes'`));
  return {
    id,
    row: entryOf(draft.read(place.file), place.area, names.camel)!,
    isNew: true,
    others: namesIn(draft.read(place.file)),
  };
}

/** Creates the handler with its test in the domain of the server that answers the other calls of its area. */
function addHandler(draft: Draft, { camel }: Names, { id, row, isNew, others }: Row): void {
  const folder = domainOf(draft, others);
  draft.create(`${folder}/${camel}.ts`, isNew ? answering(camel, id) : unwritten(camel, id));
  draft.create(`${folder}/${camel}.test.ts`, test(camel, id, row, isNew));
  draft.edit(`${folder}/plugin.ts`, (text) =>
    withImport(text.replace('app.answer({', `app.answer({ ${camel},`), camel, `./${camel}.ts`),
  );
}

/** Returns the folder of the server that answers most of some calls. @throws Error when none answers any */
function domainOf(draft: Draft, names: readonly string[]): string {
  const answers = globSync(`${SERVER}/*/*/**/*Calls.ts`, { cwd: draft.root }).map((file) => {
    const text = draft.read(file.replaceAll('\\', '/'));
    const count = names.filter((name) => new RegExp(`\\b${name}[(:]`).test(text)).length;
    return { folder: file.replaceAll('\\', '/').split('/').slice(0, 5).join('/'), count };
  });
  const [most] = answers.toSorted((a, b) => b.count - a.count);
  if (!most || most.count === 0)
    throw new Error('The server answers no call of this area yet: write its folder first.');
  return most.folder;
}

const answering = (name: string, id: string): string => `\
import type { Handler } from '../../access/http/calls.ts';

/** Write here what it answers [${id}]. */
export const ${name}: Handler<'${name}'> = ({ user }) => Promise.resolve({ id: user.accountId });
`;

const unwritten = (name: string, id: string): string => `\
import type { Handler } from '../../access/http/calls.ts';
import { notFound } from '../../platform/lib/errors.ts';

/** Write here what it does [${id}]. Until then it finds nothing. */
export const ${name}: Handler<'${name}'> = () => Promise.reject(notFound());
`;

/** An id is sent for every parameter of the path; the fields of a body are made up where the generator knows them. */
function test(name: string, id: string, row: string, isNew: boolean): string {
  const parameters = [...row.matchAll(/\/:(\w+)/g)].map(([, key]) => `${key}: '${SOME_ID}'`);
  const args = [
    ...(parameters.length > 0 ? [`params: { ${parameters.join(', ')} }`] : []),
    ...(isNew && row.includes('body:') ? ["body: { name: 'Anna' }"] : []),
  ];
  const call = `call('${name}'${args.length > 0 ? `, { ${args.join(', ')} }` : ''})`;
  return `\
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, ENGINES, ${isNew ? 'signIn, ' : ''}startServer, type TestServer } from '../../../test/support/server.ts';

describe.each(ENGINES)('${name}, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());

${
  row.includes('public: true')
    ? ''
    : `\
  it('is refused without a session', async () => {
    const stranger = browser(server);
    // whose browser has been here before
    await stranger.call('bootstrap');
    expect((await stranger.${call}).status).toBe(401);
  });

`
}${
    isNew
      ? `\
  it('is answered [${id}]', async () => {
    const admin = await signIn(server, 'oga');
    expect(await admin.${call}).toMatchObject({ status: 200, body: { id: expect.any(String) as string } });
  });`
      : ''
  }
});
`;
}
