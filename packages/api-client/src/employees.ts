import { type Employee, type Id, MAX_PAGE_SIZE } from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import { useCallback } from 'react';
import { useClient } from './hooks/ApiProvider.tsx';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** Doctors and operators are users, so that forms offer others after a change. */
const OUTDATED = ['listEmployees', 'getEmployee', 'listDoctors', 'listOperators'] as const;

/** Filters and the order of the list of users. */
export type EmployeeQuery = NonNullable<CallArgs<'exportEmployees'>['query']>;

/** A page of the users [ORG-05, ORG-10]. */
export function useEmployees(page: PageState, query: EmployeeQuery = {}): PageOfRows<'listEmployees'> {
  return usePage('listEmployees', { query }, page);
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

/** Keeps a user from signing in [OUR-522]. */
export function useSuspendEmployee(): MutationCall<'suspendEmployee'> {
  return useMutationCall('suspendEmployee', OUTDATED);
}

export function useReinstateEmployee(): MutationCall<'reinstateEmployee'> {
  return useMutationCall('reinstateEmployee', OUTDATED);
}

/** Sends a new user the letter with which they choose a password again [OUR-524]. */
export function useResendEmployeeInvitation(): MutationCall<'resendEmployeeInvitation'> {
  return useMutationCall('resendEmployeeInvitation', OUTDATED);
}

/** Changes several users [OUR-525]. */
export function useChangeEmployees(): MutationCall<'changeEmployees'> {
  return useMutationCall('changeEmployees', OUTDATED);
}

/** Checks a CSV file of new users, changing nothing [OUR-526]. */
export function useCheckEmployeeImport(): MutationCall<'checkEmployeeImport'> {
  return useMutationCall('checkEmployeeImport');
}

export function useImportEmployees(): MutationCall<'importEmployees'> {
  return useMutationCall('importEmployees', OUTDATED);
}

/** Returns a function that loads the users that are found as a CSV file [OUR-527]. @throws ApiError */
export function useExportEmployees(): (query: EmployeeQuery) => Promise<Blob> {
  const client = useClient();
  return useCallback((query) => client.call('exportEmployees', { query, timeLimit: Infinity }), [client]);
}

/** Ends somebody's password, and sends them the way to a new one [ORG-05]. */
export function useResetEmployeePassword(): MutationCall<'resetEmployeePassword'> {
  return useMutationCall('resetEmployeePassword');
}

/** Sends somebody the link by which they confirm a reset of their second factors [OUR-496]. */
export function useStartFactorReset(): MutationCall<'startFactorReset'> {
  return useMutationCall('startFactorReset');
}
