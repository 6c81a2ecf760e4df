import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { MissingValue } from './MissingValue.tsx';

export const missingValueDocs: ComponentDocs = {
  name: 'MissingValue',
  summary: 'Stands in a list where a value should be and is not.',
  use: [
    'In a cell of a table whose value should be entered: a date of birth, an id number.',
    'In a KeyValueList, for the same reason.',
  ],
  avoid: [
    { when: 'The whole list has nothing to show.', instead: 'EmptyState' },
    { when: 'The value is on its way.', instead: 'Skeleton' },
    { when: 'A form asks for the value.', instead: 'TextField' },
  ],
  accessibility: [
    'It is an image named after what is missing ("Date of birth is missing"), read with the cell.',
    'Its name also shows where a pointer rests on it; the heading of the column says the same to everybody else.',
    'The triangle, not its colour, distinguishes it from a value.',
  ],
  translation: [
    'The label is part of a sentence. Languages that inflect it may translate `missingValue` as "Missing: {{label}}".',
  ],
  example: ({ label }) => <MissingValue label={label} />,
};
