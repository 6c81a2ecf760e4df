import type { HemifieldResult } from '@isopter/clinical/perimetry/analysis';
import type { BaseProgram, StrategyValue } from '@isopter/contract';
import { type Code, OWN_SCHEME } from './common.ts';

/** Test patterns (PS3.16, CID 4250); 24-2C has no code there. */
export const PATTERN: Readonly<Record<BaseProgram, Code>> = {
  '24-2': ['111800', 'DCM', 'Visual Field 24-2 Test Pattern'],
  '10-2': ['111801', 'DCM', 'Visual Field 10-2 Test Pattern'],
  '30-2': ['111802', 'DCM', 'Visual Field 30-2 Test Pattern'],
  '24-2C': ['24-2C', OWN_SCHEME, 'Visual Field 24-2C Test Pattern'],
};

/** Strategies that measure sensitivities (PS3.16, CID 4251); those of the AVA family have no code there. */
export const STRATEGY: Readonly<Partial<Record<StrategyValue, Code>>> = {
  FULL_THRESHOLD: ['111818', 'DCM', 'Visual Field Full Threshold Test Strategy'],
  AVA_STANDARD: ['AVA_STANDARD', OWN_SCHEME, 'AVA Standard'],
  AVA_FAST: ['AVA_FAST', OWN_SCHEME, 'AVA Fast'],
};

/** Angular diameters of the Goldmann sizes I to V at 30 cm, degrees. */
export const GOLDMANN_DIAMETERS = [0.108, 0.216, 0.431, 0.862, 1.724];

export const BLIND_SPOT_MONITORING: Code = ['111844', 'DCM', 'Blind Spot Monitoring'];
/** Fixation monitoring without any record of it: CID 4253 has only methods and "None". */
export const UNKNOWN_MONITORING: Code = ['261665006', 'SCT', 'Unknown'];
export const WHITE: Code = ['371251000', 'SCT', 'White'];
export const VISUAL_FIELD_INDEX: Code = ['111852', 'DCM', 'Visual Field Index'];
export const HEMIFIELD_TEST: Code = ['111855', 'DCM', 'Glaucoma Hemifield Test Analysis'];
export const PERCENT: Code = ['%', 'UCUM', 'Percent'];

export const HEMIFIELD: Readonly<Record<HemifieldResult, Code>> = {
  outsideNormalLimits: ['111847', 'DCM', 'Outside normal limits'],
  borderline: ['111848', 'DCM', 'Borderline'],
  abnormallyHigh: ['111849', 'DCM', 'Abnormally high sensitivity'],
  borderlineAndGeneralReduction: ['111851', 'DCM', 'Borderline and general reduction in sensitivity'],
  generalReduction: ['111850', 'DCM', 'General reduction in sensitivity'],
  withinNormalLimits: ['WITHIN', OWN_SCHEME, 'Within normal limits'],
};

/** The method of our deviations: healthy eyes of the same age, weighted by their spread. */
export const ALGORITHM_FAMILY: Code = ['DEVIATION', OWN_SCHEME, 'Deviation from healthy eyes of the same age'];
