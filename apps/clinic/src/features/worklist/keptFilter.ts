import type { DateText, Id } from '@isopter/contract';
import { useMemo } from 'react';
import { proxy, ref, subscribe, useSnapshot } from 'valtio';
import { session } from '../../lib/platform/session/session.ts';
import { officeDay } from '../../lib/platform/format/useOfficeDay.ts';
import { readLocal, writeLocal } from '../../lib/platform/storage/local.ts';
import type { FilterValues } from './rules/filter.ts';
import { keptOf, movedTo, readKept } from './rules/kept.ts';

/** The filter that was used last, whole: it may name a patient and is in memory alone (OUR-341). */
interface LastFilter {
  by: Id;
  day: DateText;
  values: FilterValues;
}

const worklist = proxy<{ last: LastFilter | null; round: number }>({ last: null, round: 0 });
/** The query that was begun with the filter that was given last, until somebody waits for its results. */
let begun: Id | undefined;

subscribe(session, () => {
  if (session.current !== null) return;
  worklist.last = null;
  begun = undefined;
});

/** Keeps the filter of a query that the PACS took [PACS-03]. */
export function keepFilter(values: FilterValues, by: Id, query: Id): void {
  const day = officeDay();
  worklist.last = ref({ by, day, values });
  worklist.round += 1;
  begun = query;
  writeLocal('work_item_filter', keptOf(values, by, day));
}

/** The query that was begun with the last filter, once. */
export function takeBegun(): Id | undefined {
  const query = begun;
  begun = undefined;
  return query;
}

/** The filter that a person used last, as far as it is kept, and how often one was given. */
export function useLastFilter(by: Id): { values: FilterValues | null; round: number } {
  const { last, round } = useSnapshot(worklist);
  return useMemo(() => {
    const day = officeDay();
    if (last?.by === by) return { values: movedTo(last.values, last.day, day), round };
    return { values: readKept(readLocal('work_item_filter'), by, day), round };
  }, [by, last, round]);
}
