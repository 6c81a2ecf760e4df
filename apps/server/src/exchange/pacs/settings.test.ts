import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { office, officeGroup } from '../../platform/db/schema.ts';
import { ENGINES, signIn, startServer, type TestServer } from '../../../test/support/server.ts';
import { DEMO_OFFICE_GROUP } from '../../edge/seed/people.ts';
import { pacsOf, setUpPacs } from './settings.ts';

const POOL = { name: 'Ground floor', host: 'pacs.example', port: 104, called_ae: 'PACS', calling_ae: 'ISOPTER' };
const ARCHIVE = { host: 'archive.example', port: 11_112, called_ae: 'ARCHIVE', tls: true, commitment: true };
const MPPS = { host: 'ris.example', port: 105, called_ae: 'RIS', calling_ae: 'ISOPTER2' };
const GROUP = { office_group: DEMO_OFFICE_GROUP, timezone: 'America/Chicago', pools: [POOL] };

const folder = mkdtempSync(join(tmpdir(), 'isopter-pacs-'));
afterAll(() => rmSync(folder, { recursive: true }));
function read(content: unknown) {
  const path = join(folder, 'pacs.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return pacsOf({ ISOPTER_PACS: path });
}

it('reads the file named in the environment, and returns nothing if there is none', () => {
  expect(pacsOf({})).toEqual([]);
  expect(read([GROUP])).toEqual([GROUP]);
});

it.each([
  ['no JSON', '{'],
  ['no time zone', [{ ...GROUP, timezone: 'Nowhere' }]],
  ['no pool', [{ ...GROUP, pools: [] }]],
  ['a port that is none', [{ ...GROUP, pools: [{ ...POOL, port: 0 }] }]],
  ['an AE title that is too long', [{ ...GROUP, pools: [{ ...POOL, called_ae: 'A'.repeat(17) }] }]],
  ['a character set that does not exist', [{ ...GROUP, pools: [{ ...POOL, character_set: 'ISO_IR 1' }] }]],
  ['an archive without an AE title', [{ ...GROUP, pools: [{ ...POOL, archive: { host: 'a', port: 1 } }] }]],
  ['a filter that cannot be hidden', [{ ...GROUP, disabled_mwl_query_filters: ['pacs_integration_device_pool'] }]],
  ['something unknown', [{ ...GROUP, password: 'x' }]],
])('refuses %s', (_what, content) => {
  expect(() => read(content)).toThrow(/ISOPTER_PACS/);
});

describe.each(ENGINES)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(engine, 'small');
  });
  afterAll(() => server.close());

  it('sets up pools that keep their ids, and connections that no call returns [OUR-337] [OUR-728] (of OUR-914)', async () => {
    const { db } = server.store;
    await setUpPacs(db, [GROUP]);
    const doctor = await signIn(server, 'doctor');
    const first = (await doctor.call('getPacsConfiguration')).body;
    expect(first).toMatchObject({ device_pools: [{ name: POOL.name }], mwl_query_modality_default: '' });
    expect(JSON.stringify(first)).not.toContain('pacs.example');
    await setUpPacs(db, [
      {
        ...GROUP,
        mwl_query_modality_default: 'OPV',
        pools: [
          { ...POOL, port: 105 },
          { ...POOL, name: 'B' },
        ],
      },
    ]);
    const second = (await doctor.call('getPacsConfiguration')).body;
    expect(second.mwl_query_modality_default).toBe('OPV');
    expect(second.device_pools).toEqual([first.device_pools[0], { id: expect.any(String), name: 'B' }]);
    const [row] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    const worklist = {
      host: 'pacs.example',
      port: 105,
      calledAe: 'PACS',
      callingAe: 'ISOPTER',
      characterSet: 'ISO_IR 192',
      tls: false,
      ca: null,
    };
    expect(row?.pacsConnections[first.device_pools[0].id]).toEqual({ worklist, archive: null, mpps: null });
    await setUpPacs(db, [
      { ...GROUP, pools: [{ ...POOL, port: 105, character_set: 'ISO_IR 100', archive: ARCHIVE, mpps: MPPS }] },
    ]);
    const [again] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    expect(again?.pacsConnections[first.device_pools[0].id]).toEqual({
      worklist: { ...worklist, characterSet: 'ISO_IR 100' },
      archive: { ...worklist, host: 'archive.example', port: 11112, calledAe: 'ARCHIVE', tls: true, commitment: true },
      mpps: { ...worklist, host: 'ris.example', calledAe: 'RIS', callingAe: 'ISOPTER2' },
    });
    await expect(setUpPacs(db, [{ ...GROUP, office_group: 'Nobody' }])).rejects.toThrow(/Nobody/);
    const untrusted = { ...POOL, tls: true, tls_ca: join(folder, 'none.pem') };
    await expect(setUpPacs(db, [{ ...GROUP, pools: [untrusted] }])).rejects.toThrow(/none\.pem/);
  });

  it('sets its time zone for the offices with an unconfirmed zone [OUR-442]', async () => {
    const { db } = server.store;
    const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
    const offices = await db.select().from(office).where(eq(office.officeGroupId, group!.id));
    await db.update(office).set({ timezone: 'UTC', timezoneConfirmed: true });
    await db.update(office).set({ timezoneConfirmed: false }).where(eq(office.id, offices[0]!.id));
    await setUpPacs(db, [GROUP]);
    const after = await db.select().from(office).where(eq(office.timezone, 'America/Chicago'));
    expect(after.map(({ id }) => id)).toEqual([offices[0]!.id]);
    const { timezone: _, ...without } = GROUP;
    await setUpPacs(db, [without]);
  });
});
