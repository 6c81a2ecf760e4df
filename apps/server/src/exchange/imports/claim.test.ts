import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, importedReport, patient } from '../../platform/db/schema.ts';
import { ENGINES, startServer, type TestServer } from '../../../test/support/server.ts';
import { claimImport } from './claim.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe.each(ENGINES)('the queue of imports on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());

  it('reads a user’s few reports before the many of another user (of OUR-410)', async () => {
    const { db } = server.store;
    const [owner] = await db.select().from(patient).limit(1);
    const idOf = async (username: string) =>
      (await db.select().from(account).where(eq(account.username, username)))[0]!.id;
    const [operator, doctor] = [await idOf('operator'), await idOf('doctor')];
    const row = { patientId: owner!.id, officeGroupId: owner!.officeGroupId, name: 'a.pdf', type: 'application/pdf' };
    const waiting = (accountId: string, due: Date) =>
      db.insert(importedReport).values({ ...row, accountId, due, status: 'NOT_STARTED' });
    // the jobs of the server leave alone what is not due yet
    for (const minutes of [5, 6, 7]) await waiting(operator, inMinutes(minutes));
    await waiting(doctor, inMinutes(8));
    const claimed: (string | undefined)[] = [];
    for (let at = 0; at < 4; at += 1) claimed.push((await claimImport(db, inMinutes(9)))?.accountId);
    expect(claimed).toEqual([doctor, operator, operator, operator]);
  });
});
