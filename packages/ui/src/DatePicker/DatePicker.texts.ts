/** What DatePicker says by itself. */
export const datePickerTexts = {
  openCalendar: 'Open calendar',
};
