import { readEyes } from '../../colorVision/model/read.ts';
import type { Eyes } from '../../colorVision/model/types.ts';
import { isMissing, isNumber, isRecord } from '../../shared/read.ts';
import type { Read } from '../../shared/snapshot.ts';
import type { PlateResponse } from '../types.ts';

/** More plates than any edition has, and longer than anything that is read. */
const MOST_PLATES = 100;
const LONGEST = 20;

/** A plate that could not be read keeps its place, so that the others keep their numbers. */
const UNREADABLE: PlateResponse = { answered: false, value: null, answer: null };

/** What stands on a plate or was read; undefined = malformed. */
function readText(value: unknown): string | null | undefined {
  if (isMissing(value)) return null;
  if (isNumber(value)) return String(value);
  return typeof value === 'string' && value.length <= LONGEST ? value.trim() : undefined;
}

function readResponse(response: unknown): PlateResponse | undefined {
  if (!isRecord(response) || typeof response['answered'] !== 'boolean') return undefined;
  const value = readText(response['value']);
  const answer = readText(response['answer']);
  return value === undefined || answer === undefined ? undefined : { answered: response['answered'], value, answer };
}

/** Reads the state of an Ishihara test (ENT-34); undefined when it is none. */
export const readPlates = (value: unknown): Read<Eyes<readonly PlateResponse[]>> | undefined =>
  readEyes(value, ({ responses }, _, count) => {
    if (!Array.isArray(responses)) return undefined;
    const read = (responses as unknown[]).slice(0, MOST_PLATES).map((response) => {
      const found = readResponse(response);
      if (!found) count();
      return found ?? UNREADABLE;
    });
    for (let i = read.length; i < responses.length; i += 1) count();
    return read;
  });
