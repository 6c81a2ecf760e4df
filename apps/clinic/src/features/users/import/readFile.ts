import { EMPLOYEE_CSV } from '@isopter/contract';

/** The maximum size of a file in bytes: no character takes more than four. */
export const FILE_MAX = 4 * EMPLOYEE_CSV.characters;

/** The reason why a chosen file cannot be read. */
export type UnreadFile = 'notText' | 'tooLarge';

/** Returns the text of a UTF-8 file, or the reason why it cannot be read. */
export async function readFile(file: Blob): Promise<{ csv: string } | { unread: UnreadFile }> {
  if (file.size > FILE_MAX) return { unread: 'tooLarge' };
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return csv.length > EMPLOYEE_CSV.characters ? { unread: 'tooLarge' } : { csv };
  } catch {
    return { unread: 'notText' };
  }
}
