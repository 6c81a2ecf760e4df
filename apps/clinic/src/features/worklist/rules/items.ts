import type { WorkItem } from '@isopter/contract';
import { NO_PATIENT } from '../../../lib/domain/tests/noPatient.ts';

/** Columns that sort work items, in addition to their times. */
export const ITEM_COLUMNS = ['patient_name', 'scheduled_procedure_step_start_datetime', 'status'] as const;
export type ItemColumn = (typeof ITEM_COLUMNS)[number];
export const ITEM_ORDERINGS = ITEM_COLUMNS.flatMap((column) => [column, `-${column}` as const]);
export type ItemOrdering = (typeof ITEM_ORDERINGS)[number];

/** The rows of one page of all items, in order of their times unless another one is chosen; the PACS sends them all at once. */
export function itemsOfPage(
  items: readonly WorkItem[],
  { index, size, ordering = 'scheduled_procedure_step_start_datetime' }: PlaceOfItems,
): readonly WorkItem[] {
  const column = ordering.replace('-', '') as ItemColumn;
  const sign = ordering.startsWith('-') ? -1 : 1;
  const sorted = items.toSorted((a, b) => sign * (a[column] ?? '').localeCompare(b[column] ?? ''));
  return sorted.slice(index * size, (index + 1) * size);
}

interface PlaceOfItems {
  index: number;
  size: number;
  ordering: ItemOrdering | undefined;
}

/** Where a test or a bundle of an item is begun: for the patient who is here, else for one who comes with it [PACS-01, FORM-01]. */
export const beginPath = (kind: 'test' | 'bundle', { id, visuall_patient_id }: WorkItem): string =>
  `/tests/${kind === 'bundle' ? 'bundles/' : ''}new/${visuall_patient_id ?? NO_PATIENT}?mwlId=${id}`;
