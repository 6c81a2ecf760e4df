import { type Id, POLL_EXPORTS } from '@isopter/contract';
import { useCallback } from 'react';
import { useClient } from './hooks/ApiProvider.tsx';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/** A page of the own exports, polled every 10 s: they are made meanwhile. The screen says what fails [EXP-01, EXP-04]. */
export function useExportTasks(page: PageState): PageOfRows<'listExportTasks'> {
  return usePage('listExportTasks', {}, page, { silent: true, poll: POLL_EXPORTS });
}

/** Asks for an export of tests [EXP-02]. */
export function useCreateExportTask(): MutationCall<'createExportTask'> {
  return useMutationCall('createExportTask', ['listExportTasks']);
}

/** Returns a function that loads the file of a finished export, however long that takes [EXP-04]. @throws ApiError */
export function useDownloadExportTask(): (id: Id) => Promise<Blob> {
  const client = useClient();
  return useCallback((id) => client.call('downloadExportTask', { params: { id }, timeLimit: Infinity }), [client]);
}
