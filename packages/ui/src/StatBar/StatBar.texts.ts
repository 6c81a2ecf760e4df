/** The English texts of StatBar. */
export const statBarTexts = {
  /** Shown instead of a rate that is not known. */
  unknown: 'Not known',
  levelCaution: 'Elevated',
  levelCritical: 'Too high',
};
