import { isDirection } from '@isopter/clinical/gaze';
import { isBetween, isMissing, isRecord, readSeqNum } from '../shared/read.ts';
import type { CoverProgress, CoverRecord } from './types.ts';

/** Reads a record as the API sends it; undefined if any of its values is malformed. */
export function readRecord(value: unknown): CoverRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, direction, x, y, viewed, has_good_fixation } = value;
  const seq_num = readSeqNum(value['seq_num']);
  if ((eye !== 'OD' && eye !== 'OS') || !isDirection(direction) || seq_num === undefined) return undefined;
  if (!isBetween(x, -90, 90) || !isBetween(y, -90, 90) || typeof viewed !== 'boolean') return undefined;
  if (!isMissing(has_good_fixation) && typeof has_good_fixation !== 'boolean') return undefined;
  return { eye, seq_num, direction, x, y, viewed, has_good_fixation: has_good_fixation !== false };
}

/** Reads a state as the API sends it; undefined if any of its values is malformed. */
export function readProgress(value: unknown): CoverProgress | undefined {
  if (!isRecord(value)) return undefined;
  const { eye, phase, progress, current_direction = null, finished_directions } = value;
  const seq_num = readSeqNum(value['seq_num']);
  if ((eye !== 'OD' && eye !== 'OS' && eye !== 'OU') || (phase !== 0 && phase !== 1)) return undefined;
  if (!isBetween(progress, 0, 100) || seq_num === undefined) return undefined;
  if (current_direction !== null && !isDirection(current_direction)) return undefined;
  if (!Array.isArray(finished_directions) || !finished_directions.every(isDirection)) return undefined;
  return { eye, phase, progress, current_direction, finished_directions, seq_num };
}
