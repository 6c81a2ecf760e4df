/** What PinField says by itself. */
export const pinFieldTexts = {
  generatePin: 'Generate',
};
