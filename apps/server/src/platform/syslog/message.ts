import type { AuditChange } from '@isopter/contract';

/** An audit row with its place in its chain. */
export interface ForwardedRow {
  id: string;
  at: Date;
  /** Its office group, or the nil UUID. */
  chain: string;
  actor_kind: string;
  actor_id: string | null;
  action: string;
  object_kind: string | null;
  object_ids: readonly string[];
  patient_ids: readonly string[];
  changes: readonly AuditChange[] | null;
  continues: string | null;
  result: number;
  times: number;
  address: string | null;
  position: string;
  hash: string;
}

/** Facility 13, log audit (RFC 5424, 6.2.1), times 8. */
const FACILITY = 13 * 8;
const NOTICE = 5;
const INFORMATIONAL = 6;
/** HTTP statuses of refused calls begin here. */
const REFUSED = 400;
/** The enterprise number that RFC 5612 reserves for documentation: this product has none. */
const STRUCTURE = 'audit@32473';
/** Ids of one row are listed up to this number, so that a message stays short. */
const LISTED = 20;
const NIL = '-';

/** A header field: printable ASCII without spaces. */
const header = (text: string, longest: number): string => text.replaceAll(/[^!-~]/g, '').slice(0, longest) || NIL;
/** A value of structured data (6.3.3). */
const value = (text: string): string => text.replaceAll(/["\\\]]/g, String.raw`\$&`).replaceAll(/\p{Cc}/gu, ' ');

/** Returns an audit row as a syslog message (RFC 5424). */
export function messageOf(row: ForwardedRow, { host, pid }: { host: string; pid: number }): string {
  const severity = row.result >= REFUSED ? NOTICE : INFORMATIONAL;
  const data: Record<string, string | number | null> = {
    id: row.id,
    chain: row.chain,
    actorKind: row.actor_kind,
    actor: row.actor_id,
    objectKind: row.object_kind,
    objects: list(row.object_ids),
    patients: list(row.patient_ids),
    result: row.result,
    times: row.times,
    continues: row.continues,
    address: row.address,
    changes: row.changes && JSON.stringify(row.changes),
    position: row.position,
    hash: row.hash,
  };
  const fields = Object.entries(data).flatMap(([name, said]) =>
    said === null || said === '' ? [] : ` ${name}="${value(String(said))}"`,
  );
  const time = row.at.toISOString();
  return `<${FACILITY + severity}>1 ${time} ${header(host, 255)} isopter ${pid} ${header(row.action, 32)} [${STRUCTURE}${fields.join('')}]`;
}

const list = (ids: readonly string[]): string =>
  ids.length > LISTED ? `${ids.slice(0, LISTED).join(' ')} and ${ids.length - LISTED} more` : ids.join(' ');

/** Frames a message for TCP or TLS with its length in bytes (RFC 5425, 4.3; RFC 6587, 3.4.1). */
export function framed(message: string): Buffer {
  const bytes = Buffer.from(message, 'utf8');
  return Buffer.concat([Buffer.from(`${bytes.length} `), bytes]);
}
