import { useAsking } from '../../../lib/frame/list/filters/useAsking.ts';
import { type Filtered, useFilterBar } from '../../../lib/frame/list/filters/useFilterBar.tsx';
import { usePeopleChoices, useStatusChoice } from '../../../lib/frame/list/filters/useFilterChoices.ts';
import { useKindChoices } from './useKindChoices.ts';

/** Returns the filters of tests: status, kind and strategy, doctor and device, days, unread reports. */
export function useTestFilters(list: Filtered, unread: number | undefined): ReturnType<typeof useFilterBar> {
  const asking = useAsking(list.filters);
  const status = useStatusChoice();
  const kinds = useKindChoices(list.filters, asking.isAsked);
  const people = usePeopleChoices(asking);
  return useFilterBar(list, [status, ...kinds, ...people], asking, unread);
}
