import type { Fault } from './chain.ts';
import { type Gap, gapText } from '../../access/auditTrail/gaps.ts';
import type { Checked } from './read.ts';

const FAULTS: Readonly<Record<Fault['kind'], (row: string) => string>> = {
  changed: (row) => `row ${row} does not fit: it, or the one before it, is not as it was written`,
  deleted: (row) => `row ${row} was deleted`,
  skipped: (row) => `rows before row ${row} were deleted`,
  inserted: (row) => `row ${row} was put in past the chain`,
  cut: (row) => `rows after ${row} were deleted`,
  missing: () => 'the office group has no chain: all its rows were deleted together with it',
  unpublished: (row) => `the head that row ${row} published is not in it: rows were deleted or rewritten`,
};

const sentence = ({ kind, auditId }: Fault): string =>
  kind === 'cut' && auditId === null ? 'all its rows were deleted' : FAULTS[kind](auditId ?? '');

const NOTHING = { named: [], unnamed: [] };

/** Creates the report on verified chains: lines to read, and whether all of them are unchanged. */
export function report(
  checked: readonly Checked[],
  expected: ReadonlySet<string>,
  { named, unnamed }: { named: readonly Gap[]; unnamed: readonly Gap[] } = NOTHING,
): { holds: boolean; lines: string[] } {
  const lines = checked.flatMap(({ chain, name, end, fault }) => [
    `${name ?? 'No office group'} (${chain})`,
    `  ${fault ? 'BROKEN' : 'holds '}  ${end.length} rows  ${end.hash || 'empty'}`,
    ...(fault ? [`  ${sentence(fault)}`] : []),
  ]);
  const lost = [...expected].filter((hash) => !checked.some(({ met }) => met.has(hash)));
  lines.push(
    ...lost.map((hash) => `No row has the expected hash ${hash}: what was written before it has been changed.`),
  );
  if (unnamed.length > 0)
    lines.push(
      `Ids without a row: ${unnamed.map(gapText).join(', ')}. Rows were deleted, or a transaction failed, or the database crashed: compare the log of the server.`,
    );
  if (named.length > 0) lines.push(`Ids without a row, published before: ${named.map(gapText).join(', ')}.`);
  const holds = lost.length === 0 && unnamed.length === 0 && checked.every(({ fault }) => !fault);
  return { holds, lines };
}
