import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Autocomplete } from './Autocomplete.tsx';

export const autocompleteDocs: ComponentDocs = {
  name: 'Autocomplete',
  summary: 'One of very many, found by a server while typing.',
  use: [
    'For more items than can be sent together: patients, users of all offices.',
    'Where the user must pick an existing item: only a picked suggestion counts, and typing clears it.',
    'With `load(text, signal)`: one function instead of items, a loading flag and a callback. The field debounces, aborts outdated requests and offers to retry failed ones, so old suggestions never appear under new text.',
  ],
  avoid: [
    { when: 'All options are known and fit into one answer.', instead: 'ComboBox' },
    { when: 'There are fewer than ten.', instead: 'Select' },
    { when: 'Several may be chosen.', instead: 'TagPicker' },
    { when: 'It filters a list on the screen.', instead: 'SearchField' },
  ],
  accessibility: [
    'The arrow keys walk through the suggestions, Enter picks one, Escape closes the list; the focus stays in the field.',
    'The number of suggestions is announced; so is a pick that typing took back.',
    'What failed is an option that asks once more, so that keys, fingers and screen readers reach it.',
    'What was typed is underlined and strong in each suggestion, not only coloured.',
    'Use `description` to distinguish items of the same name: a date of birth, a number.',
  ],
  translation: [
    'Matches ignore accents and capitals; each word is matched separately.',
    'Names keep the direction of their script.',
  ],
  example: ({ label, name, sentence, word }) => (
    <Autocomplete
      label={label}
      placeholder={sentence}
      description={sentence}
      load={async () => [{ id: 'one', label: name, description: word }]}
      defaultValue={name === '' ? null : { id: 'one', label: name, description: word }}
    />
  ),
};
