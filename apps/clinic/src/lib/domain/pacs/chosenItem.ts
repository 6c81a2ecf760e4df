import type { Id, WorkItem } from '@isopter/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { session } from '../../platform/session/session.ts';

/** The worklist item from which a test or a bundle was begun. In memory only: it names a patient. */
type ChosenItem = Pick<WorkItem, 'id' | 'patient_name' | 'patient_id' | 'patient_birth_date'>;

const chosen = proxy<{ item: ChosenItem | null }>({ item: null });

subscribe(session, () => {
  if (session.current === null) chosen.item = null;
});

/** A test or a bundle is begun from an item of the worklist. */
export function chooseItem({ id, patient_name, patient_id, patient_birth_date }: WorkItem): void {
  chosen.item = { id, patient_name, patient_id, patient_birth_date };
}

/** Returns the item with an id, if it is the chosen one; a reload of the page clears it. */
export const useChosenItem = (id: Id): ChosenItem | null => {
  const { item } = useSnapshot(chosen);
  return item?.id === id ? item : null;
};
