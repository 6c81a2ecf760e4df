/** The English texts of Button. */
export const buttonTexts = {
  pending: 'In progress',
};
