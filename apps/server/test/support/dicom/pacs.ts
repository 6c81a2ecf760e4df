import { randomUUID } from 'node:crypto';
import type { MwlQuery, WorkItem } from '@isopter/contract';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PacsConnection } from '../../../src/platform/db/tables/pacsTypes.ts';
import { officeGroup } from '../../../src/platform/db/schema.ts';
import { type PacsSandbox, startPacsSandbox } from '../../../src/exchange/pacs/sandbox.ts';
import { DEMO_OFFICE_GROUP } from '../../../src/edge/seed/people.ts';
import { type Lane, startLane } from '../lane.ts';
import { type Answer, type Browser, type ENGINES, setFlags, signIn } from '../server.ts';
import { eventually } from '../../../../../scripts/test/eventually.ts';

export const POOL = { id: randomUUID(), name: 'Ground floor' };

export const named = (items: readonly WorkItem[], name: string): WorkItem | undefined =>
  items.find((one) => one.patient_name?.startsWith(name));

/** A lane whose office group has a PACS. */
export interface PacsLane {
  lane: Lane;
  sandbox: PacsSandbox;
  doctor: Browser;
  oga: Browser;
  /** Objects that the PACS received. */
  heard: Readonly<Record<string, unknown>>[];
  /** The status by which it refuses what it is sent. */
  refusal: number | undefined;
  setUp: (connection: PacsConnection | undefined, pacs?: object) => Promise<unknown>;
  setPreferences: (preferences: object) => Promise<unknown>;
  ask: (filter?: object, by?: Browser) => Promise<Answer>;
  look: (id: string, by?: Browser) => Promise<MwlQuery>;
  /** Asked, and waited for. */
  found: (filter?: object) => Promise<MwlQuery>;
  /** The sandbox is the PACS again, and has heard of nothing. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** @param place as for `startServer` */
export async function startPacsLane(engine: (typeof ENGINES)[number], place?: string): Promise<PacsLane> {
  const lane = await startLane(engine, place);
  const { db } = lane.server.store;
  const { doctor } = lane;
  const only = eq(officeGroup.name, DEMO_OFFICE_GROUP);
  const pacs: PacsLane = {
    lane,
    sandbox: await startPacsSandbox(db, (elements) => {
      pacs.heard.push(elements);
      return pacs.refusal;
    }),
    doctor,
    oga: await signIn(lane.server, 'oga'),
    heard: [],
    refusal: undefined,
    setUp: (connection, more = {}) =>
      db
        .update(officeGroup)
        .set({
          pacs: { device_pools: [POOL], ...more },
          pacsConnections: connection ? { [POOL.id]: connection } : {},
        })
        .where(only),
    setPreferences: (preferences) =>
      db
        .update(officeGroup)
        .set({ preferences: sql`${officeGroup.preferences} || ${JSON.stringify(preferences)}::jsonb` })
        .where(only),
    ask: (filter = {}, by = doctor) =>
      by.call('createMwlQuery', { body: { pacs_integration_device_pool: POOL.id, ...filter } }),
    look: async (id, by = doctor) => (await by.call('getMwlQuery', { params: { id } })).body,
    async found(filter = {}) {
      const { status: answered, body } = await pacs.ask(filter);
      expect({ answered, body }).toEqual({ answered: 200, body: { mwl_query_id: expect.any(String) } });
      return eventually(async () => {
        const query = await pacs.look(body.mwl_query_id);
        expect(query.status).not.toBe('PENDING');
        return query;
      });
    },
    async reset() {
      pacs.heard = [];
      pacs.refusal = undefined;
      await setFlags(lane.server, { pacs_integration: true });
      await pacs.setUp(pacs.sandbox.connection);
    },
    async close() {
      await lane.close();
      await pacs.sandbox.close();
    },
  };
  return pacs;
}
