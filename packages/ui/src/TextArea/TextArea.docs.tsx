import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { TextArea } from './TextArea.tsx';

export const textAreaDocs: ComponentDocs = {
  name: 'TextArea',
  summary: 'Takes several lines of text.',
  use: [
    'For comments and reasons, where people write sentences.',
    'With `maxLength` and a controlled value where the text is stored with a limit: it then counts.',
  ],
  avoid: [
    { when: 'One line is enough.', instead: 'TextField' },
    { when: 'The answer is one of a few.', instead: 'RadioGroup' },
  ],
  accessibility: [
    'Tab leaves it, Enter begins a new line; send the form by its button.',
    'It grows with the text up to 320 pixels, then scrolls; it can be drawn taller by its corner.',
    'State the limit in the `description` too: the counter is not announced.',
  ],
  translation: [
    'The counter counts UTF-16 units, as the limit does: an emoji may be several.',
    'Text takes the direction of its first letters, whatever the language of the application.',
  ],
  example: ({ label, sentence }) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TextArea label={label} description={sentence} defaultValue={sentence} isRequired />
      <TextArea label={label} placeholder={sentence} />
    </div>
  ),
};
