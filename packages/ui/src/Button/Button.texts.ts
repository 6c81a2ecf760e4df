/** What Button says by itself. */
export const buttonTexts = {
  pending: 'In progress',
};
