import { type Id, type ImportItem, POLL_IMPORTS } from '@isopter/contract';
import type { CallAnswer } from '@isopter/contract/routes';
import { useCallback, useEffect, useState } from 'react';
import { useMutate } from '../hooks/useMutate.ts';
import type { ApiClient } from '../http.ts';
import { useClient } from '../hooks/ApiProvider.tsx';
import { type CallState, useCall } from '../hooks/useCall.ts';
import { type MutationCall, useMutationCall } from '../hooks/useMutationCall.ts';
import type { OnProgress } from '../fetchWithProgress.ts';
import { isBeingRead, withImport, withMessage } from './importList.ts';
import { watchImports } from './watchImports.ts';

export { isBeingRead, withImport } from './importList.ts';

/**
 * A patient's imports, as their socket tells; without it they are asked for again as long as one is being read [IMP-03].
 * @param patientId `null` where they are not shown
 */
export function useImports(patientId: Id | null): CallState<CallAnswer<'listImports'>> {
  const [isLive, setLive] = useState(false);
  const state = useCall('listImports', patientId === null ? null : { query: { patient: patientId } }, {
    silent: true,
    poll: (items) => (!isLive && items?.some(isBeingRead) ? POLL_IMPORTS : 0),
  });
  const { mutate } = state;
  useEffect(() => {
    if (patientId === null) return undefined;
    return watchImports({
      patientId,
      onMessage: (message) =>
        void mutate((items) => items && withMessage(items, message), { revalidate: (items) => items === undefined }),
      onLive: (isNow) => {
        setLive(isNow);
        if (isNow) void mutate();
      },
    });
  }, [mutate, patientId]);
  return state;
}

/** An import, asked for again as long as it is being read [IMP-06]. */
export function useImport(id: Id): CallState<CallAnswer<'getImport'>> {
  return useCall(
    'getImport',
    { params: { id } },
    { silent: true, poll: (item) => (item && isBeingRead(item) ? POLL_IMPORTS : 0) },
  );
}

/** The groups a report can be of [IMP-06]. */
export function useImportGroups(): CallState<CallAnswer<'listImportGroups'>> {
  return useCall('listImportGroups', {}, { silent: true });
}

/** Calls whose answers contain verified reports among the tests of a patient. */
const COURSE = ['listCourse', 'listTrendSamples', 'getProgression'] as const;

/** Says what was verified of an import [IMP-05]. */
export function useUpdateImport(): MutationCall<'updateImport'> {
  return useMutationCall('updateImport', ['listImports', 'getImport', 'listImportChanges', ...COURSE]);
}

/**
 * The changes that people made to an import, the newest first [OUR-473].
 * @param id `null` where they are not shown
 * @param version the newest that has to be in the answer
 */
export function useImportChanges(id: Id | null, version = 0): CallState<CallAnswer<'listImportChanges'>> {
  const state = useCall('listImportChanges', id === null ? null : { params: { id } }, { silent: true });
  const { data, isValidating, mutate } = state;
  const isOld = data !== undefined && !isValidating && (data[0]?.version ?? 0) < version;
  useEffect(() => {
    if (isOld) void mutate();
  }, [isOld, mutate]);
  return state;
}

/** A page of an import as an image, counted from 1. */
export function useImportPage(id: Id, page_id: number): CallState<CallAnswer<'getImportPage'>> {
  return useCall('getImportPage', { params: { id }, query: { page_id } }, { silent: true });
}

/** Deletes an import with its file [OUR-355]. */
export function useDeleteImport(): MutationCall<'deleteImport'> {
  return useMutationCall('deleteImport', ['listImports', ...COURSE]);
}

/** Returns a function that loads the report of an import as a PDF, however long that takes [LIST-14]. @throws ApiError */
export function useDownloadImport(): (id: Id) => Promise<Blob> {
  const client = useClient();
  return useCallback((id) => client.call('downloadImport', { params: { id }, timeLimit: Infinity }), [client]);
}

/** The cropped image of a value that was read, as the server gives it [IMP-06]. */
export function useSensitivityImage(
  id: Id,
  place: { page_id: number; index: number } | null,
): CallState<CallAnswer<'getSensitivityImage'>> {
  return useCall('getSensitivityImage', place && { params: { id }, query: place }, { silent: true });
}

/** Returns a function that puts an import that was uploaded into the loaded list of its patient [IMP-02]. */
export function useKeepImport(): (item: ImportItem) => void {
  const mutate = useMutate();
  return useCallback(
    (item) =>
      void mutate<CallAnswer<'listImports'>>(
        ['listImports', { query: { patient: item.patient } }],
        (items) => items && withImport(items, item),
      ),
    [mutate],
  );
}

/** Uploads a report of a patient, however long that takes [IMP-06]. @throws ApiError */
export function uploadImport(
  client: ApiClient,
  patient: Id,
  file: File,
  more: { signal: AbortSignal; onProgress: OnProgress },
): Promise<ImportItem> {
  const body = new FormData();
  body.append('patient', patient);
  body.append('test_report', file);
  return client.call('createImport', { body, ...more });
}
