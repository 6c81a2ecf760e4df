import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

export const dateRangePickerDocs: ComponentDocs = {
  name: 'DateRangePicker',
  summary: 'From when to when: two dates, typed, picked or taken by a preset.',
  use: [
    'To limit a list or a report to a time; either date may stay empty for no limit.',
    'For the first and the last day of something planned, with `isRequired`.',
    'With `presets` of your own where people ask for other times than today, the last days, this month and this year.',
  ],
  avoid: [
    { when: 'There is one date.', instead: 'DatePicker' },
    { when: 'The two dates are separate fields with one label each.', instead: 'DatePicker' },
    { when: 'The month should stay in view.', instead: 'Calendar' },
  ],
  accessibility: [
    'A group with the label as its name; its inputs are called Start date and End date.',
    'Alt and Arrow Down, or the button at its end, open presets and calendar; Escape closes them and the focus returns.',
    'The wrong date is marked; the message is read with both inputs once the whole field was left.',
  ],
  translation: [
    'Presets are in a column next to the calendar and above it on a phone; keep them to two or three words.',
    'The dates follow the line of writing; each is read from left to right.',
  ],
  example: ({ label, sentence }) => (
    <DateRangePicker
      label={label}
      description={sentence}
      defaultValue={{ start: '2026-11-01', end: '2026-11-20' }}
      isRequired
    />
  ),
};
