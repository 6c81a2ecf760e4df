/** The English texts of DatePicker. */
export const datePickerTexts = {
  openCalendar: 'Open calendar',
};
