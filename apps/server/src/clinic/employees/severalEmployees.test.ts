import { randomUUID } from 'node:crypto';
import { EMPLOYEE_CSV, parseCsv } from '@isopter/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, audit, office } from '../../platform/db/schema.ts';
import { type Browser, ENGINES, setFlags, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { sandbox } from '../../platform/outbox/sandbox.ts';

const HEADING = 'first_name,last_name,username,email,phone_number,offices,roles,administered_offices';

const name = () => `u${randomUUID().slice(0, 8)}`;
/** A line of a new user. */
const line = (where: string) => `${HEADING}\nAnn,Lee,${name()},${name()}@isopter.example,,${where},OPERATOR,`;

describe.each(ENGINES)('several users at once on %s', (engine) => {
  let server: TestServer;
  let oga: Browser;
  let oa: Browser;
  let offices: { id: string; name: string }[];
  const letters = sandbox();

  beforeAll(async () => {
    server = await startServer(engine, 'small', undefined, {
      outbox: letters.outbox,
      address: 'https://clinic.example',
    });
    oga = await signIn(server, 'oga');
    offices = (await oga.call('listOffices', { query: { limit: '10' } })).body.results;
    const found = await oga.call('listEmployees', { query: { search: 'Odile Arnaud' } });
    await oga.call('updateEmployee', {
      params: { id: found.body.results[0].id },
      body: { offices: [offices[1]!.id] },
    });
    oa = await signIn(server, 'oa');
  });
  afterAll(() => server.close());

  const add = async (more: object = {}) => {
    const username = name();
    const body = {
      first_name: 'Nina',
      last_name: 'Okoye',
      username,
      email: `${username}@isopter.example`,
      offices: [offices[1]!.id],
      groups: ['OPERATOR'],
      ...more,
    };
    const made = await oga.call('createEmployee', { body });
    expect({ status: made.status, body: made.body }).toMatchObject({ status: 200 });
    return made.body as { id: string; email: string; username: string };
  };
  const get = async (id: string) => (await oga.call('getEmployee', { params: { id } })).body;
  const change = (body: object, by = oga) => by.call('changeEmployees', { body });

  it('are moved and given an office, each with a row in the access log, or named with the reason why not [OUR-525]', async () => {
    const [lakeview, main] = offices.map(({ id }) => id) as [string, string];
    const [one, two] = [await add(), await add({ offices: [lakeview, main] })];
    const ids = [one.id, two.id, randomUUID()];
    const given = await change({ ids, action: 'add_office', office: lakeview });
    expect(given.body.results).toEqual([
      { id: one.id, done: true },
      { id: two.id, done: false, code: 'WorksThere', reason: 'This person already works in the office.' },
    ]);
    const admin = await add({ groups: ['OPERATOR', 'OFFICE_ADMIN'], administrated_offices: [main] });
    const moved = await change({ ids: [one.id, admin.id], action: 'move', office: lakeview });
    expect(moved.body.results).toEqual([
      { id: one.id, done: true },
      {
        id: admin.id,
        done: false,
        code: 'AdministersNothing',
        reason: 'Choose at least one office that this person administers.',
      },
    ]);
    expect((await get(one.id)).offices).toEqual([lakeview]);
    expect((await get(admin.id)).offices).toEqual([main]);
    const rows = await server.store.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'updateEmployee'), eq(audit.objectKind, 'account')));
    expect(rows.filter(({ objectIds }) => objectIds[0] === one.id)).toHaveLength(2);
  });

  it('leave the old and the new value of each user in the access log [OUR-513] [OUR-525]', async () => {
    const [lakeview, main] = offices as [(typeof offices)[0], (typeof offices)[0]];
    const { id } = await add({ offices: [main.id] });
    const changesOf = async (action: string) => {
      const rows = await server.store.db.select().from(audit).where(eq(audit.action, action));
      return rows.filter(({ objectIds }) => objectIds[0] === id).at(-1)?.changes;
    };
    await change({ ids: [id], action: 'move', office: lakeview.id });
    expect(await changesOf('updateEmployee')).toEqual([{ field: 'offices', from: main.name, to: lakeview.name }]);
    await change({ ids: [id], action: 'suspend' });
    expect(await changesOf('suspendEmployee')).toContainEqual({ field: 'active', from: 'true', to: 'false' });
  });

  it('are suspended and reinstated but for the user and for admins beyond their rights [OUR-525]', async () => {
    const [one, admin] = [await add(), await add({ groups: ['OFFICE_ADMIN'] })];
    const own = (await oa.call('bootstrap')).body.user.id as string;
    const answer = await change({ ids: [one.id, admin.id, own], action: 'suspend' }, oa);
    expect(answer.body.results).toEqual([
      { id: one.id, done: true },
      { id: admin.id, done: false, code: 'PermissionDenied', reason: 'You cannot change this person.' },
      { id: own, done: false, code: 'PermissionDenied', reason: 'You cannot change this person.' },
    ]);
    expect((await get(one.id)).suspended).not.toBeNull();
    expect((await change({ ids: [one.id], action: 'reinstate' })).body.results).toEqual([{ id: one.id, done: true }]);
    expect((await change({ ids: [one.id], action: 'move' })).body.fields).toHaveProperty('office');
    const elsewhere = await change({ ids: [one.id], action: 'move', office: offices[0]!.id }, oa);
    expect(elsewhere.body.fields).toHaveProperty('office');
  });

  it('are sent their letters again [OUR-525]', async () => {
    const [one, two] = [await add(), await add()];
    await server.app.settled();
    const count = () => letters.messages().filter(({ to }) => to === one.email || to === two.email).length;
    const before = count();
    const answer = await change({ ids: [one.id, two.id], action: 'resend' });
    expect(answer.body.results.every(({ done }: { done: boolean }) => done)).toBe(true);
    await server.app.settled();
    expect(count()).toBe(before + 2);
  });

  const check = async (csv: string, by = oga) => (await by.call('checkEmployeeImport', { body: { csv } })).body;
  const errorsIn = async (csv: string, by = oga) =>
    ((await check(csv, by)).lines as { line: number; errors: { field: string; code: string }[] }[]).flatMap(
      ({ line, errors }) => errors.map(({ field, code }) => `${line} ${field} ${code}`),
    );

  it('are imported from a file as a whole, after every error was listed by line and field [OUR-526]', async () => {
    const main = offices[1]!.name;
    const taken = await add();
    const [ann, bob] = [name(), name()];
    const lines = [
      `Ann,Lee,${ann},${ann.toUpperCase()}@Isopter.example,+1 507 555 0155,"${main.toUpperCase()}",operator | Doctor,`,
      `Bob,,${bob},no-address,12,Nowhere,Cleaner,`,
      `Cleo,Day,${ann},${taken.email},,${main},OFFICE_GROUP_ADMIN,`,
      `Dora,Eck,${name()},${name()}@isopter.example,,${main},Office admin|Operator,`,
    ];
    const csv = [HEADING, ...lines].join('\r\n');
    expect(await errorsIn(csv)).toEqual([
      '2 username repeated',
      '3 offices unknown_office',
      '3 roles unknown_role',
      '3 last_name required',
      '3 email invalid_email',
      '3 phone_number invalid_phone',
      '4 roles role_not_allowed',
      '4 username repeated',
      '4 email taken',
      '5 administered_offices administers_nothing',
    ]);
    const before = await server.store.db.$count(account);
    const refused = await oga.call('importEmployees', { body: { csv } });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toMatchObject({ '3.last_name': ['This value is required.'] });
    expect(await server.store.db.$count(account)).toBe(before);

    const good = `\u{FEFF}${HEADING.replaceAll(',', ';')}\n${lines[0]!.replaceAll(',', ';')}\nBob;Ray;${bob};${bob}@isopter.example;;${main};Office admin;${main}\n`;
    expect(await errorsIn(good)).toEqual([]);
    expect((await oga.call('importEmployees', { body: { csv: good } })).body).toEqual({ imported: 2 });
    await server.app.settled();
    const rows = await server.store.db
      .select()
      .from(account)
      .where(inArray(account.username, [ann, bob]));
    expect(rows.find(({ username }) => username === ann)).toMatchObject({
      email: `${ann}@isopter.example`,
      phoneNumber: '+15075550155',
      groups: ['OPERATOR', 'DOCTOR'],
    });
    expect((await get(rows.find(({ username }) => username === bob)!.id)).administrated_offices).toEqual([
      offices[1]!.id,
    ]);
    expect(letters.messages().filter(({ to }) => to === `${ann}@isopter.example`)).toHaveLength(1);
    const recorded = await server.store.db.select().from(audit).where(eq(audit.action, 'createEmployee'));
    const ofRows = recorded.filter(({ objectIds }) => rows.some(({ id }) => objectIds[0] === id));
    expect(ofRows).toHaveLength(2);
    for (const { changes } of ofRows) expect(changes).toContainEqual(expect.objectContaining({ field: 'groups' }));
  });

  const problemsOf = async (csv: string) =>
    (await check(csv)).problems.map(({ code, line }: { code: string; line?: number }) =>
      `${code} ${line ?? ''}`.trim(),
    );

  it('are refused with the file as a whole if it is no table of users [OUR-526]', async () => {
    expect(await problemsOf('')).toEqual(['empty']);
    expect(await problemsOf(`${HEADING}\n`)).toEqual(['empty']);
    expect(await problemsOf('first_name,first_name,pet\nA,B,C')).toEqual([
      'repeated_column 1',
      'unknown_column 1',
      'missing_column 1',
      'missing_column 1',
      'missing_column 1',
      'missing_column 1',
      'missing_column 1',
    ]);
    expect(await problemsOf(`${HEADING}\nA,"B`)).toEqual(['unclosed_quote 2']);
    expect(await problemsOf(`${HEADING}\nA,B`)).toEqual(['wrong_cell_count 2']);
    expect(await problemsOf(`${HEADING}\n${'a,\n'.repeat(EMPLOYEE_CSV.lines + 1)}`)).toEqual(['too_many_lines']);
    const refused = await oga.call('importEmployees', { body: { csv: 'x'.repeat(EMPLOYEE_CSV.characters + 1) } });
    expect(refused.status).toBe(400);
  });

  it('can be imported by an office admin into their offices, and not with single sign-on [OUR-526]', async () => {
    expect(await errorsIn(line(offices[0]!.name), oa)).toEqual(['2 offices unknown_office']);
    expect((await oa.call('importEmployees', { body: { csv: line(offices[1]!.name) } })).body).toEqual({ imported: 1 });
    await setFlags(server, { enable_sso: true });
    expect((await oga.call('importEmployees', { body: { csv: line(offices[1]!.name) } })).status).toBe(403);
    await setFlags(server, { enable_sso: false });
  });

  it('are exported as they are filtered, in a file that an import reads and no spreadsheet runs [OUR-527]', async () => {
    const made = await add({ first_name: '=HYPERLINK("x")', phone_number: '+15075550166' });
    const { body } = await oga.call('exportEmployees', { query: { search: made.username } });
    const { rows } = parseCsv(body as string);
    expect(rows).toHaveLength(2);
    const [heading, line] = rows;
    const cell = (column: string) => line?.cells[heading?.cells.indexOf(column) ?? -1];
    expect(cell('first_name')).toBe(`'=HYPERLINK("x")`);
    expect(cell('phone_number')).toBe("'+15075550166");
    expect(cell('offices')).toBe(offices[1]!.name);
    expect(cell('state')).toBe('active');
    const codes = await errorsIn((body as string).replaceAll(made.username, name()));
    expect(codes).toEqual(['2 phone_number taken']);
    const hidden = await oa.call('exportEmployees', { query: {} });
    const [other] = await server.store.db.select().from(office).where(eq(office.id, offices[0]!.id));
    expect(hidden.body).not.toContain(other!.name);
  });
});
