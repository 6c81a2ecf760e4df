import type { Values } from '../../platform/dicom/values.ts';
import type { WorklistKeys } from './wire.ts';

/** Our optional matching keys (PS3.4, table K.6-1), with their names for users. */
const OPTIONAL = [
  ['AccessionNumber', 'accession number'],
  ['RequestedProcedureID', 'requested procedure ID'],
] as const;

/**
 * Returns the names of the search keys that an item does not match. A PACS that reports unsupported optional keys (0xFF01) for
 * each item mostly means keys that we request without searching by them, which does not matter.
 */
export function unmetKeys({ patient }: Pick<WorklistKeys, 'patient'>, values: Values): string[] {
  return OPTIONAL.flatMap(([keyword, name]) => {
    const key = patient[keyword] ?? '';
    const value = values[keyword];
    const isMet = key === '' || (typeof value === 'string' && value.toLowerCase() === key.toLowerCase());
    return isMet ? [] : [name];
  });
}

/** The warning for an item that does not match all search keys. */
export const WARNING_TEXT = (unmet: readonly string[]): string =>
  `The PACS does not search by ${unmet.join(' and ')}: this item may be another one.`;
