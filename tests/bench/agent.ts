import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AgentIdentity } from '../../apps/agent/src/auth/identity.ts';
import { openClinic } from '../../apps/agent/src/db/open.ts';
import { patient } from '../../apps/agent/src/db/schema.ts';
import { findPatients as findAtAgent } from '../../apps/agent/src/patients/list.ts';
import { findPatients as findAtServer } from '../../apps/server/src/clinic/patients/list.ts';
import { searchColumns } from '../../apps/server/src/clinic/patients/searchColumns.ts';
import { openStore, type Db } from '../../apps/server/src/platform/db/store.ts';
import { temporaryDatabase } from './database.ts';
import { fill, personAt } from './search.ts';
import { ms, percentile, type Table } from './table.ts';

const PATIENTS = 50_000;
const BATCH = 1_000;
/** Questions of each kind to each of both. */
const RUNS = 100;
const PAGE = { limit: 50, offset: 0 };

interface Question {
  search?: string;
  ordering?: 'last_name';
}

/** Questions about the patient of a number, who has a name in Latin script. */
const QUESTIONS: Readonly<Record<string, (index: number) => Question>> = {
  'list, last change first': () => ({}),
  'list, by name': () => ({ ordering: 'last_name' }),
  'whole name': (index) => ({ search: `${personAt(index).lastName} ${personAt(index).firstName}` }),
  'last name': (index) => ({ search: personAt(index).lastName }),
  'two letters': (index) => ({ search: personAt(index).lastName.slice(0, 2) }),
  'id number': (index) => ({ search: personAt(index).patientIdNumber }),
  'date of birth': (index) => ({ search: personAt(index).dateOfBirth }),
};

const medianAndWorst = (times: readonly number[]): string[] => [0.5, 0.99].map((part) => ms(percentile(times, part)));

async function fillAgent(db: Db): Promise<void> {
  for (let from = 0; from < PATIENTS; from += BATCH) {
    const people = Array.from({ length: BATCH }, (_, index) => personAt(from + index));
    await db.insert(patient).values(people.map((one) => ({ id: randomUUID(), ...one, ...searchColumns(one) })));
  }
  await db.execute(sql`vacuum analyze patient`);
}

/** The list and the search of an agent with the patients of a large clinic, turn by turn with those of the server. */
export async function agentBench(): Promise<Table> {
  await using atServer = await temporaryDatabase('postgres');
  await using atAgent = await temporaryDatabase('postgres');
  const server = await openStore(atServer.where);
  const user = await fill(server.db, PATIENTS);
  const agent = await openClinic(atAgent.where, user.officeGroupId);
  await fillAgent(agent.db);
  const reader = { allOffices: true, offices: [], dateFormat: 'MM/DD/YYYY', language: 'en-us' } as const;
  const agentUser = { ...reader, groups: user.groups, disablePi: false } as unknown as AgentIdentity;
  const rows: string[][] = [];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const times = { agent: [] as number[], server: [] as number[] };
    let found = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const index = (run * 6_006) % PATIENTS;
      const question = { ...PAGE, ...ask(index - (index % 6)) };
      let began = performance.now();
      found += (await findAtAgent(agent.db, agentUser, question)).count;
      times.agent.push(performance.now() - began);
      began = performance.now();
      await findAtServer(server.db, user, question);
      times.server.push(performance.now() - began);
    }
    rows.push([name, `${Math.round(found / RUNS)}`, ...medianAndWorst(times.agent), ...medianAndWorst(times.server)]);
  }
  await agent.close();
  await server.close();
  return {
    title: `List and search of ${PATIENTS} patients at the agent and at the server, PostgreSQL, turn by turn`,
    head: ['question', 'found on average', 'agent p50', 'agent p99', 'server p50', 'server p99'],
    rows,
  };
}
