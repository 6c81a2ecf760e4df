import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Calendar } from './Calendar.tsx';

export const calendarDocs: ComponentDocs = {
  name: 'Calendar',
  summary: 'A month of days to choose one from; RangeCalendar chooses two.',
  use: [
    'Where choosing a day is the task itself and the month should stay in view.',
    'With `startsWith="years"` for a day long ago: year, month and day are three presses.',
    'As RangeCalendar where a first and a last day are chosen.',
  ],
  avoid: [
    { when: 'The date is a field of a form.', instead: 'DatePicker' },
    { when: 'A first and a last day limit a list.', instead: 'DateRangePicker' },
    { when: 'The date is known by heart.', instead: 'DateField' },
  ],
  accessibility: [
    'Arrows move by days, Page Up and Page Down by months, with Shift by years, Home and End to the ends of the month.',
    'The heading is a button that opens all years, then the months; there arrows move in two dimensions and typing `1966` finds it.',
    'Each day is read in full with its weekday; today, selected and unavailable days differ by more than color.',
    'Weeks begin as the language has it; days of a script with its own digits are shown in those.',
  ],
  translation: [
    'Months, weekdays and digits come from the language; only the words of the heading and of Today are translated.',
    'Dates are Gregorian in every language, as clinical records are.',
    'Weekdays shrink to one letter where short names do not fit.',
  ],
  example: ({ label }) => <Calendar aria-label={label} defaultValue="2026-11-20" />,
};
