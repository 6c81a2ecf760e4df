import { isBetween, isMissing, isNumber, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import type { AcuityRecord } from '../types.ts';

/** No device names a size by more letters. */
const LONGEST_LABEL = 60;

const isDirection = (value: unknown): value is number => isBetween(value, 1, 8) && Number.isInteger(value);
const isPercent = (value: unknown): value is number => isBetween(value, 0, 100);

/** A flag that may be left out: false then; undefined = malformed. */
const flag = (value: unknown): boolean | undefined => {
  if (isMissing(value)) return false;
  return typeof value === 'boolean' ? value : undefined;
};

const labelOf = (value: unknown): string | undefined => {
  if (isMissing(value)) return '';
  return typeof value === 'string' && value.length <= LONGEST_LABEL ? value : undefined;
};

/** Reads an optotype as the API sends it; undefined if any of its values is malformed. */
export function readAcuity(value: unknown): AcuityRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { eye } = value;
  if (eye !== 'OD' && eye !== 'OS' && eye !== 'OU') return undefined;
  const seq_num = readSeqNum(value['seq_num']);
  const skipped = flag(value['skipped']);
  const threshold = flag(value['threshold']);
  const viewed = flag(value['viewed']);
  const contrast = optional(value['contrast'], isPercent);
  const size = optional(value['size'], isNumber);
  const size_label = labelOf(value['size_label']);
  const version = optional(value['version'], isNumber);
  const direction = optional(value['direction'], isDirection);
  if (seq_num === undefined || skipped === undefined || threshold === undefined || viewed === undefined)
    return undefined;
  if (contrast === undefined || size === undefined || size_label === undefined) return undefined;
  if (version === undefined || direction === undefined) return undefined;
  // an optotype without a size says nothing
  if (!skipped && size === null && size_label === '') return undefined;
  return { eye, seq_num, skipped, threshold, contrast, size, size_label, version, direction, viewed };
}
