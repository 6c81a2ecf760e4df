import { type Call, type CallName, calls } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/edge/app.ts';
import { audit, job, patient } from '../../src/platform/db/schema.ts';
import { enqueue } from '../../src/platform/jobs/queue.ts';
import { startJobs } from '../../src/platform/jobs/runner.ts';
import { pair } from '../support/device.ts';
import { type Browser, browser, ENGINES, signIn, startServer, type TestServer } from '../support/server.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

/** Stands in every text that is sent, in a name's place or as a part of a valid value. */
const MARK = 'Zephyrine';
const BUILT = (Object.entries(calls) as [CallName, Call][]).filter(([name, call]) => call.built && name !== 'signOut');

/** Values for the fields of a call's schema, each with the mark in it where a text is taken. */
function marked(schema: Call['body']): Record<string, unknown> {
  const fields = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
}
function valueOf(field: string): unknown {
  if (field === 'email') return `${MARK.toLowerCase()}@clinic.example`;
  if (field === 'phone' || field === 'phone_number') return null;
  if (field.startsWith('date_of_birth')) return '1961-03-14';
  return `${MARK} ${field}`;
}

describe.each(ENGINES)('the log and the audit tables on %s', (engine) => {
  let server: TestServer;
  let lines: string[];
  let doctor: Browser;
  let doctor_id: string;

  beforeAll(async () => {
    const made = await startServer(engine, 'small');
    lines = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = await buildApp({ db: made.store.db, bus: made.bus, logLevel: 'debug', logStream });
    server = { ...made, app };
    doctor = await signIn(server, 'doctor');
    doctor_id = (await doctor.call('bootstrap')).body.user.doctor_id;
    return async () => {
      await app.close();
      await made.close();
    };
  });
  afterEach(() => void lines.splice(0));

  const expectNoMark = async () => {
    const rows = [await server.store.db.select().from(audit), await server.store.db.select().from(job)];
    const found = [...lines, JSON.stringify(rows)].filter((text) => text.toLowerCase().includes(MARK.toLowerCase()));
    expect(found).toEqual([]);
  };
  const broken = async (breaks: string, mends: string, work: () => Promise<unknown>) => {
    await server.store.db.execute(sql.raw(breaks));
    try {
      await work();
    } finally {
      await server.store.db.execute(sql.raw(mends));
    }
  };

  it.each([
    [
      'a rule of the database',
      'alter table patient add constraint nobody check (false) not valid',
      'alter table patient drop constraint nobody',
    ],
    [
      'a message of the database that quotes the row',
      `create function quote() returns trigger language plpgsql as 'begin raise exception ''no %'', new.first_name; end';
       create trigger quote before insert on patient for each row execute function quote()`,
      'drop trigger quote on patient; drop function quote',
    ],
  ])('do not contain the name of a patient who cannot be stored because of %s [AUTH-19]', async (_, breaks, mends) => {
    const steps = breaks.split(/;\n/);
    for (const step of steps.slice(0, -1)) await server.store.db.execute(sql.raw(step));
    await broken(steps.at(-1) ?? '', mends.split(';')[0] ?? '', async () => {
      const { status } = await doctor.call('createPatient', {
        body: { first_name: `${MARK}\n    at ${MARK}`, last_name: MARK, date_of_birth: '1961-03-14', doctor_id },
      });
      expect(status).toBeGreaterThanOrEqual(400);
    });
    await expectNoMark();
  });

  it('say which query failed and why, without its values', async () => {
    await broken('alter table patient rename to gone', 'alter table gone rename to patient', async () => {
      expect((await doctor.call('listPatients', { query: { search: MARK } })).status).toBe(500);
    });
    const said = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'call failed');
    expect(said.err).toMatchObject({
      message: expect.stringContaining('42P01'),
      stack: expect.stringContaining('at '),
    });
    await expectNoMark();
  });

  // the least number of calls that fail without the table, so that the failures' logs are really looked at
  it.each([
    ['patient', 14],
    ['device', 5],
    ['support_message', 2],
  ] as const)(
    'hold nothing of what any call was sent, whichever table is gone: %s [AUTH-19, SRV-03]',
    async (table, least) => {
      const [row] = await server.store.db.select({ id: patient.id }).from(patient).limit(1);
      const statuses: number[] = [];
      const callAll = async () => {
        for (const [name, call] of BUILT) {
          const body = marked(call.body);
          const { status } = await doctor.call(name, {
            params: { id: row?.id ?? '' },
            query: Object.fromEntries(Object.keys(marked(call.query)).map((field) => [field, String(valueOf(field))])),
            ...(call.method !== 'GET' && { body }),
          });
          statuses.push(status);
          for (const field of ['search', 'first_name', 'last_name', 'patient_id_number']) {
            if (field in marked(call.query)) {
              statuses.push((await doctor.call(name, { query: { [field]: `${MARK} ${field}` } })).status);
            }
          }
        }
        statuses.push((await pair(server, MARK)).status);
        const create = { first_name: MARK, last_name: MARK, date_of_birth: '1961-03-14', doctor_id };
        statuses.push((await doctor.call('createPatient', { body: create })).status);
        const message = { name: MARK, email: `${MARK}@clinic.example`, message: MARK };
        statuses.push((await doctor.call('sendSupportMessage', { body: message })).status);
      };
      await broken(`alter table ${table} rename to gone`, `alter table gone rename to ${table}`, callAll);
      expect(statuses.filter((status) => status === 500).length).toBeGreaterThanOrEqual(least);
      expect(lines.length).toBeGreaterThan(statuses.length);
      await expectNoMark();
    },
  );

  it('hold nothing of a sign-in without the table of accounts [AUTH-19]', async () => {
    await broken('alter table account rename to gone', 'alter table gone rename to account', async () => {
      const stranger = browser(server);
      stranger.cookies['csrftoken'] = 'x'.repeat(43);
      expect((await stranger.call('signIn', { body: { username: MARK, password: MARK } })).status).toBe(500);
    });
    expect(lines).not.toEqual([]);
    await expectNoMark();
  });

  it('do not contain data of a failed job', async () => {
    const { db } = server.store;
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (...said: unknown[]) => void lines.push(JSON.stringify(said)),
    };
    await enqueue(db, 't-marked');
    const runner = startJobs(
      db,
      {
        't-marked': {
          run: async () => {
            await db.execute(sql`select first_name from nowhere where first_name = ${MARK}`);
          },
        },
      },
      log,
    );
    const errors = () =>
      db
        .select({ error: job.error })
        .from(job)
        .where(sql`queue = 't-marked'`);
    await eventually(async () => expect((await errors())[0]?.error).toContain('42P01'));
    await runner.stop();
    expect(lines.join()).toContain('42P01');
    await expectNoMark();
  });
});
