import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DateField } from './DateField.tsx';

export const dateFieldDocs: ComponentDocs = {
  name: 'DateField',
  summary: 'A date that is typed.',
  use: [
    'For a date that people know by heart or read from a paper, where a calendar is no help.',
    'Where there is no room for a calendar, such as in a table row.',
  ],
  avoid: [
    { when: 'The weekday matters, or the date is near today.', instead: 'DatePicker' },
    { when: 'Two dates say from when to when.', instead: 'DateRangePicker' },
    { when: 'Only a year is needed.', instead: 'NumberField' },
  ],
  accessibility: [
    'It is a plain text field: nothing to learn, and a number pad or a barcode reader can fill it.',
    'All ten ways to write a date are understood, also with a month in words, in the digits of any script; the placeholder names the preferred one.',
    'Where day and month can change places, the preferred order is taken, and the field asks which day is meant.',
    'Input is never lost or rewritten during typing. Errors are shown on blur.',
  ],
  translation: [
    'The format (DD.MM.YYYY) is a preference of the person, not of the language, and its letters are not translated.',
    'The date reads from left to right in every script.',
  ],
  example: ({ label, sentence }) => (
    <DateField label={label} description={sentence} defaultValue="1961-03-14" isRequired />
  ),
};
