import { isBetween, isNumber, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import type { EstermanStimulus } from '../types.ts';

/** Beyond this nothing can have been presented. */
const FARTHEST_DEGREES = 90;

/** Reads a stimulus as the API sends it; undefined if any of its values is malformed, or if it is of one eye's field. */
export function readStimulus(value: unknown): EstermanStimulus | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, index, x, y, viewed } = value;
  const seq_num = readSeqNum(value['seq_num']);
  const response_time = optional(value['response_time'], (v) => isBetween(v, 0, Number.MAX_VALUE));
  if (eye === 'OD' || eye === 'OS' || !isNumber(index) || typeof viewed !== 'boolean') return undefined;
  if (!isBetween(x, -FARTHEST_DEGREES, FARTHEST_DEGREES) || !isBetween(y, -FARTHEST_DEGREES, FARTHEST_DEGREES)) {
    return undefined;
  }
  if (seq_num === undefined || response_time === undefined) return undefined;
  return { index, seq_num, x, y, viewed, response_time };
}

/** Reads the progress of the test, limited to 0 to 100; undefined if malformed or missing. */
export function readTotal(value: unknown): number | undefined {
  const total = isRecord(value) ? value['total'] : undefined;
  return isNumber(total) ? Math.min(100, Math.max(0, total)) : undefined;
}
