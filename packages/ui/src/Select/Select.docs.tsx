import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Select } from './Select.tsx';

export const selectDocs: ComponentDocs = {
  name: 'Select',
  summary: 'One of a list that opens when it is needed.',
  use: [
    'In a form, for about five to fifteen choices people know by name.',
    'With sections where the list has parts, and a `description` where names alone do not tell choices apart.',
  ],
  avoid: [
    { when: 'The list is long or comes from a server: let people type.', instead: 'ComboBox' },
    { when: 'There are up to four choices and room to show them.', instead: 'RadioGroup' },
    { when: 'It switches the view, immediately.', instead: 'SegmentedControl' },
    { when: 'The entries do something instead of being a value.', instead: 'Menu' },
  ],
  accessibility: [
    'Arrow keys open the list; typing the first letters finds an option, in the open list and without opening it.',
    'Value and label are both in the name of the button: "AVA fast, Strategy".',
    'An unavailable option stays in the list as disabled; explain why in the `hint` or `description`.',
    'A wheel or scrolling finger never changes the value.',
  ],
  translation: [
    'Order options by meaning, or by the alphabet of the language (`Intl.Collator`), not by their English names.',
    'The chosen option wraps, here and in the list: with large text it takes several lines.',
  ],
  words: {
    label: 'Office',
    name: 'Northside Eye Clinic',
    word: 'Southside Eye Clinic',
    sentence: 'Where the test takes place.',
  },
  example: ({ label, name, sentence, word }) => (
    <Select
      label={label}
      description={sentence}
      defaultValue="1"
      isRequired
      options={[
        { id: '1', label: name },
        { id: '2', label: word },
      ]}
    />
  ),
};
