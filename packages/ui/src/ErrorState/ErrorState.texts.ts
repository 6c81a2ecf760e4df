/** The English texts of ErrorState. */
export const errorStateTexts = {
  retry: 'Try again',
};
