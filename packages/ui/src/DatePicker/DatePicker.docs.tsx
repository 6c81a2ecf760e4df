import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DatePicker } from './DatePicker.tsx';

export const datePickerDocs: ComponentDocs = {
  name: 'DatePicker',
  summary: 'A date that is typed, or picked from a calendar.',
  use: [
    'For the date of a form: typing is quickest, the calendar helps when the weekday matters.',
    'With `startsWith="years"` for a date of birth.',
    'With `minValue` and `maxValue` for what cannot be before or after a day; both are checked and shown in the calendar.',
  ],
  avoid: [
    { when: 'The calendar is no help, or there is no room for it.', instead: 'DateField' },
    { when: 'Two dates say from when to when.', instead: 'DateRangePicker' },
    { when: 'The month should stay in view.', instead: 'Calendar' },
    { when: 'A time of day is needed.', instead: 'TimeField' },
  ],
  accessibility: [
    'The input is a plain text field that understands all ten ways to write a date, with the digits of any script.',
    'Alt and Arrow Down, or the button at its end, open the calendar; Escape closes it and the focus returns.',
    'Where day and month of a typed date can change places, the preferred order is taken, and the field asks which day is meant.',
    'Errors are shown when field and calendar lose focus, not before; the typed text stays.',
  ],
  translation: [
    'The format is a preference of the person, not of the language; its letters are not translated.',
    'Months and weekdays come from the language.',
  ],
  example: ({ label, sentence }) => (
    <DatePicker label={label} description={sentence} defaultValue="1961-03-14" isRequired />
  ),
};
