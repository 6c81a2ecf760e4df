/** What EyeTag says by itself. */
export const eyeTexts = {
  eyeBoth: 'Both eyes',
  eyeLeft: 'Left eye',
  eyeRight: 'Right eye',
};
