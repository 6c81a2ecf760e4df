import type { Page, SupportDevice, SupportOffice, SupportUser } from '@isopter/contract';
import type { CallArgs, CallName } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useClient } from './hooks/ApiProvider.tsx';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';

type SupportList = 'listSupportUsers' | 'listSupportOffices' | 'listSupportDevices';

/** Query of a grid of the support console: paging, `ordering`, and filters named `field__operator` [SUP-06]. */
export type SupportQuery = Readonly<Record<string, string | number>>;

/** A page of a grid of the support console. */
export interface SupportPage<T> extends Pick<CallState<unknown>, 'error' | 'isLoading'> {
  /** The rows; those of the page before until the next ones are loaded. */
  rows: readonly T[];
  count: number;
  reload: () => void;
}

const NOTHING: Page<never> = { results: [], count: 0 };

/** The screen says what fails. The server refuses a query it does not know, so it is not typed field by field here. */
function useSupportPage<T>(name: SupportList, query: SupportQuery): SupportPage<T> {
  const args = { query } as unknown as CallArgs<SupportList>;
  const { data, error, isLoading, mutate } = useCall<SupportList>(name, args, { keepPrevious: true, silent: true });
  const { results, count } = (data ?? NOTHING) as Page<T>;
  const reload = useCallback(() => void mutate(), [mutate]);
  return { rows: results, count, error, isLoading, reload };
}

/** A page of the users of all office groups [SUP-02]. */
export const useSupportUsers = (query: SupportQuery): SupportPage<SupportUser> =>
  useSupportPage('listSupportUsers', query);

/** A page of the offices of all office groups [SUP-05]. */
export const useSupportOffices = (query: SupportQuery): SupportPage<SupportOffice> =>
  useSupportPage('listSupportOffices', query);

/** A page of the devices of all office groups [SUP-05]. */
export const useSupportDevices = (query: SupportQuery): SupportPage<SupportDevice> =>
  useSupportPage('listSupportDevices', query);

/** Returns a function that loads all users that are found as an Excel file [SUP-02]. @throws ApiError */
export function useExportSupportUsers(): (query: SupportQuery) => Promise<Blob> {
  const client = useClient();
  return useCallback(
    (query) => {
      const args = {
        query: { ...query, format: 'xlsx' },
        timeLimit: Infinity,
      } as unknown as CallArgs<'listSupportUsers'>;
      return client.call('listSupportUsers', args) as Promise<Blob>;
    },
    [client],
  );
}

const USERS: readonly CallName[] = ['listSupportUsers'];

/** Makes an office group with its admin; the answer has the generated password, and nothing keeps it [SUP-03, SUP-07]. */
export function useCreateOfficeGroup(): MutationCall<'createOfficeGroup'> {
  return useMutationCall('createOfficeGroup', [...USERS, 'listSupportOffices']);
}

/** Makes somebody admin of their office group. */
export function useAssignUserToOga(): MutationCall<'assignUserToOga'> {
  return useMutationCall('assignUserToOga', USERS);
}

/** Changes somebody's e-mail address [SUP-04]. */
export function useUpdateUserEmail(): MutationCall<'updateUserEmail'> {
  return useMutationCall('updateUserEmail', USERS);
}

/** Deletes somebody of any office group, by their employee id [SUP-06]. */
export function useDeleteSupportUser(): MutationCall<'deleteEmployee'> {
  return useMutationCall('deleteEmployee', USERS);
}

/** Unlinks a device of any office group. */
export function useUnlinkSupportDevice(): MutationCall<'unlinkDevice'> {
  return useMutationCall('unlinkDevice', ['listSupportDevices']);
}
