import type { LiveData } from '@isopter/contract';
/** The patient's right, left, or both eyes. */
export type Eye = 'OD' | 'OS' | 'OU';

/** The eyes in display order: the left eye on the left, both eyes last. */
export const EYES: readonly Eye[] = ['OS', 'OD', 'OU'];

/** The kind of optotype to draw. */
export type OptotypeKind = 'LANDOLT_C' | 'TUMBLING_E';

/** One optotype [ENT-28, ACU-04]. */
export type AcuityRecord = LiveData<'new_acuity_optotype_result'>;
