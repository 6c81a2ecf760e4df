import { useUnreadPatients } from '@isopter/api-client';
import { useAsking } from '../../../lib/frame/list/filters/useAsking.ts';
import { type Filtered, useFilterBar } from '../../../lib/frame/list/filters/useFilterBar.tsx';
import { useKindChoice, usePeopleChoices, useStatusChoice } from '../../../lib/frame/list/filters/useFilterChoices.ts';

/** Returns the filters of patients: status and kind of the newest test, doctor, device, dates, unread reports. */
export function usePatientFilters(list: Filtered): ReturnType<typeof useFilterBar> {
  const asking = useAsking(list.filters);
  const status = useStatusChoice();
  const people = usePeopleChoices(asking);
  const kind = useKindChoice();
  return useFilterBar(list, [status, kind, ...people], asking, useUnreadPatients());
}
