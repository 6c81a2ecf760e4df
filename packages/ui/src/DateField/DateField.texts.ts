/** The English texts of DateField. */
export const dateFieldTexts = {
  invalidDate: ({ format }: { format: string }): string => `Enter a date as ${format}`,
  maxDate: ({ date }: { date: string }): string => `The date must not be after ${date}`,
  whichDay: 'Which day is meant?',
  minDate: ({ date }: { date: string }): string => `The date must not be before ${date}`,
};
