import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { FieldResetHint } from '../FieldResetHint/FieldResetHint.tsx';
import { TextField } from '../TextField/TextField.tsx';

export const fieldDocs: ComponentDocs = {
  name: 'Field',
  imports: ['FieldError', 'HelpText', 'Label', 'ResetHint'],
  summary: 'What every field has around its control: label above, help, hint and error below.',
  use: [
    'Through the props `label`, `description`, `hint` and `errorMessage` of any field.',
    'By its parts, `Label`, `HelpText`, `ResetHint` and `FieldError`, in a field of your own made of React Aria’s.',
    'An error is given once the field was touched, and says what to do.',
  ],
  avoid: [
    { when: 'A value was changed for the person.', instead: 'FieldResetHint' },
    { when: 'The message is about the whole form.', instead: 'FormError' },
    { when: 'Label and value are only read.', instead: 'KeyValueList' },
  ],
  accessibility: [
    'Label, help, hint and error are tied to the control: it is named after the label and described by the rest.',
    'The control itself announces that it is required; the asterisk is visual only.',
    'A hint is announced once, politely, when it appears. An error is read with the field.',
    'A placeholder is never the only place of a label, and stays readable: bold up to its last space, thin after it.',
  ],
  translation: [
    'Labels start with a capital and have no colon; placeholders too.',
    'All texts wrap; leave room for labels of twice the length of English.',
  ],
  example: ({ label, name, sentence, word }) => (
    <TextField
      label={label}
      defaultValue={name}
      description={sentence}
      placeholder={sentence}
      hint={<FieldResetHint from={word} to={name} />}
      isRequired
    />
  ),
};
