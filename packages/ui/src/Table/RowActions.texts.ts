/** The English texts of RowActions. */
export const rowActionsTexts = {
  moreActions: ({ subject }: { subject: string }): string => `Actions for ${subject}`,
};
