import type { ContrastRecord } from '@isopter/contract';
import type { Db } from '../../../platform/db/store.ts';
import { recordsOf, type TestRow } from './records.ts';

const all = (db: Db, row: TestRow): Promise<ContrastRecord[]> =>
  recordsOf(db, row, 'new_contrast_sensitivity_response');

/** The record that completes an eye, and practice, which is none of the test [CON-02]. */
const PHASE = { complete: 2, practice: 3 } as const;

const isOpen = ({ answer, phase }: ContrastRecord): boolean => answer === '' && phase !== PHASE.complete;

/**
 * Returns the newest record of each finished question, oldest first [ENT-29, MON-19]: answered, or unanswered when the
 * next one came. A question repeated in the same words keeps its answer.
 */
export async function contrastResponses(db: Db, row: TestRow): Promise<ContrastRecord[]> {
  const newest = new Map<string, ContrastRecord>();
  let asked: ContrastRecord | undefined;
  for (const record of await all(db, row)) {
    if (record.phase === PHASE.practice) continue;
    asked = record;
    const key = `${record.eye} ${record.index}`;
    if (isOpen(record) && newest.get(key)?.question === record.question) continue;
    newest.delete(key);
    newest.set(key, record);
  }
  const isAsked = ({ eye, index }: ContrastRecord): boolean => eye === asked?.eye && index === asked.index;
  return [...newest.values()].filter((record) => !(isOpen(record) && isAsked(record)));
}

/** The question asked last, with its answer once there is one; null before the first [MON-19]. */
export const contrastOngoing = async (db: Db, row: TestRow): Promise<ContrastRecord | null> =>
  (await all(db, row)).findLast(({ phase }) => phase !== PHASE.practice) ?? null;
