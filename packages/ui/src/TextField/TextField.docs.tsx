import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextField } from './TextField.tsx';

export const textFieldDocs: ComponentDocs = {
  name: 'TextField',
  summary: 'Takes one line of text.',
  use: [
    'For names, addresses, ids: what people type as they know it.',
    'With `type` and `autoComplete` (`email`, `tel`, `given-name`): keyboards and password managers rely on them.',
    'With `description` for the rule that must be known before typing.',
  ],
  avoid: [
    { when: 'It is a quantity.', instead: 'NumberField' },
    { when: 'It is a day.', instead: 'DateField' },
    { when: 'It is a secret.', instead: 'PasswordField' },
    { when: 'It is one of a list.', instead: 'ComboBox' },
    { when: 'It is searched for.', instead: 'SearchField' },
    { when: 'It has several lines.', instead: 'TextArea' },
  ],
  accessibility: [
    'Label, help, hint and error are associated with the input: name and description are announced on focus.',
    'Show an `errorMessage` only once the field was left; it marks the field by icon, frame and words.',
    'A `hint` says that the application changed the value, and is announced when it appears.',
    'The asterisk of a required field is visual only; assistive technology announces "required" from the input.',
  ],
  translation: [
    'Labels begin with a capital, have no colon and are on top: they may take two lines.',
    'A placeholder is an example or the expected form, bold up to its last space; it never replaces the label.',
    'Messages say what to do: "Enter a valid e-mail address", "At most 16 characters".',
  ],
  words: { label: 'Last name', name: 'Okafor', word: 'Note', sentence: 'As on the insurance card' },
  example: ({ label, sentence, name, word }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextField label={label} description={sentence} defaultValue={name} isRequired />
      <TextField label={word} placeholder={sentence} errorMessage={sentence} />
      <TextField label={word} hint={sentence} unit={word} defaultValue={name} />
      <TextField label={word} defaultValue={name} isDisabled />
    </div>
  ),
};
