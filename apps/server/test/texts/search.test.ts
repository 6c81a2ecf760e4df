import { fold } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folded } from '../../src/platform/db/folded.ts';
import { type Browser, ENGINES, signIn, startServer, type TestServer } from '../support/server.ts';

const NAMES = [
  'José Álvarez',
  'ŻÓŁW Łoś',
  'Straße, Ærø, Œuvre, Þór',
  'Đặng Ìbùkún',
  'İSTANBUL Işık',
  'ΣΊΣΥΦΟΣ Σ',
  'ЁЛКА Й',
  'عَبْدُ الرَّحْمٰن ـ آ',
  'कृष्णा श्री',
  'สมชาย',
  '山田 太郎 ガ',
  'a\u200Bb\u00ADc\u2060d\u{E0041}e',
  'O’Neil `x` ^',
  '٣٤ ۷',
  '１２ ﬁ',
];

describe.each(ENGINES)('searches of lists on %s', (engine) => {
  let server: TestServer;
  let admin: Browser;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
    admin = await signIn(server, 'oga');
  });
  afterAll(() => server.close());

  it.each(NAMES)('fold %s as programs do [OUR-695]', async (name) => {
    const [row] = await server.store.db
      .select({ text: sql<string>`${folded(sql`name`)}` })
      .from(sql`(select ${name}::text as name) as one`);
    expect(row?.text).toBe(fold(name));
  });

  it('find users, offices and devices whatever their accents and case [OUR-695]', async () => {
    const { db } = server.store;
    await db.execute(sql`update office set name = 'Clínica ŁÓDŹ'`);
    await db.execute(sql`update device set name = 'Cabina Ñandú'`);
    await db.execute(sql`update account set last_name = 'Peña-Núñez' where username = 'doctor'`);
    for (const [call, search] of [
      ['listOffices', 'clinica lodz'],
      ['listDevices', 'ÑANDU'],
      ['listEmployees', 'pena-nunez'],
    ] as const) {
      const { body } = await admin.call(call, { query: { search, limit: '10', offset: '0' } });
      expect([call, body.count > 0]).toEqual([call, true]);
      const none = await admin.call(call, { query: { search: `${search}x`, limit: '10', offset: '0' } });
      expect([call, none.body.count]).toEqual([call, 0]);
    }
  });
});
