import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { ComboBox } from './ComboBox.tsx';

export const comboBoxDocs: ComponentDocs = {
  name: 'ComboBox',
  summary: 'One of a long list, found by typing.',
  use: [
    'For ten to some hundred options that are known: doctors, offices, protocols.',
    'With sections and second lines where names alone do not tell options apart.',
  ],
  avoid: [
    { when: 'There are fewer than ten.', instead: 'Select' },
    { when: 'There are two to five that are worth seeing.', instead: 'RadioGroup' },
    { when: 'There are too many to send together.', instead: 'Autocomplete' },
    { when: 'Several are chosen.', instead: 'TagPicker' },
    { when: 'Any text is allowed.', instead: 'TextField' },
  ],
  accessibility: [
    'Typing filters without regard to capitals and accents; the arrow keys move, Enter selects, Escape restores the previous text.',
    'The button at the end opens the whole list, by touch as well; the number of options is announced.',
    'Text that matches no option is reset when the field loses focus.',
  ],
  translation: [
    'Options are sorted by the application, in the order of the language.',
    'The list may be wider than the field; long options wrap.',
  ],
  example: ({ label, name, word, sentence }) => (
    <ComboBox
      label={label}
      description={sentence}
      placeholder={sentence}
      options={[
        { id: '1', label: name, description: word },
        { id: '2', label: word },
      ]}
      defaultValue="1"
    />
  ),
};
