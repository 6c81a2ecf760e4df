import type { Eye } from '../eye.ts';

/** Directions of an eye, 15° apart (KIN-01). */
export const DIRECTIONS = 24;
/** The direction of a record without one: a check of fixation or attention. */
export const NO_DIRECTION = 0;

/** The angle of a direction, degrees counter-clockwise from the patient's right: direction 1 is 0°, 7 straight up. */
export const angleOf = (direction: number): number => ((direction - 1) * 360) / DIRECTIONS;

/** An angle as a right eye has it: both eyes look towards the nose, 180° of a right and 0° of a left one. */
export const asRightEye = (angle: number, eye: Eye): number => (eye === 'OD' ? angle : (540 - angle) % 360);
