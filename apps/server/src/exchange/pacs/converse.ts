import type { PacsTrouble } from '@isopter/contract';
import type { PacsEndpoint } from '../../platform/db/tables/pacsTypes.ts';
import { associate, type Association } from './dimse/association.ts';
import { DimseError } from './dimse/trouble.ts';
import type { PacsOutcome } from './wire.ts';

/** Milliseconds for a connection and its acceptance, and for each response. */
export interface Patience {
  opening: number;
  response: number;
}
export const QUERY_PATIENCE: Patience = { opening: 5_000, response: 5_000 };
/** An archive writes to disks before it answers. */
export const STORE_PATIENCE: Patience = { opening: 5_000, response: 30_000 };

export const hex = (status: number): string => `0x${status.toString(16).toUpperCase().padStart(4, '0')}`;

/** Messages for the clinic. They never contain the address of the PACS. */
const TEXTS: Readonly<Record<PacsTrouble, string>> = {
  UNKNOWN_HOST: 'The address of the PACS is not known.',
  UNREACHABLE: 'There is no way to the address of the PACS.',
  REFUSED: 'Nothing accepts connections at the address of the PACS.',
  NO_ANSWER: 'The PACS does not answer.',
  TLS: 'There is no secure connection: the certificate of the PACS is not trusted, or it does not use TLS.',
  CLOSED: 'The PACS closed the connection at once. It may want TLS, or not accept our address.',
  CALLED_AE: 'The PACS does not have the AE title that it is called by.',
  CALLING_AE: 'The PACS does not know our AE title.',
  REJECTED: 'The PACS rejects associations.',
  BUSY: 'The PACS is busy.',
  NO_SERVICE: 'The PACS does not offer this service.',
  NO_DICOM: 'What the PACS answered is not DICOM.',
  ABORTED: 'The PACS ended the conversation.',
  BROKEN_OFF: 'The connection to the PACS broke off.',
};

export const unreached = (trouble: PacsTrouble): PacsOutcome<never> => ({
  result: 'unreached',
  trouble,
  details: TEXTS[trouble],
});

/** Opens an association, runs a conversation in it, and releases it. Answers that are not DICOM become an outcome, not an error. */
export async function converse<T>(
  endpoint: PacsEndpoint,
  classes: readonly string[],
  patience: Patience,
  talk: (association: Association) => Promise<PacsOutcome<T>>,
): Promise<PacsOutcome<T>> {
  let association: Association | undefined;
  try {
    association = await associate(endpoint, classes, patience);
    const outcome = await talk(association);
    await association.release();
    return outcome;
  } catch (error) {
    association?.abort();
    if (error instanceof DimseError) return unreached(error.trouble);
    if (error instanceof RangeError) return unreached('NO_DICOM');
    throw error;
  }
}
