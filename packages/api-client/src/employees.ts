import { type Employee, type Id, MAX_PAGE_SIZE } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useClient } from './hooks/ApiProvider.tsx';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** Doctors and operators are users, so that forms offer others after a change. */
const OUTDATED = ['listEmployees', 'getEmployee', 'listDoctors', 'listOperators'] as const;

/** A page of the users [ORG-05, ORG-10]. */
export function useEmployees(page: PageState): PageOfRows<'listEmployees'> {
  return usePage('listEmployees', {}, page);
}

/** One user; their failure is the screen's to say. */
export function useEmployee(id: Id): CallState<CallAnswer<'getEmployee'>> {
  return useCall('getEmployee', { params: { id } }, { silent: true });
}

/** Finds users by their full name, for suggestions. */
export function useFindEmployees(): (search: string, signal: AbortSignal) => Promise<readonly Employee[]> {
  const client = useClient();
  return useCallback(
    async (search, signal) =>
      (await client.call('listEmployees', { query: { search, limit: MAX_PAGE_SIZE }, signal })).results,
    [client],
  );
}

export function useCreateEmployee(): MutationCall<'createEmployee'> {
  return useMutationCall('createEmployee', OUTDATED);
}

export function useUpdateEmployee(): MutationCall<'updateEmployee'> {
  return useMutationCall('updateEmployee', OUTDATED);
}

export function useDeleteEmployee(): MutationCall<'deleteEmployee'> {
  return useMutationCall('deleteEmployee', OUTDATED);
}

/** Ends somebody's password, and sends them the way to a new one [ORG-05]. */
export function useResetEmployeePassword(): MutationCall<'resetEmployeePassword'> {
  return useMutationCall('resetEmployeePassword');
}
