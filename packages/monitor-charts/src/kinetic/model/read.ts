import { DIRECTIONS } from '@isopter/clinical/kinetic';
import { isBetween, isMissing, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import type { KineticAnswer } from '../types.ts';

/** Nobody sees farther, degrees. */
const FARTHEST = 110;
/** No vector takes longer, seconds. */
const LONGEST = 120;

/** A boolean, or what it is when the device left it out; undefined = malformed. */
const readFlag = (value: unknown, otherwise: boolean): boolean | undefined => {
  if (isMissing(value)) return otherwise;
  return typeof value === 'boolean' ? value : undefined;
};

/** Reads an answer as the API sends it; undefined if any of its values is malformed. */
export function readAnswer(value: unknown): KineticAnswer | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, direction, x, y, viewed } = value;
  const seq_num = readSeqNum(value['seq_num']);
  const response_time = optional(value['response_time'], (v) => isBetween(v, 0, LONGEST));
  const is_blind_spot = readFlag(value['is_blind_spot'], false);
  const has_good_fixation = readFlag(value['has_good_fixation'], true);
  if (eye !== 'OD' && eye !== 'OS') return undefined;
  if (!isBetween(direction, 0, DIRECTIONS) || !Number.isInteger(direction)) return undefined;
  if (!isBetween(x, -FARTHEST, FARTHEST) || !isBetween(y, -FARTHEST, FARTHEST)) return undefined;
  if (Math.hypot(x, y) > FARTHEST || typeof viewed !== 'boolean') return undefined;
  if (seq_num === undefined || response_time === undefined) return undefined;
  if (is_blind_spot === undefined || has_good_fixation === undefined) return undefined;
  return { eye, seq_num, direction, x, y, is_blind_spot, viewed, response_time, has_good_fixation };
}
