/** What MissingValue says by itself. */
export const missingValueTexts = {
  missingValue: ({ label }: { label: string }): string => `${label} is missing`,
};
