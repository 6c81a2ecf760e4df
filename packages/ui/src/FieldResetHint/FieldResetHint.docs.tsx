import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextField } from '../TextField/TextField.tsx';
import { FieldResetHint } from './FieldResetHint.tsx';

export const fieldResetHintDocs: ComponentDocs = {
  name: 'FieldResetHint',
  summary: 'Says on a field that its value was changed for the person, from what and to what.',
  use: [
    'When a choice elsewhere in the form removes or replaces another: another device, another strategy.',
    'As the `hint` of any field, with `useFieldResets`, which drops it as soon as the field is edited.',
  ],
  avoid: [
    { when: 'The value is wrong.', instead: 'FieldError' },
    { when: 'It is general help.', instead: 'HelpText' },
    { when: 'The whole form changed.', instead: 'Banner' },
    { when: 'A save went through.', instead: 'ToastRegion' },
  ],
  accessibility: [
    'The field announces it once, politely, and keeps it as part of its description.',
    'It slides in within 160 ms, to draw attention to the change; with reduced motion it appears immediately.',
    'An icon and words say it, not the colour alone.',
  ],
  translation: [
    '`from` and `to` are put into a sentence: give them as they are shown in the field, without a full stop.',
  ],
  example: ({ label, word, name, sentence }) => (
    <TextField label={label} defaultValue={name} hint={<FieldResetHint from={word} to={name} reason={sentence} />} />
  ),
};
