/** What ErrorState says by itself. */
export const errorStateTexts = {
  retry: 'Try again',
};
