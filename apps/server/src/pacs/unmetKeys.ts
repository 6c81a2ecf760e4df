import type { Values } from '../dicom/values.ts';
import type { WorklistKeys } from './wire.ts';

/** Keys of ours by which a PACS need not match (PS3.4, table K.6-1), as users call them. */
const OPTIONAL = [
  ['AccessionNumber', 'accession number'],
  ['RequestedProcedureID', 'requested procedure ID'],
] as const;

/**
 * Returns the names of the keys by which an item was to be found and is not. A PACS that says of each item that it does
 * not support some optional key (0xFF01) mostly means one that it was only to send, which matters to nobody.
 */
export function unmetKeys({ patient }: Pick<WorklistKeys, 'patient'>, values: Values): string[] {
  return OPTIONAL.flatMap(([keyword, name]) => {
    const key = patient[keyword] ?? '';
    const value = values[keyword];
    const isMet = key === '' || (typeof value === 'string' && value.toLowerCase() === key.toLowerCase());
    return isMet ? [] : [name];
  });
}

/** What is to be known of an item that was found in spite of a key. */
export const WARNING_TEXT = (unmet: readonly string[]): string =>
  `The PACS does not search by ${unmet.join(' and ')}: this item may be another one.`;
