import { type ReportedKind, reportedKind } from '@isopter/contract';
import type { TestRow } from '../tests/states/records.ts';
import { audiology } from './kinds/audiology.tsx';
import { esterman } from './kinds/esterman.tsx';
import { perimetry } from './kinds/perimetry.tsx';
import { screening } from './kinds/screening.tsx';
import { reportKind, type ReportKind } from './source.ts';

/** How the reports of each kind are made; a line for each one in `REPORTED_KINDS`. */
const KINDS: Readonly<Record<ReportedKind, ReportKind>> = {
  audiology: reportKind(audiology),
  esterman: reportKind(esterman),
  perimetry: reportKind(perimetry),
  screening: reportKind(screening),
};

/** What makes the report of a test; undefined for a kind without reports. */
export function reportKindOf({ group, strategy }: Pick<TestRow, 'group' | 'strategy'>): ReportKind | undefined {
  const kind = reportedKind({ group, strategy });
  return kind && KINDS[kind];
}
