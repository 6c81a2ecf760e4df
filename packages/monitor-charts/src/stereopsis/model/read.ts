import { isBetween, isMissing, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import type { Plate } from '../types.ts';

/** No plate has more dots, and no test more plates. */
const MOST = { places: 100, plates: 100_000 } as const;
/** Seconds of arc. A disparity of none can be neither seen nor drawn. */
const DISPARITIES = { least: 0.1, most: 10_000 } as const;

const isWhole = (value: unknown, most: number): value is number => isBetween(value, 0, most) && Number.isInteger(value);

/** Reads a plate as the API sends it; undefined if any of its values is malformed. */
export function readPlate(value: unknown): Plate | undefined {
  if (!isRecord(value)) return undefined;
  const { arcsec, target, index, threshold } = value;
  const seq_num = readSeqNum(value['seq_num']);
  const target_answer = optional(value['target_answer'], (v) => isWhole(v, MOST.places));
  if (!isBetween(arcsec, DISPARITIES.least, DISPARITIES.most)) return undefined;
  if (!isWhole(target, MOST.places) || !isWhole(index, MOST.plates)) return undefined;
  if (!(isMissing(threshold) || typeof threshold === 'boolean')) return undefined;
  if (seq_num === undefined || target_answer === undefined) return undefined;
  return { seq_num, threshold: threshold === true, target, target_answer, arcsec, index };
}
