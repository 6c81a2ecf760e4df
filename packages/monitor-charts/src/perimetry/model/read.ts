import { isBetween, isMissing, isNumber, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import type { Progress, Stimulus } from '../types.ts';

/** Beyond these nothing can have been presented or measured. */
const FARTHEST_DEGREES = 90;
const LEAST_DB = -10;
const MOST_DB = 60;

const isFlag = (value: unknown): boolean => isMissing(value) || typeof value === 'boolean';

/** Reads a stimulus as the API sends it; undefined if any of its values is malformed. */
export function readStimulus(value: unknown): Stimulus | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, index, x, y, viewed, is_blind_spot, has_good_fixation, false_positive, false_negative } = value;
  const seq_num = readSeqNum(value['seq_num']);
  const threshold = optional(value['threshold'], (v) => isBetween(v, LEAST_DB, MOST_DB));
  const response_time = optional(value['response_time'], (v) => isBetween(v, 0, Number.MAX_VALUE));
  const region_no = optional(value['region_no'], isNumber);
  if (eye !== 'OD' && eye !== 'OS') return undefined;
  if (!isNumber(index) || typeof viewed !== 'boolean') return undefined;
  if (!isBetween(x, -FARTHEST_DEGREES, FARTHEST_DEGREES) || !isBetween(y, -FARTHEST_DEGREES, FARTHEST_DEGREES)) {
    return undefined;
  }
  if (seq_num === undefined || threshold === undefined || response_time === undefined || region_no === undefined) {
    return undefined;
  }
  if (![is_blind_spot, has_good_fixation, false_positive, false_negative].every(isFlag)) return undefined;
  return {
    eye,
    index,
    seq_num,
    x,
    y,
    viewed,
    threshold,
    response_time,
    is_blind_spot: is_blind_spot === true,
    has_good_fixation: has_good_fixation !== false,
    false_positive: false_positive === true,
    false_negative: false_negative === true,
    region_no,
  };
}

const percent = (value: unknown, stored: number): number | undefined => {
  if (isMissing(value)) return stored;
  return isNumber(value) ? Math.min(100, Math.max(0, value)) : undefined;
};

/** Reads progress, limited to 0 to 100; a missing part keeps its stored value; undefined if malformed. */
export function readProgress(value: unknown, stored: Progress): Progress | undefined {
  if (!isRecord(value)) return undefined;
  const total = percent(value['total'], stored.total);
  const od = percent(value['od'], stored.od);
  const os = percent(value['os'], stored.os);
  if (total === undefined || od === undefined || os === undefined) return undefined;
  return { total, od, os };
}
