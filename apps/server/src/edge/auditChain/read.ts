import type { Session } from '../backup/session.ts';
import { StartError } from '../../platform/lib/startError.ts';
import { type Head, type Link, type Verdict, verifyChain } from './chain.ts';
import { type Gap, gapText, idsMissing } from '../../access/auditTrail/gaps.ts';
import { COMMON_HEAD, NO_GROUP, OWN_HEAD, PUBLISH } from '../../access/auditTrail/published.ts';

/** A chain, and what was found out about it. */
export interface Checked extends Verdict {
  /** The id of its office group, or {@link NO_GROUP}. */
  chain: string;
  /** The name of the office group; undefined when there is none. */
  name: string | undefined;
}

const BATCH = 1000;
/** The same as `audit_content` of the migrations, which is not called: it could have been changed with the rows. */
const CONTENT = `array[a.id::text, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  a.office_group_id::text, a.actor_id::text, a.actor_kind, a.action, a.object_kind, a.object_ids::text,
  a.patient_ids::text, a.result::text, a.times::text, a.request_id, a.address]::text[]
  || case when a.changes is null and a.continues is null then array[]::text[]
     else array[a.changes::text, a.continues::text] end`;

/** Verifies all chains, or one, in a transaction that sees one moment of the database. */
export async function verifyAll(
  session: Session,
  only: string | undefined,
  expected: ReadonlySet<string>,
): Promise<Checked[]> {
  const claims = await claimsOf(session);
  const chains = await session.query<{ chain: string; name: string | null; isGroup: boolean }>(
    `select chain, name, office_group.id is not null as "isGroup" from (
        select chain from audit_head union select chain from audit_link union select id from office_group
        union select distinct coalesce(office_group_id, '${NO_GROUP}') from audit
        union select unnest($2::uuid[])
      ) chains left join office_group on office_group.id = chain
      where $1::uuid is null or chain = $1 order by name, chain`,
    [only ?? null, [...new Set(claims.map(({ chain }) => chain))]],
  );
  const checked: Checked[] = [];
  for (const { chain, name, isGroup } of chains) {
    const head = await headOf(session, chain);
    const claimed = claims.filter((claim) => claim.chain === chain);
    const { met, ...verdict } = await verifyChain(
      linksOf(session, chain),
      head,
      await firstUnlinked(session, chain),
      new Set([...expected, ...claimed.map(({ hash }) => hash)]),
    );
    const lost = claimed.find(({ hash }) => !met.has(hash));
    const fault =
      verdict.fault ??
      (isGroup && !head ? ({ kind: 'missing', auditId: null } as const) : null) ??
      (lost ? ({ kind: 'unpublished', auditId: lost.auditId, length: lost.length } as const) : null);
    const noted = new Set([...met].filter((hash) => expected.has(hash)));
    checked.push({ chain, name: name ?? undefined, end: verdict.end, fault, met: noted });
  }
  return checked;
}

/** The head of a chain as a row published it. */
interface Claim {
  chain: string;
  length: number;
  hash: string;
  /** The row with the publication. */
  auditId: string;
}

/** The heads that rows published, the oldest first. */
async function claimsOf(session: Session): Promise<Claim[]> {
  const rows = await session.query<{ id: string; group: string | null; field: string; to: string }>(
    `select a.id::text, a.office_group_id as group, change ->> 'field' as field, change ->> 'to' as to
      from audit a, jsonb_array_elements(a.changes) change where a.action = '${PUBLISH}' order by a.id`,
  );
  return rows.flatMap(({ id, group, field, to }) => {
    const chain = field === OWN_HEAD ? group : field === COMMON_HEAD ? NO_GROUP : field;
    const [length = '', hash = ''] = to.split(' ');
    return chain === null || chain === 'gap' ? [] : { chain, length: Number(length), hash, auditId: id };
  });
}

/** Ids without a row: those a publication named, and those nothing is known of. */
export async function missingIds(session: Session, unsettled?: number): Promise<{ named: Gap[]; unnamed: Gap[] }> {
  const gaps = await session.query<Gap>(idsMissing(unsettled));
  const rows = await session.query<{ to: string }>(
    `select change ->> 'to' as to from audit a, jsonb_array_elements(a.changes) change
      where a.action = '${PUBLISH}' and a.office_group_id is null and change ->> 'field' = 'gap'`,
  );
  const known = new Set(rows.map(({ to }) => to));
  const isNamed = (gap: Gap) => known.has(gapText(gap));
  return { named: gaps.filter(isNamed), unnamed: gaps.filter((gap) => !isNamed(gap)) };
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
