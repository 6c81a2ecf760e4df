import type { BackendHandlers, BackendRequest } from './backend.ts';
import { clinic } from '../data/clinic.ts';
import { PATIENT } from '../data/form.ts';
import { listHandlers } from './handlers.ts';
import { ID, type ListedScreen, OFFICE } from './lists.ts';
import { signedIn } from '../data/session.ts';
import { stage } from './stage.tsx';

/** Prepares a story of a list for any role. @param list answers the list's call @returns a cleanup function */
export function stageList(
  { call, beside, of, group: name = 'OFFICE_GROUP_ADMIN' }: ListedScreen,
  list: (request: BackendRequest) => unknown,
): Promise<() => void> {
  const handlers = {
    ...clinic,
    ...listHandlers,
    listAllDevices: () => [],
    listOffices: () => ({ results: [OFFICE], count: 1 }),
    getPatient: () => PATIENT,
    ...beside,
    [call]: list,
  } as BackendHandlers;
  return stage('en-US', handlers, {
    ...signedIn,
    user: { ...signedIn.user, groups: [{ name }], administrated_offices: [ID] },
    office_group: { ...signedIn.office_group, enable_offline_mode: true, ...of },
  });
}
