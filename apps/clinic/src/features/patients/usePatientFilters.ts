import { useUnreadPatients } from '@isopter/api-client';
import { useAsking } from '../../lib/list/filters/useAsking.ts';
import { type Filtered, useFilterBar } from '../../lib/list/filters/useFilterBar.tsx';
import { usePeopleChoices, useStatusChoice } from '../../lib/list/filters/useFilterChoices.ts';

/** What the list of patients is narrowed by: the status of the newest test, doctor and device, days, unread reports. */
export function usePatientFilters(list: Filtered): ReturnType<typeof useFilterBar> {
  const asking = useAsking(list.filters);
  const status = useStatusChoice();
  const people = usePeopleChoices(asking);
  return useFilterBar(list, [status, ...people], asking, useUnreadPatients());
}
