import type { Id, WorkItem } from '@isopter/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { session } from '../../platform/session/session.ts';

/** Whom the item of the worklist is for, which a test or a bundle was begun from. In memory alone: it names a patient. */
type ChosenItem = Pick<WorkItem, 'id' | 'patient_name' | 'patient_id' | 'patient_birth_date'>;

const chosen = proxy<{ item: ChosenItem | null }>({ item: null });

subscribe(session, () => {
  if (session.current === null) chosen.item = null;
});

/** A test or a bundle is begun from an item of the worklist. */
export function chooseItem({ id, patient_name, patient_id, patient_birth_date }: WorkItem): void {
  chosen.item = { id, patient_name, patient_id, patient_birth_date };
}

/** The item with an id, if it is the one that was chosen; it is forgotten when the page is loaded anew. */
export const useChosenItem = (id: Id): ChosenItem | null => {
  const { item } = useSnapshot(chosen);
  return item?.id === id ? item : null;
};
