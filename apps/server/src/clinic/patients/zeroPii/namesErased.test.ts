import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personalDigest } from '@isopter/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { startPostgres } from '../../../../../../scripts/test/postgres.ts';
import { type PacsLane, startPacsLane } from '../../../../test/support/dicom/pacs.ts';
import { ENGINES } from '../../../../test/support/server.ts';
import { findTracesInFiles, leaveTraces, TRACED } from '../../../../test/support/traces.ts';
import { DEMO_OFFICE_GROUP } from '../../../edge/seed/people.ts';
import { ERASURES } from '../eraseNames.ts';
import { job, officeGroup } from '../../../platform/db/schema.ts';

/** A place for a database that no other test writes to, and the folder of its files. */
async function ownPlace(engine: (typeof ENGINES)[number]) {
  if (engine === 'postgres') {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('there is no PostgreSQL to start');
    return { place: postgres.url, folder: postgres.data, remove: () => Promise.resolve(postgres.stop()) };
  }
  const folder = await mkdtemp(join(tmpdir(), 'isopter-erased-'));
  return { place: folder, folder, remove: () => rm(folder, { recursive: true }) };
}

describe.each(ENGINES)('the files of the database after names were moved to the agent, on %s', (engine) => {
  let own: Awaited<ReturnType<typeof ownPlace>>;
  let pacs: PacsLane;
  beforeAll(async () => {
    own = await ownPlace(engine);
    pacs = await startPacsLane(engine, own.place);
    await pacs.reset();
  });
  afterAll(async () => {
    await pacs.close();
    await own.remove();
  });

  const db = () => pacs.lane.server.store.db;

  /** Deletes the names of all patients at the server, as the browser of an admin does. */
  async function removeNames(): Promise<void> {
    const { oga } = pacs;
    await oga.call('setNamesMove', { body: { step: 'removing' } });
    for (;;) {
      const { results } = (await oga.call('listServerNames')).body;
      if (results.length === 0) return;
      const patients = [];
      for (const one of results) patients.push({ id: one.id, digest: await personalDigest(one) });
      expect((await oga.call('removeServerNames', { body: { patients } })).status).toBe(200);
    }
  }

  it('have nothing of a patient, in rows, indexes, statistics and logs [OUR-930]', async () => {
    const doctor_id = pacs.lane.people.doctor;
    const body = { ...TRACED, patient_id_number: 'Q-1', doctor_id };
    const { id } = (await pacs.doctor.call('createPatient', { body })).body;
    await leaveTraces({ pacs, id });
    await db().execute(sql`analyze`);
    await db().execute(sql`checkpoint`);
    const before = await findTracesInFiles(own.folder);
    expect(before.length).toBeGreaterThan(10);
    expect(before.some((file) => file.includes('pg_wal'))).toBe(true);
    await db()
      .update(officeGroup)
      .set({
        flags: sql`${officeGroup.flags} || '{"enable_on_prem_pii_agent":true}'::jsonb`,
        preferences: sql`${officeGroup.preferences} || '{"on_prem_pii_agent_url":"https://agent.clinic.example"}'::jsonb`,
      })
      .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    await removeNames();
    const isWaiting = and(eq(job.queue, ERASURES), isNull(job.doneAt));
    await eventually(async () => expect(await db().$count(job, isWaiting)).toBe(0));
    expect(await findTracesInFiles(own.folder)).toEqual([]);
  });
});
