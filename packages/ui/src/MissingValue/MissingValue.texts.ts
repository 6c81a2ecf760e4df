/** The English texts of MissingValue. */
export const missingValueTexts = {
  missingValue: ({ label }: { label: string }): string => `${label} is missing`,
};
