import type { DeviceScreen, MonitorKind } from '@isopter/contract';
import type instructions from '@isopter/locales/en-us/instructions.json';

/** Key of an instruction to the patient in instructions.json. */
export type Instruction = keyof typeof instructions;

/** Kinds of tests with one instruction for the whole examination. Kinds in which an examiner explains each step have none. */
const OF_KIND: Readonly<Partial<Record<MonitorKind, Instruction>>> = {
  perimetry: 'perimetry',
  esterman: 'esterman',
  kinetic: 'kinetic',
  acuity: 'acuity',
  contrast: 'contrast',
  d15: 'd15',
  ishihara: 'ishihara',
  waggoner: 'waggoner',
  eoms: 'eoms',
  cover: 'cover',
  pupil: 'pupil',
  stereopsis: 'stereopsis',
  audiology: 'audiology',
};

const OF_SCREEN: Readonly<Partial<Record<DeviceScreen, Instruction>>> = {
  'test paused': 'paused',
  'testing convergence': 'convergence',
  'foveal tutorial': 'foveal',
  'doing test foveal': 'foveal',
};

/** Screens of the device during which the instruction of the kind of test applies. */
const EXAMINATION: readonly string[] = ['introduction', 'tutorial', 'play', 'doing test'] satisfies DeviceScreen[];

/** Returns the instruction of a screen of the device; null if there is none. */
export function instructionOf(kind: MonitorKind | undefined, screen: string | null): Instruction | null {
  const own = OF_SCREEN[screen as DeviceScreen];
  if (own) return own;
  return (kind && EXAMINATION.includes(screen ?? '') && OF_KIND[kind]) || null;
}
