import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TimeField } from './TimeField.tsx';

export const timeFieldDocs: ComponentDocs = {
  name: 'TimeField',
  summary: 'A time of day.',
  use: [
    'For when something begins or ends, with hours and minutes.',
    'With `step` where only some minutes are possible, such as appointments every 15 minutes.',
  ],
  avoid: [
    { when: 'A duration is needed.', instead: 'NumberField' },
    { when: 'There are few fixed times to choose from.', instead: 'Select' },
    { when: 'A date is needed.', instead: 'DatePicker' },
  ],
  accessibility: [
    'Each part is a spin button with a name: digits fill it, arrows step it, Backspace empties it.',
    'The field reports a time once it is complete; a partial one stays as typed.',
    'Left and right move between the parts as they are seen.',
  ],
  translation: [
    'Twelve or twenty-four hours is a preference of the person, not of the language.',
    'The words for morning and afternoon and the digits come from the language.',
  ],
  example: ({ label, sentence }) => <TimeField label={label} description={sentence} defaultValue="09:05" isRequired />,
};
