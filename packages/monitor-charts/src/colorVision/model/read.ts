import { type Fields, isBetween, isMissing, isNumber, isRecord } from '../../shared/read.ts';
import type { Read } from '../../shared/snapshot.ts';
import {
  COLOR_EYES,
  type ColorEye,
  type Eyes,
  type EyeState,
  NO_EYES,
  type Section,
  SECTIONS,
  type SectionState,
} from './types.ts';

/** More answers than any section has, and longer than any grade. */
const MOST_ANSWERS = 10_000;
const LONGEST = 100;

const isEye = (value: unknown): value is ColorEye => COLOR_EYES.includes(value as ColorEye);
const isSection = (value: unknown): value is Section => SECTIONS.includes(value as Section);
const isCount = (value: unknown): value is number => isBetween(value, 0, MOST_ANSWERS) && Number.isInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** Reads a value that may be missing; what is neither is counted and left out. */
function tolerant<T>(value: unknown, accepts: (value: unknown) => value is T, count: () => void): T | null {
  if (isMissing(value)) return null;
  if (accepts(value)) return value;
  count();
  return null;
}

const isResult = (value: unknown): value is string | readonly number[] =>
  isText(value) || (Array.isArray(value) && value.length <= LONGEST && value.every((cap) => isNumber(cap)));

function readSection(value: unknown, count: () => void): SectionState | undefined {
  if (!isRecord(value)) return undefined;
  const { section, done, all_data_received, correct_answers, total_answers } = value;
  if (!isSection(section) || typeof done !== 'boolean') return undefined;
  if (!isCount(correct_answers) || !isCount(total_answers) || correct_answers > total_answers) return undefined;
  const result = tolerant(value['result'], isResult, count);
  return { section, result, done, all_data_received: all_data_received === true, correct_answers, total_answers };
}

function readEye(value: Fields, eye: ColorEye, count: () => void): EyeState | undefined {
  const { percentage_done, sections } = value;
  if (!isBetween(percentage_done, 0, 100) || !Array.isArray(sections)) return undefined;
  const read = new Map<Section, SectionState>();
  for (const one of sections as unknown[]) {
    const section = readSection(one, count);
    if (section) read.set(section.section, section);
    else count();
  }
  return {
    eye,
    current_section: tolerant(value['current_section'], isSection, count),
    target_row: tolerant(value['target_row'], isCount, count),
    sections: SECTIONS.flatMap((section) => read.get(section) ?? []),
    percentage_done,
    tritan_deficiency: tolerant(value['tritan_deficiency'], isText, count),
    protan_deutan_deficiency: tolerant(value['protan_deutan_deficiency'], isText, count),
    protan_deutan_deficiency_type: tolerant(value['protan_deutan_deficiency_type'], isText, count),
  };
}

/**
 * Reads the eyes of a state, `eye_states`, each by `read`: eyes that are unknown or malformed are left out and counted.
 * Undefined when there is no list of eyes.
 */
export function readEyes<T>(
  value: unknown,
  read: (eye: Fields, name: ColorEye, count: () => void) => T | undefined,
): Read<Eyes<T>> | undefined {
  if (!isRecord(value) || !Array.isArray(value['eye_states'])) return undefined;
  let ignored = 0;
  const count = (): void => {
    ignored += 1;
  };
  const eyes: Record<ColorEye, T | null> = { ...NO_EYES };
  for (const state of value['eye_states'] as unknown[]) {
    const eye = isRecord(state) ? state['eye'] : undefined;
    const found = isRecord(state) && isEye(eye) ? read(state, eye, count) : undefined;
    if (found !== undefined && isEye(eye)) eyes[eye] = found;
    else count();
  }
  return { value: eyes, ignored };
}

/** Reads the state of a Waggoner or D-15 test (ENT-33); undefined when it is none. */
export const readColorVision = (value: unknown): Read<Eyes<EyeState>> | undefined => readEyes(value, readEye);
