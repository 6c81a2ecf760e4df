import { calendarTexts } from '../Calendar/Calendar.texts.ts';
import { dateFieldTexts } from '../DateField/DateField.texts.ts';
import { datePickerTexts } from '../DatePicker/DatePicker.texts.ts';

/** The English texts of DateRangePicker. */
export const dateRangePickerTexts = {
  ...dateFieldTexts,
  clearDates: 'Clear dates',
  dateRange: 'The end date must not be before the start date',
  endDate: 'End date',
  last30Days: 'Last 30 days',
  last7Days: 'Last 7 days',
  openCalendar: datePickerTexts.openCalendar,
  startDate: 'Start date',
  suggestedDates: 'Suggestions',
  thisMonth: 'This month',
  thisYear: 'This year',
  today: calendarTexts.today,
};
