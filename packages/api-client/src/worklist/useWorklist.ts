import { type Id, type MwlQuery, WORKLIST_EXPIRY_CHECK, type WorkItem, type WorkItemFilter } from '@isopter/contract';
import { useEffect } from 'react';
import useSWR, { unstable_serialize } from 'swr';
import { isAbort } from '../ApiError.ts';
import { useApi } from '../hooks/ApiProvider.tsx';
import { awaitWorklist } from './awaitWorklist.ts';

/** Query for the PACS, and its time limit. */
export interface WorklistWish {
  filter: WorkItemFilter;
  /** Tells a filter that was given once more from the same one before: its results are others. */
  round: number;
  /** Takes the query that was begun when the filter was given, once; else a new one is begun. */
  takeBegun: () => Id | undefined;
  /** How long results are waited for, and how long they hold, in seconds [PACS-09]. */
  patience: number;
  validity: number;
  /** Called when the PACS gives no results. */
  onFailed: (error: unknown) => void;
}

export interface Worklist {
  /** Empty before the first results, and if nothing was found [PACS-03]. */
  items: readonly WorkItem[];
  /** Whether the PACS has more than the server takes. */
  isTruncated: boolean;
  hasFailed: boolean;
  /** Whether nothing is shown because the PACS is being asked. */
  isLoading: boolean;
  isValidating: boolean;
  /** From when the results are, milliseconds of the epoch; null while there are none. */
  asOf: number | null;
  reload: () => void;
}

/** Returns whether results no longer hold [PACS-03]. @param validity seconds */
export const isExpired = (asOf: number | null, validity: number, now: number): boolean =>
  asOf !== null && now - asOf >= validity * 1000;

/**
 * The worklist of the PACS. Results are held as long as they are valid, so that coming back shows them at once, and
 * asked for again after that [PACS-03].
 * @param wish `null` while it is not known what to ask for
 */
export function useWorklist(wish: WorklistWish | null): Worklist {
  const { client, requests } = useApi();
  const key = wish && (['worklist', wish.filter, wish.round] as const);
  const id = unstable_serialize(key);
  useEffect(() => (id === '' ? undefined : requests.retain(id)), [id, requests]);

  const load = async (): Promise<MwlQuery> => {
    const { filter, takeBegun, patience } = wish!;
    const signal = requests.signal(id);
    const query = takeBegun() ?? (await client.call('createMwlQuery', { body: filter, signal })).mwl_query_id;
    const answer = await awaitWorklist({ client, id: query, patience: patience * 1000, signal });
    requests.answered(id);
    return answer;
  };
  const { data, error, isValidating, mutate } = useSWR<MwlQuery, unknown>(key, load, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: (reason) => {
      if (!isAbort(reason)) wish?.onFailed(reason);
    },
  });
  const asOf = requests.answeredAt(id) ?? null;
  const validity = wish?.validity;
  useEffect(() => {
    if (validity === undefined) return undefined;
    const timer = setInterval(() => {
      if (isExpired(requests.answeredAt(id) ?? null, validity, Date.now())) void mutate();
    }, WORKLIST_EXPIRY_CHECK);
    return () => clearInterval(timer);
  }, [id, mutate, requests, validity]);

  const hasFailed = error !== undefined && !isAbort(error) && !(isValidating && data === undefined);
  return {
    items: hasFailed ? [] : (data?.results ?? []),
    isTruncated: !hasFailed && data?.truncated === true,
    hasFailed,
    isLoading: !hasFailed && data === undefined,
    isValidating,
    asOf: hasFailed ? null : asOf,
    reload: () => void mutate(),
  };
}
