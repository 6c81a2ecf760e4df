import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TagPicker } from './TagPicker.tsx';

export const tagPickerDocs: ComponentDocs = {
  name: 'TagPicker',
  summary: 'Several of a list or of a server, found by typing; each that is chosen becomes a tag.',
  use: [
    'For the offices of a user or the doctors of a list, where there are more than ten to choose from.',
    'With `load(text, signal)` if there are too many to send together, as in Autocomplete.',
    'With `maxItems` where there is a limit: the rest of the list is then disabled, and the count says why.',
  ],
  avoid: [
    { when: 'There are fewer than ten, and room for all.', instead: 'CheckboxGroup' },
    { when: 'Exactly one of a known list is chosen.', instead: 'ComboBox' },
    { when: 'Exactly one is chosen, and the server suggests.', instead: 'Autocomplete' },
    { when: 'It only shows properties that cannot be changed.', instead: 'Badge' },
  ],
  accessibility: [
    'Backspace in the empty field takes the last tag away; in the tags the arrow keys walk and Delete takes away.',
    'What is added and removed is announced, as is the number of suggestions.',
    'After the last tag was taken away the focus is in the field.',
    'Each tag has the size of a target, and so does its button.',
  ],
  translation: [
    'The tags are options: they wrap, and a long one takes a separate line.',
    'The count is a separate sentence, never glued to the label.',
  ],
  example: ({ label, name, word, sentence }) => (
    <TagPicker
      label={label}
      description={sentence}
      placeholder={sentence}
      options={[
        { id: '1', label: name },
        { id: '2', label: word },
        { id: '3', label: sentence },
      ]}
      defaultValue={[
        { id: '1', label: name },
        { id: '2', label: word },
      ]}
    />
  ),
};
