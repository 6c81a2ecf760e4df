import { POLL_PACS_RECORDS, type PacsRecord } from '@isopter/contract';
import type { CallAnswer, CallArgs } from '@isopter/contract/routes';
import { type CallState, useCall } from './hooks/useCall.ts';
import { type MutationCall, useMutationCall } from './hooks/useMutationCall.ts';
import { type PageOfRows, usePage } from './hooks/usePage.ts';
import type { PageState } from './paging.ts';

/**
 * Loads the pools of devices and the possible queries of a worklist [PACS-09].
 * @param isAsked `false` for users without PACS, whom the server would refuse
 */
export function usePacsConfiguration(isAsked: boolean): CallState<CallAnswer<'getPacsConfiguration'>> {
  return useCall('getPacsConfiguration', isAsked ? {} : null, { silent: true });
}

/** Asks the PACS for its worklist; the answer is the id under which results will be found [PACS-03]. */
export function useCreateMwlQuery(): MutationCall<'createMwlQuery'> {
  return useMutationCall('createMwlQuery');
}

/** Filters and order of a page of records. */
export type PacsRecordQuery = Pick<
  NonNullable<CallArgs<'listPacsRecords'>['query']>,
  'patient_name__icontains' | 'status' | 'ordering'
>;

const isOnItsWay = ({ status, commitment, procedure_step }: PacsRecord): boolean =>
  status === 'INITIALIZED' ||
  status === 'MESSAGE_SENT' ||
  commitment?.status === 'WAITING' ||
  procedure_step?.status === 'WAITING';

/** A page of what was sent to the PACS, asked for again as long as something of it is on its way [PACS-06, PACS-11]. */
export function usePacsRecords(
  page: Pick<PageState, 'index' | 'size'>,
  query: PacsRecordQuery,
): PageOfRows<'listPacsRecords'> {
  return usePage(
    'listPacsRecords',
    { query },
    { ...page, search: '' },
    {
      silent: true,
      poll: (data) => (data?.results.some(isOnItsWay) ? POLL_PACS_RECORDS : 0),
    },
  );
}

/** Sends a record to the PACS again [PACS-11]. */
export function useRetryPacsRecord(): MutationCall<'retryPacsRecord'> {
  return useMutationCall('retryPacsRecord', ['listPacsRecords']);
}

/** Tests whether the systems of a pool answer [OUR-729]. */
export function useTestPacsConnection(): MutationCall<'testPacsConnection'> {
  return useMutationCall('testPacsConnection');
}
