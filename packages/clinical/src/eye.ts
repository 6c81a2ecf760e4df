/** The right eye (OD), the left eye (OS). */
export type Eye = 'OD' | 'OS';
/** Both eyes in display order: the left one on the left. */
export const EYES: readonly Eye[] = ['OS', 'OD'];
