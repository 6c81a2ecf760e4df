/** The English texts of PinField. */
export const pinFieldTexts = {
  generatePin: 'Generate',
};
