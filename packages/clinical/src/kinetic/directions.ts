import type { Eye } from '../eye.ts';

/** The number of directions per eye, 15° apart (KIN-01). */
export const DIRECTIONS = 24;
/** The direction of a record without one: a check of fixation or attention. */
export const NO_DIRECTION = 0;

/** The angle of a direction, degrees counter-clockwise from the patient's right: direction 1 is 0°, 7 straight up. */
export const angleOf = (direction: number): number => ((direction - 1) * 360) / DIRECTIONS;

/** Converts an angle to that of a right eye: the nose is at 180° of a right eye and at 0° of a left eye. */
export const asRightEye = (angle: number, eye: Eye): number => (eye === 'OD' ? angle : (540 - angle) % 360);
