import type { SupportQuery } from '@isopter/api-client';
import { type GridState, toQuery } from '@isopter/ui';
import { instantsOf } from '../../../lib/frame/list/filters/days.ts';

/** A day as the moments it begins and ends at the user's office; `lte` is its end [SUP-02, SUP-06]. */
function momentOf(operator: string, day: string, timezone: string): string {
  const { from = day, before = day } = instantsOf(`${day}..${day}`, timezone);
  return operator === 'lte' ? new Date(Date.parse(before) - 1).toISOString() : from;
}

/** Returns the query of a grid. @param days the columns that are filtered by days */
export const supportQuery = (state: GridState, timezone: string, days: readonly string[] = []): SupportQuery =>
  toQuery({
    ...state,
    filters: state.filters.map((filter) =>
      days.includes(filter.column) ? { ...filter, value: momentOf(filter.operator, filter.value, timezone) } : filter,
    ),
  });
