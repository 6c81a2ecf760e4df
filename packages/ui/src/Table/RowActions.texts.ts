/** What RowActions says by itself. */
export const rowActionsTexts = {
  moreActions: ({ subject }: { subject: string }): string => `Actions for ${subject}`,
};
