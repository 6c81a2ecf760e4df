import type { CallAnswer, CallArgs, CallName } from '@isopter/contract/routes';
import { type PageState, pageQuery } from '../paging.ts';
import { type CallState, type UseCallOptions, useCall } from './useCall.ts';

/** The calls with an answer of the form `{results, count}`. */
export type PagedCallName = {
  [N in CallName]: CallAnswer<N> extends { results: readonly unknown[]; count: number } ? N : never;
}[CallName];
export type Row<N extends PagedCallName> = CallAnswer<N> extends { results: (infer T)[] } ? T : never;

export interface PageOfRows<N extends PagedCallName> extends CallState<CallAnswer<N>> {
  /** The rows; empty while loading, and for an answer of another shape [API-09]. */
  rows: Row<N>[];
  count: number;
}

/**
 * One page of a list [API-02]. The previous page is kept until the next one is loaded.
 * @param args the arguments without limit, offset and search; `null` while they are not known
 */
export function usePage<N extends PagedCallName>(
  name: N,
  args: (Omit<CallArgs<N>, 'query'> & { query?: object }) | null,
  page: PageState,
  options: UseCallOptions<CallAnswer<N>> = {},
): PageOfRows<N> {
  const query = { ...args?.query, ...pageQuery(page), ...(page.search !== '' && { search: page.search }) };
  const full = args === null ? null : ({ ...args, query } as unknown as CallArgs<N>);
  const state = useCall(name, full, { keepPrevious: true, ...options });
  const { results, count } = (state.data ?? {}) as Partial<Record<'results' | 'count', unknown>>;
  return {
    ...state,
    rows: Array.isArray(results) ? results : [],
    count: typeof count === 'number' ? count : 0,
  };
}
