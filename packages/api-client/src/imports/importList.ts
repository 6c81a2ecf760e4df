import type { ImportItem, ImportMessage } from '@isopter/contract';

/** A patient's imports after a message: one that is new stands first [IMP-03]. */
export function withMessage(items: readonly ImportItem[], message: ImportMessage): ImportItem[] {
  if (message.type === 'removed') return items.filter(({ upload_id }) => upload_id !== message.upload_id);
  return withImport(items, message.item);
}

/** The same imports with one that is new or has changed. */
export function withImport(items: readonly ImportItem[], item: ImportItem): ImportItem[] {
  const isKnown = items.some(({ upload_id }) => upload_id === item.upload_id);
  return isKnown ? items.map((known) => (known.upload_id === item.upload_id ? item : known)) : [item, ...items];
}

/** Returns whether an import waits to be read or is being read. */
export const isBeingRead = ({ extraction_status }: Pick<ImportItem, 'extraction_status'>): boolean =>
  extraction_status === 'NOT_STARTED' || extraction_status === 'IN_PROGRESS';
