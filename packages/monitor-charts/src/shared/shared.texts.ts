/** Words that most monitors say. Numbers arrive as they are to be written. */
export const sharedWords = {
  /** Under a list of records that is longer than anyone reads. */
  olderNotListed: ({ amount }: { amount: string }): string => `Older records that are not listed: ${amount}`,
};
