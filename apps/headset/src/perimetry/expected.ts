import type { Point } from '@isopter/clinical';
import { normalSensitivity, sizeEffect } from '@isopter/clinical/perimetry';
import type { GoldmannSize } from '@isopter/contract';
import type { Looking } from '../observer.ts';

/** The Goldmann size of a test that names none. */
export const USUAL_SIZE: GoldmannSize = 3;

/**
 * Returns the sensitivity of a healthy eye of an age (years) to a Goldmann size at a point, dB. Both eyes together have
 * that of the better one.
 */
export const expectedSensitivity = (point: Point, eye: Looking, age: number, size: GoldmannSize = USUAL_SIZE): number =>
  Math.max(...(eye === 'OU' ? (['OD', 'OS'] as const) : [eye]).map((one) => normalSensitivity(point, one, age))) +
  sizeEffect(size, point);
