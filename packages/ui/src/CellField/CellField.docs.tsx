import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { CellField } from './CellField.tsx';

const ignore = (): void => undefined;

export const cellFieldDocs: ComponentDocs = {
  name: 'CellField',
  summary: 'A short value in a grid of values, such as the thresholds of a visual field.',
  use: ['For many short values whose place says what they are, typed one after the other.'],
  avoid: [{ when: 'There is room for a visible label.', instead: 'TextField' }],
  accessibility: [
    'The label names the place for screen readers, since no text next to the cell does.',
    'A message for an invalid value is outside of the cell; `messageId` connects them.',
    'A cell is selected as a whole on focus. The grid moves the focus with the arrow keys.',
  ],
  translation: ['The label is the only text; numbers are written as typed.'],
  example: ({ word }) => (
    <>
      <CellField label={`${word} 1`} value="24" onChange={ignore} />
      <CellField label={`${word} 2`} value="<0" onChange={ignore} isMarked />
      <CellField label={`${word} 3`} value="240" onChange={ignore} isInvalid />
    </>
  ),
};
