/** The English texts of Calendar. */
export const calendarTexts = {
  chooseMonth: ({ month }: { month: string }): string => `${month}, choose another month`,
  today: 'Today',
};
