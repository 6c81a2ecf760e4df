import { useImports } from '@isopter/api-client';
import { FIRST_PAGE, type Id } from '@isopter/contract';
import { usePatientUploads } from '../../../../lib/domain/imports/uploads.ts';
import type { ListState } from '../../../../lib/frame/list/useListState.ts';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import { type ExternalRow, externalRows, searched } from './rules.ts';

/** The reports from elsewhere that stand above the tests of a patient. */
export interface ExternalRows {
  rows: readonly ExternalRow[];
  /** The reason why imports cannot be shown; undefined if nothing failed. */
  error: unknown;
  retry: () => void;
}

/**
 * The reports from elsewhere above the tests of a patient: on the first page, and where no filter is set, all of which ask
 * for what only tests have [LIST-13, OUR-358].
 * @param patientId `null` where none are shown
 */
export function useExternalRows(
  patientId: Id | null,
  { index, search, filters }: Pick<ListState, 'index' | 'search' | 'filters'>,
): ExternalRows {
  const nameOf = useTestName();
  const uploads = usePatientUploads(patientId ?? '');
  const { data = [], error, mutate } = useImports(patientId);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isShown = patientId !== null && index === FIRST_PAGE && !isFiltered;
  return {
    rows: isShown ? searched(externalRows(data, uploads), search, nameOf) : [],
    error: data.length === 0 ? error : undefined,
    retry: () => void mutate(),
  };
}
