import { isBetween, isMissing, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import type { Tone } from '../types.ts';

/** Beyond these nothing can be heard, or no audiometer goes: hertz, dB HL. */
const FREQUENCIES = { least: 20, most: 20_000 } as const;
const LEVELS = { least: -20, most: 130 } as const;

/** Reads a tone as the API sends it; undefined if any of its values is malformed. */
export function readTone(value: unknown): Tone | undefined {
  if (!isRecord(value)) return undefined;
  const { ear, frequency, volume_db, is_heard, threshold } = value;
  const seq_num = readSeqNum(value['seq_num']);
  const response_time = optional(value['response_time'], (v) => isBetween(v, 0, Number.MAX_VALUE));
  if (ear !== 'RIGHT' && ear !== 'LEFT') return undefined;
  if (!isBetween(frequency, FREQUENCIES.least, FREQUENCIES.most)) return undefined;
  if (!isBetween(volume_db, LEVELS.least, LEVELS.most)) return undefined;
  if (typeof is_heard !== 'boolean' || !(isMissing(threshold) || typeof threshold === 'boolean')) return undefined;
  if (seq_num === undefined || response_time === undefined) return undefined;
  return { ear, seq_num, threshold: threshold === true, frequency, volume_db, is_heard, response_time };
}
