import type { Session } from '../backup/session.ts';
import { StartError } from '../lib/startError.ts';
import { type Head, type Link, type Verdict, verifyChain } from './chain.ts';

/** The chain of rows that belong to no office group. */
export const NO_GROUP = '00000000-0000-0000-0000-000000000000';

/** A chain, and what was found out about it. */
export interface Checked extends Verdict {
  /** The id of its office group, or {@link NO_GROUP}. */
  chain: string;
  /** The name of the office group; undefined when there is none. */
  name: string | undefined;
}

const BATCH = 1000;
/** As `audit_content` of the migrations writes them, which is not asked: it could have been changed with the rows. */
const CONTENT = `array[a.id::text, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  a.office_group_id::text, a.actor_id::text, a.actor_kind, a.action, a.object_kind, a.object_ids::text,
  a.patient_ids::text, a.result::text, a.times::text, a.request_id, a.address]::text[]`;

/** Verifies all chains, or one, in a transaction that sees one moment of the database. */
export async function verifyAll(
  session: Session,
  only: string | undefined,
  expected: ReadonlySet<string>,
): Promise<Checked[]> {
  const chains = await session.query<{ chain: string; name: string | null }>(
    `select chain, name from (
        select chain from audit_head union select chain from audit_link
        union select distinct coalesce(office_group_id, '${NO_GROUP}') from audit
      ) chains left join office_group on office_group.id = chain
      where $1::uuid is null or chain = $1 order by name, chain`,
    [only ?? null],
  );
  const checked: Checked[] = [];
  for (const { chain, name } of chains) {
    const verdict = await verifyChain(
      linksOf(session, chain),
      await headOf(session, chain),
      await firstUnlinked(session, chain),
      expected,
    );
    checked.push({ chain, name: name ?? undefined, ...verdict });
  }
  return checked;
}

/** The id of an office group by its name or id. @throws StartError when there is none */
export async function groupNamed(session: Session, group: string): Promise<string> {
  const [row] = await session.query<{ id: string }>('select id from office_group where name = $1 or id::text = $1', [
    group,
  ]);
  if (!row) throw new StartError(`There is no office group ${group}.`);
  return row.id;
}

async function* linksOf(session: Session, chain: string): AsyncGenerator<Link> {
  for (let after = 0; ;) {
    const rows = await session.query<{ position: string; audit_id: string; hash: string; content: Link['content'] }>(
      `select l.position::text, l.audit_id::text, l.hash, case when a.id is not null then ${CONTENT} end as content
        from audit_link l left join audit a on a.id = l.audit_id
        where l.chain = $1 and l.position > $2 order by l.position limit ${BATCH}`,
      [chain, after],
    );
    for (const { position, audit_id, hash, content } of rows)
      yield { position: Number(position), auditId: audit_id, hash, content };
    const last = rows.at(-1);
    if (!last) return;
    after = Number(last.position);
  }
}

async function headOf(session: Session, chain: string): Promise<Head | undefined> {
  const [row] = await session.query<{ length: string; hash: string }>(
    'select length::text, hash from audit_head where chain = $1',
    [chain],
  );
  return row && { length: Number(row.length), hash: row.hash };
}

async function firstUnlinked(session: Session, chain: string): Promise<string | null> {
  const [row] = await session.query<{ id: string }>(
    `select a.id::text from audit a where coalesce(a.office_group_id, '${NO_GROUP}') = $1
      and not exists (select from audit_link l where l.audit_id = a.id) order by a.id limit 1`,
    [chain],
  );
  return row?.id ?? null;
}
