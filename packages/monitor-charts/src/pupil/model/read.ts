import { isBetween, isMissing, isRecord, optional, readSeqNum } from '../../shared/read.ts';
import { type EyeState, type Light, PERIODS, type PupilState, RESULTS } from '../types.ts';

const LIGHTS: readonly Light[] = ['white', 'red', 'blue'];
/** No pupil is smaller or larger, mm. */
const DIAMETERS = { least: 0.5, most: 12 } as const;
const MOST_SAMPLES = 240;
/** A day. */
const LONGEST = 86_400;

const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T => all.includes(value as T);

/** One of these or null when missing; undefined = malformed. */
function oneOf<T extends string>(all: readonly T[], value: unknown): T | null | undefined {
  if (isMissing(value)) return null;
  return isOneOf(all, value) ? value : undefined;
}

/** A camera that has lost the pupil writes 0, -1 or anything: what no pupil has was not seen, the others were. */
const seenOf = (value: number | null): number | null =>
  isBetween(value, DIAMETERS.least, DIAMETERS.most) ? value : null;

function readDiameters(value: unknown): readonly (number | null)[] | undefined {
  if (isMissing(value)) return [];
  if (!Array.isArray(value) || value.length > MOST_SAMPLES) return undefined;
  return value.every((one) => one === null || typeof one === 'number') ? value.map(seenOf) : undefined;
}

function readEye(value: unknown): EyeState | undefined {
  if (!isRecord(value)) return undefined;
  const { period_type, period_completion_percentage: completion, is_currently_tested, is_retesting } = value;
  const light = oneOf(LIGHTS, value['light']);
  const result = oneOf(RESULTS, value['result']);
  const diameters = readDiameters(value['diameters']);
  if (!isOneOf(PERIODS, period_type) || !isBetween(completion, 0, 100)) return undefined;
  if (typeof is_currently_tested !== 'boolean' || typeof is_retesting !== 'boolean') return undefined;
  if (light === undefined || result === undefined || diameters === undefined) return undefined;
  return { period: period_type, completion, is_tested: is_currently_tested, is_retesting, light, diameters, result };
}

/** Reads a state as the API sends it (ENT-36); undefined if any of its values is malformed. */
export function readState(value: unknown): PupilState | undefined {
  if (!isRecord(value)) return undefined;
  const percentage = value['test_percentage_done'];
  const seq_num = readSeqNum(value['seq_num']);
  const seconds = optional(value['seconds'], (v) => isBetween(v, 0, LONGEST));
  const [OD, OS] = [readEye(value['od_state']), readEye(value['os_state'])];
  if (!isBetween(percentage, 0, 100) || seq_num === undefined || seconds === undefined || !OD || !OS) return undefined;
  return { seq_num, percentage, seconds, eyes: { OD, OS } };
}
