/** What StatBar says by itself. */
export const statBarTexts = {
  levelCaution: 'Elevated',
  levelCritical: 'Too high',
};
