/** The English texts of EyeTag. */
export const eyeTexts = {
  eyeBoth: 'Both eyes',
  eyeLeft: 'Left eye',
  eyeRight: 'Right eye',
};
