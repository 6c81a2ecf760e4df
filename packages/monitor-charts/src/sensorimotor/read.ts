import { isBetween, isMissing, isNumber, isRecord, optional, readSeqNum } from '../shared/read.ts';
import type { AlignedEye, AlignmentResult, Location, SensorimotorReport } from './types.ts';

const isEye = (value: unknown): value is AlignedEye => value === 'OD' || value === 'OS' || value === 'OU';
/** Nobody looks farther, and no scene of a headset is larger. */
const FARTHEST = 1_000;

function readLocation(value: unknown, of: AlignedEye): Location | undefined {
  if (!isRecord(value)) return undefined;
  const { location_index, x_units, y_units, eye = of } = value;
  if (!isNumber(location_index) || !Number.isInteger(location_index) || location_index < 0) return undefined;
  if (!isBetween(x_units, -FARTHEST, FARTHEST) || !isBetween(y_units, -FARTHEST, FARTHEST)) return undefined;
  if (!isMissing(eye) && !isEye(eye)) return undefined;
  return { eye: eye ?? of, location_index, x_units, y_units };
}

function readResult(value: unknown, of: AlignedEye): AlignmentResult | null | undefined {
  if (isMissing(value)) return null;
  if (!isRecord(value)) return undefined;
  const location = readLocation(value['location'], of);
  const distance_degrees = optional(value['distance_degrees'], (v) => isBetween(v, 0, 180));
  const { threshold, attempt_number } = value;
  if (!location || distance_degrees === undefined || typeof threshold !== 'boolean') return undefined;
  if (!isBetween(attempt_number, 0, 1_000)) return undefined;
  return { location, distance_degrees, threshold, attempt_number };
}

/** Reads a state as the API sends it; undefined if any of its values is malformed. */
export function readReport(value: unknown): SensorimotorReport | undefined {
  if (!isRecord(value)) return undefined;
  const { algorithm_version, eye, percentage, locations_done } = value;
  const seq_num = readSeqNum(value['seq_num']);
  if (!isNumber(algorithm_version) || !isEye(eye) || !isBetween(percentage, 0, 100)) return undefined;
  if (seq_num === undefined || !Array.isArray(locations_done)) return undefined;
  const done = (locations_done as unknown[]).map((one) => readLocation(one, eye));
  const last_result = readResult(value['last_result'], eye);
  if (last_result === undefined || !done.every((one) => one !== undefined)) return undefined;
  return { seq_num, algorithm_version, eye, percentage, locations_done: done, last_result };
}
