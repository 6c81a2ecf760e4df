import type { Fault } from './chain.ts';
import type { Checked } from './read.ts';

const FAULTS: Readonly<Record<Fault['kind'], (row: string) => string>> = {
  changed: (row) => `row ${row} does not fit: it, or the one before it, is not as it was written`,
  deleted: (row) => `row ${row} was deleted`,
  skipped: (row) => `rows before row ${row} were deleted`,
  inserted: (row) => `row ${row} was put in past the chain`,
  cut: (row) => `rows after ${row} were deleted`,
};

const sentence = ({ kind, auditId }: Fault): string =>
  kind === 'cut' && auditId === null ? 'all its rows were deleted' : FAULTS[kind](auditId ?? '');

/** What is told of the chains that were verified: lines to read, and whether all are as they were written. */
export function report(
  checked: readonly Checked[],
  expected: ReadonlySet<string>,
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
  return { holds: lost.length === 0 && checked.every(({ fault }) => !fault), lines };
}
