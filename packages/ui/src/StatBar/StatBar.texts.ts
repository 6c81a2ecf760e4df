/** The English texts of StatBar. */
export const statBarTexts = {
  levelCaution: 'Elevated',
  levelCritical: 'Too high',
};
