/** What Calendar says by itself. */
export const calendarTexts = {
  chooseMonth: ({ month }: { month: string }): string => `${month}, choose another month`,
  today: 'Today',
};
