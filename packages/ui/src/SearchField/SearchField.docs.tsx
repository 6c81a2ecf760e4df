import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { SearchField } from './SearchField.tsx';

export const searchFieldDocs: ComponentDocs = {
  name: 'SearchField',
  summary: 'Takes text to search a list for.',
  use: [
    'Above a list, narrowing it while one types; wait a moment after each key before asking a server.',
    'With a `placeholder` that says what can be searched for: "Name, date of birth or ID".',
  ],
  avoid: [
    { when: 'One of the results becomes the value of a form.', instead: 'ComboBox' },
    { when: 'There are a handful of fixed choices to narrow by.', instead: 'Select' },
  ],
  accessibility: [
    'It is a `searchbox`. Its label is only announced, since place and icon explain it; show it where they do not.',
    'Escape clears it, Enter submits immediately, the button at the end is named and is hidden while there is nothing to clear.',
    'Say how many results there are in a status beside the list; the field itself announces nothing.',
  ],
  translation: [
    'Label: "Search patients", a verb and what is searched. The placeholder lists what is recognised, without "Enter…".',
    'A placeholder that does not fit ends in an ellipsis, so name the most useful thing first.',
  ],
  words: { label: 'Search patients', word: 'Search', sentence: 'Name, date of birth or ID' },
  example: ({ label, sentence, name }) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <SearchField label={label} isLabelHidden={false} placeholder={sentence} />
      <SearchField label={label} defaultValue={name} />
    </div>
  ),
};
