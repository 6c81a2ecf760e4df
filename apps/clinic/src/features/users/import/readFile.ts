import { EMPLOYEE_CSV } from '@isopter/contract';

/** The maximum size of a file in bytes: no character takes more than four. */
export const FILE_MAX = 4 * EMPLOYEE_CSV.characters;

/** Why a chosen file is not sent. */
export type UnreadFile = 'notText' | 'tooLarge';

/** The text of a file in UTF-8, or why it has none that can be imported. */
export async function readFile(file: Blob): Promise<{ csv: string } | { unread: UnreadFile }> {
  if (file.size > FILE_MAX) return { unread: 'tooLarge' };
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return csv.length > EMPLOYEE_CSV.characters ? { unread: 'tooLarge' } : { csv };
  } catch {
    return { unread: 'notText' };
  }
}
